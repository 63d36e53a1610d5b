import { expect, test } from "bun:test";
import type { CallRecord } from "@rufbaum/calls";
import { wordsIn } from "@rufbaum/words";
import { viewActiveCall, viewCall } from "./views.ts";

const ASKED_FOR = Date.UTC(2026, 6, 14, 10, 0, 0);

test.each([
  ["never answered, and over", null, 74, 0],
  ["answered after 9 s, and over", 9, 74, 65],
  ["not answered yet", null, null, 80],
  ["answered after 9 s, and running", 9, null, 71],
])("%s: seconds", (_, answered, ended, seconds) => {
  const call = record({ answeredAt: after(answered), endedAt: after(ended) });
  expect(viewCall(call, null, { now: ASKED_FOR + 80_000, words: wordsIn("de") }).duration).toBe(
    seconds,
  );
});

test("what the carrier counted stands", () => {
  const call = record({ answeredAt: after(9), endedAt: after(74), duration: 60 });
  expect(viewCall(call, null, { now: ASKED_FOR + 80_000, words: wordsIn("de") }).duration).toBe(60);
});

test("a running call's seconds are counted from its answer", () => {
  const call = record({ answeredAt: after(9) });
  expect(
    viewActiveCall(call, null, { lastMessages: [], campaign: null }, ASKED_FOR + 80_000),
  ).toMatchObject({
    startTime: "2026-07-14T10:00:09.000Z",
    duration: 71,
  });
});

function after(seconds: number | null): number | null {
  return seconds === null ? null : ASKED_FOR + seconds * 1000;
}

function record(facts: Partial<CallRecord>): CallRecord {
  return {
    id: "call_1",
    callSid: "CA1",
    treeId: "tree_1",
    treeName: "Test",
    snapshotId: "snapshot_1",
    direction: "outbound",
    from: "+493023125800",
    to: "+493023125001",
    line: "relay",
    answeredBy: null,
    status: "in-progress",
    statusSequence: 0,
    purpose: null,
    madeBy: null,
    attempt: null,
    carrier: null,
    denials: null,
    currentNodeId: null,
    state: null,
    outcome: null,
    outcomeBy: null,
    takenOverAt: null,
    stoppedAt: null,
    endReason: null,
    error: null,
    createdAt: ASKED_FOR,
    answeredAt: null,
    endedAt: null,
    closedAt: null,
    duration: null,
    ...facts,
  };
}

test.each([
  ["a number of the carrier's", { code: "21211", message: null }, "number called is invalid"],
  ["an HTTP status", { code: "http-503", message: null }, "(HTTP 503)"],
  ["a fault of ours", { code: "fault", message: null }, "program error"],
  [
    "what an older version kept",
    { code: "21211", message: "Ungültig." },
    "number called is invalid",
  ],
  ["what only an older version knew", { code: "29999", message: "Alter Satz." }, "Alter Satz."],
])("a call that failed is told by %s", (_, error, words) => {
  const { error: told } = viewCall(record({ error }), null, {
    now: ASKED_FOR,
    words: wordsIn("en"),
  });
  expect(told?.code).toBe(error.code);
  expect(told?.message).toContain(words);
});
