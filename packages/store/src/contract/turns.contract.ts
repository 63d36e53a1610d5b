import { expect, test } from "bun:test";
import type { RecordedTurn } from "@rufbaum/calls";
import type { Database } from "../database.ts";
import { recordAnswerTimes } from "../queries/answer-times.ts";
import { findCall } from "../queries/calls.ts";
import { lastMessages, listMessages } from "../queries/messages.ts";
import { recordTurns } from "../queries/turns.ts";
import { message, state, storedCall } from "./samples.ts";

export function turnsContract(db: () => Database) {
  const turn = (callId: string, more: Partial<RecordedTurn> = {}): RecordedTurn => ({
    callId,
    state: state(),
    currentNodeId: "greeting",
    outcome: null,
    endReason: null,
    messages: [],
    ...more,
  });

  test("turns of many calls are stored at once, each with its messages in order", async () => {
    for (const id of ["a", "b"]) await storedCall(db(), { id });
    const said = message("m1", {
      speaker: "caller",
      text: 'Ja 👍\n"gern"',
      confidence: 0.875,
      intent: "agree",
      condition: "Ja",
    });
    const missed = message("m2", { speaker: "caller", text: "Hmm.", isMissed: true });
    await recordTurns(db(), [
      turn("a", { messages: [said, missed] }),
      turn("b", { currentNodeId: "end", messages: [message("m3")] }),
    ]);
    const stored = {
      callId: "a",
      sequence: expect.any(Number),
      waitMilliseconds: null,
      firstAudioMilliseconds: null,
    };
    expect(await listMessages(db(), "a")).toEqual([
      { ...said, ...stored, isMissed: null },
      { ...missed, ...stored, isMissed: true },
    ]);
    expect(await findCall(db(), "b")).toMatchObject({
      state: state(),
      currentNodeId: "end",
      outcome: null,
    });
  });

  test("how long an answer took is added to it; an answer that is not there is left out", async () => {
    await storedCall(db(), { id: "a" });
    await recordTurns(db(), [turn("a", { messages: [message("m1"), message("m2")] })]);
    await recordAnswerTimes(db(), [
      { messageId: "m1", waitMilliseconds: 4.5, firstAudioMilliseconds: 612 },
      { messageId: "m2", waitMilliseconds: 3, firstAudioMilliseconds: null },
      { messageId: "none", waitMilliseconds: 3, firstAudioMilliseconds: null },
    ]);
    expect(await listMessages(db(), "a")).toMatchObject([
      { id: "m1", waitMilliseconds: 4.5, firstAudioMilliseconds: 612 },
      { id: "m2", waitMilliseconds: 3, firstAudioMilliseconds: null },
    ]);
  });

  test("a batch that is sent again stores nothing twice", async () => {
    await storedCall(db(), { id: "a" });
    const batch = [turn("a", { messages: [message("m1"), message("m2")] })];
    await recordTurns(db(), batch);
    await recordTurns(db(), batch);
    expect(await listMessages(db(), "a")).toHaveLength(2);
  });

  test("of several turns of one call the last state stays, and the first outcome", async () => {
    await storedCall(db(), { id: "a" });
    await recordTurns(db(), [
      turn("a", { messages: [message("m1")] }),
      turn("a", { outcome: "appointment", endReason: "completed", messages: [message("m2")] }),
      turn("a", { state: state({ phase: "over" }), currentNodeId: "end" }),
    ]);
    await recordTurns(db(), [turn("a", { currentNodeId: "end", outcome: "failed" })]);
    expect(await findCall(db(), "a")).toMatchObject({
      currentNodeId: "end",
      outcome: "appointment",
      endReason: "completed",
    });
    expect((await listMessages(db(), "a")).map(({ id }) => id)).toEqual(["m1", "m2"]);
  });

  test("characters PostgreSQL cannot hold become U+FFFD instead of failing the batch", async () => {
    await storedCall(db(), { id: "a" });
    await recordTurns(db(), [
      turn("a", {
        state: state({ lastSaid: "\0" }),
        messages: [message("m", { text: "a\0b\ud800\\u0000" })],
      }),
    ]);
    expect((await listMessages(db(), "a"))[0]?.text).toBe("a\uFFFDb\uFFFD\\u0000");
    expect((await findCall(db(), "a"))?.state?.lastSaid).toBe("\uFFFD");
  });

  test("an unknown call fails the whole batch, with an error that tells nothing that was said", async () => {
    await storedCall(db(), { id: "a" });
    const batch = [
      turn("a", { messages: [message("m1")] }),
      turn("x", { messages: [message("m2")] }),
    ];
    const fault = await recordTurns(db(), batch).catch((error: unknown) => error);
    expect(fault).toMatchObject({ code: "23503" });
    expect(String(fault)).not.toContain("Guten Tag");
    expect(await listMessages(db(), "a")).toEqual([]);
    expect((await findCall(db(), "a"))?.state).toBeNull();
  });

  test("the last messages of each call are found, as they were spoken", async () => {
    for (const id of ["a", "b", "c"]) await storedCall(db(), { id });
    await recordTurns(db(), [
      turn("a", { messages: ["1", "2", "3"].map((id) => message(id)) }),
      turn("b", { messages: [message("4")] }),
    ]);
    const last = await lastMessages(db(), ["a", "b", "c"], 2);
    expect([...last].map(([id, messages]) => [id, messages.map(({ id }) => id)])).toEqual([
      ["a", ["2", "3"]],
      ["b", ["4"]],
      ["c", []],
    ]);
    expect(await lastMessages(db(), [], 2)).toEqual(new Map());
  });
}
