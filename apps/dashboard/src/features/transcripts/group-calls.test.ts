import { expect, test } from "bun:test";
import type { TranscriptMessage } from "../../api/live-messages.ts";
import { groupCalls, shortSid } from "./group-calls.ts";

function said(callSid: string, second: number, more: Partial<TranscriptMessage> = {}) {
  const timestamp = `2026-05-04T10:00:${String(second).padStart(2, "0")}.000Z`;
  const message: TranscriptMessage = {
    id: `${callSid}-${second}`,
    callSid,
    phoneNumber: "+493023125000",
    timestamp,
    speaker: "ai",
    message: "Guten Tag",
    ...more,
  };
  return message;
}

test("messages of one call stand together, in the order they were said", () => {
  const calls = groupCalls([said("CA1", 3), said("CA2", 2), said("CA1", 1)]);
  expect(calls.map((call) => [call.callSid, call.messages.map((message) => message.id)])).toEqual([
    ["CA2", ["CA2-2"]],
    ["CA1", ["CA1-1", "CA1-3"]],
  ]);
});

test("the first message gives number and start", () => {
  const [call] = groupCalls([
    said("CA1", 5, { phoneNumber: "+49 2" }),
    said("CA1", 1, { phoneNumber: "+49 1" }),
  ]);
  expect(call).toMatchObject({ phoneNumber: "+49 1", startTime: "2026-05-04T10:00:01.000Z" });
});

test("messages of the same moment keep the order they came in", () => {
  const [call] = groupCalls([said("CA1", 1, { id: "a" }), said("CA1", 1, { id: "b" })]);
  expect(call?.messages.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("no messages, no calls", () => expect(groupCalls([])).toEqual([]));

test("a call's badge shows eight characters", () =>
  expect(shortSid("CA0123456789")).toBe("CA012345…"));
