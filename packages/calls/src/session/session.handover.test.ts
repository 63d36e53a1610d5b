import { describe, expect, test } from "bun:test";
import type { Action, Tree } from "@rufbaum/tree";
import { fakeLine } from "../testing/fake-line.ts";
import { answered, openSession } from "../testing/open-session.ts";
import { TAG, treeDoing } from "../testing/trees.ts";
import type { SessionDeps } from "./session-ports.ts";

const TRANSFER: Action = { kind: "transfer", to: "+493023125002", announce: "Ich verbinde Sie." };
const RECORD: Action = { kind: "start-recording" };

/** The caller has said yes, and all of the answer has been spoken. */
async function agreed(tree: Tree, deps: Partial<SessionDeps> = {}) {
  const call = answered(tree, { deps });
  await call.replies("Ja, gern");
  await call.session.settled();
  call.time.advance(60_000);
  await call.session.settled();
  return call;
}

describe("a recording", () => {
  test("begins between two lines, and the conversation goes on", async () => {
    const { session, first } = await agreed(treeDoing(RECORD));
    expect(first.ended).toEqual([{ reason: "record" }]);
    expect(session.wantsRecording).toBe(true);
    const next = fakeLine();
    session.attach(next.line, { resumed: true });
    await session.settled();
    expect(next.spoken).toEqual(["Und weiter?"]);
    expect(session.wantsRecording).toBe(false);
  });

  const switchedOff = {
    mayRecord: false,
    act: async () => ({ ok: false, reason: "not-available" }) as const,
  };

  test("that is switched off fails, and nothing is recorded", async () => {
    const { first } = await agreed(treeDoing(RECORD), switchedOff);
    expect(first.spoken.at(-1)).toBe("Das ging leider nicht.");
    expect(first.ended).toEqual([{ reason: "hang-up", why: "completed" }]);
  });

  test("that is switched off, where the tree has no way for it, is gone without", async () => {
    const whole = treeDoing(RECORD);
    const connections = whole.connections.filter(({ condition }) => condition !== "failed");
    const { first } = await agreed({ ...whole, connections }, switchedOff);
    expect(first.spoken).toContain("Und weiter?");
    expect(first.ended).toEqual([]);
  });
});

describe("a transfer", () => {
  test("is announced, and then the line is given away", async () => {
    const { first, turns } = await agreed(treeDoing(TRANSFER));
    expect(first.spoken.at(-1)).toBe("Ich verbinde Sie.");
    expect(first.ended).toEqual([{ reason: "transfer", to: "+493023125002" }]);
    expect(turns.at(-1)?.messages.at(-1)).toMatchObject({
      text: "Ich verbinde Sie.",
      nodeId: "do",
    });
  });

  test.each([true, false])("ends the conversation when it came about; told: %p", async (isTold) => {
    const { session } = await agreed(treeDoing(TRANSFER));
    if (isTold) await session.dialed({ answered: true });
    expect(await session.close({ byCaller: true })).toMatchObject({ outcome: "transferred" });
  });

  test("that nobody picks up takes the action's own way out", async () => {
    const { session } = await agreed(treeDoing(TRANSFER));
    await session.dialed({ answered: false });
    const next = fakeLine();
    session.attach(next.line, { resumed: true });
    await session.settled();
    expect(next.spoken).toEqual(["Das ging leider nicht."]);
  });

  test("to what is no number fails at once", async () => {
    const { first } = await agreed(treeDoing({ kind: "transfer", to: "112" }));
    expect(first.spoken.at(-1)).toBe("Das ging leider nicht.");
  });

  test("by an operator lets go of the line at once; the caller's hang-up is no abandoned call", async () => {
    const { session } = openSession(treeDoing(TAG));
    const { line, ended } = fakeLine();
    expect(session.handOver("+493023125002")).toBe(false);
    session.attach(line, { resumed: false });
    await session.settled();
    expect(session.handOver("+493023125002")).toBe(true);
    expect(ended).toEqual([{ reason: "transfer", to: "+493023125002" }]);
    const closed = session.close({ byCaller: true, isTakenOver: true });
    expect(await closed).toMatchObject({ outcome: "transferred" });
  });

  test("by an operator waits for no answer of the caller any more", async () => {
    const { session, time, replies } = openSession(treeDoing(TAG));
    const { line } = fakeLine();
    session.attach(line, { resumed: false });
    await replies("Ja, gern");
    session.handOver("+493023125002");
    for (let minute = 0; minute < 10; minute += 1) {
      await session.settled();
      time.advance(60_000);
    }
    expect(session.state).toMatchObject({ phase: "listening", nodeId: "more" });
  });

  test("that has come about is not undone by a machine that was recognised late", async () => {
    const { session } = await agreed(treeDoing(TRANSFER));
    expect(await session.machineAnswered({ canListen: true, hasBeeped: true })).toBeNull();
    expect(await session.close({ byCaller: true })).toMatchObject({ outcome: "transferred" });
  });
});
