import { expect, test } from "bun:test";
import type { RecordedTurn } from "../call.ts";
import { createJournal } from "./journal.ts";

const unused = { writeTimes: async () => {}, log: () => {} };

function turn(callId: string): RecordedTurn {
  return { callId } as RecordedTurn;
}

test("turns that arrive during a write go out together in the next one", async () => {
  const batches: string[][] = [];
  const journal = createJournal({
    ...unused,
    async write(turns) {
      batches.push(turns.map((each) => each.callId));
      await Bun.sleep(1);
    },
  });
  await Promise.all(["a", "b", "c", "d"].map((id) => journal.record(turn(id))));
  expect(batches).toEqual([["a"], ["b", "c", "d"]]);
});

test("a failed write is told to each turn in it, and the next one goes through", async () => {
  let failures = 1;
  const journal = createJournal({
    ...unused,
    async write() {
      if (failures-- > 0) throw new Error("disk full");
    },
  });
  await expect(journal.record(turn("a"))).rejects.toThrow("disk full");
  await expect(journal.record(turn("b"))).resolves.toBeUndefined();
});

test("settled waits for what is being written", async () => {
  let written = false;
  const journal = createJournal({
    ...unused,
    async write() {
      await Bun.sleep(1);
      written = true;
    },
  });
  void journal.record(turn("a"));
  await journal.settled();
  expect(written).toBe(true);
});

test("times of answers are written when no turn waits, and a failure is only logged", async () => {
  const written: string[] = [];
  const logged: string[] = [];
  let isBroken = true;
  const journal = createJournal({
    write: async (turns) => void written.push(...turns.map(({ callId }) => callId)),
    async writeTimes(times) {
      if (isBroken) throw new Error("disk full");
      written.push(...times.map(({ messageId }) => messageId));
    },
    log: (message) => void logged.push(message),
  });
  const time = (messageId: string) => ({
    messageId,
    waitMilliseconds: 3,
    firstAudioMilliseconds: null,
  });
  journal.timed(time("lost"));
  await journal.settled();
  expect(logged.join()).toStartWith("the times of 1 answers are lost: Error");
  isBroken = false;
  const recorded = journal.record(turn("a"));
  journal.timed(time("m1"));
  journal.timed(time("m2"));
  await recorded;
  await journal.settled();
  expect(written).toEqual(["a", "m1", "m2"]);
});
