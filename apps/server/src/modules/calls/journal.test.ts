import { expect, test } from "bun:test";
import type { RecordedTurn } from "@rufbaum/store";
import { createJournal } from "./journal.ts";

function turn(callId: string): RecordedTurn {
  return { callId } as RecordedTurn;
}

test("turns that arrive during a write go out together in the next one", async () => {
  const batches: string[][] = [];
  const journal = createJournal(async (turns) => {
    batches.push(turns.map((each) => each.callId));
    await Bun.sleep(1);
  });
  await Promise.all(["a", "b", "c", "d"].map((id) => journal.record(turn(id))));
  expect(batches).toEqual([["a"], ["b", "c", "d"]]);
});

test("a failed write is told to each turn in it, and the next one goes through", async () => {
  let failures = 1;
  const journal = createJournal(async () => {
    if (failures-- > 0) throw new Error("disk full");
  });
  await expect(journal.record(turn("a"))).rejects.toThrow("disk full");
  await expect(journal.record(turn("b"))).resolves.toBeUndefined();
});

test("settled waits for what is being written", async () => {
  let written = false;
  const journal = createJournal(async () => {
    await Bun.sleep(1);
    written = true;
  });
  void journal.record(turn("a"));
  await journal.settled();
  expect(written).toBe(true);
});
