import { expect, test } from "bun:test";
import { WORDING } from "@rufbaum/conversation";
import { until } from "@rufbaum/runtime/testing";
import { answered, spoke } from "../testing/open-session.ts";
import { OFFERING, SURE, TAG, treeDoing } from "../testing/trees.ts";
import { FALLBACK_SENTENCE } from "./reduce.ts";
import type { SessionDeps } from "./session-ports.ts";

/** A day is being offered. */
function open(deps: Partial<SessionDeps> = {}) {
  return answered(OFFERING, { deps });
}

test("a turn that could not be written down is logged without what was said", async () => {
  const logged: string[] = [];
  const { first } = open({
    log: (message) => void logged.push(message),
    journal: {
      async record({ messages }) {
        throw new Error(`Failed query: insert params: ${messages.map(({ text }) => text).join()}`);
      },
      timed: () => {},
      settled: async () => {},
    },
  });
  await until(() => logged.length > 1);
  expect(first.spoken).toEqual([FALLBACK_SENTENCE]);
  expect(logged.join()).toStartWith("call call_1: turn failed: Error");
  expect(logged.join()).not.toContain("Passt das?");
});

test("an opt-out that can't be recorded is told to the log, and the call ends all the same", async () => {
  const logged: string[] = [];
  const { session, time, first, finishes } = open({
    log: (message) => void logged.push(message),
    act: () => Promise.reject(new Error("no database")),
  });
  await until(() => first.spoken.length > 0);
  await finishes();
  session.receive(spoke("Rufen Sie mich nie wieder an!"));
  await until(() => logged.length > 0);
  expect(logged.join()).toStartWith("call call_1: record-opt-out failed: Error");
  time.advance(60_000);
  await until(() => first.ended.length > 0);
  expect(first.ended).toEqual([{ reason: "hang-up", why: "opt-out" }]);
});

/** A journal whose writes wait while the database is away. */
function heldJournal() {
  const waiting: (() => void)[] = [];
  let isAway = false;
  const journal: SessionDeps["journal"] = {
    record: () =>
      isAway ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve(),
    timed: () => {},
    settled: async () => {},
  };
  return {
    journal,
    waiting,
    goAway: () => {
      isAway = true;
    },
    comeBack() {
      isAway = false;
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

test("who waits for the database is asked for patience, and answered when it is back", async () => {
  const { journal, waiting, goAway, comeBack } = heldJournal();
  const { session, time, first, finishes } = open({ journal });
  await until(() => first.spoken.length > 0);
  await finishes();
  await session.settled();
  const before = first.spoken.length;
  goAway();
  session.receive(spoke("Ja"));
  await until(() => waiting.length > 0);
  await time.pass(1_900);
  expect(first.spoken).toHaveLength(before);
  await time.pass(20_000);
  expect(first.spoken.slice(before)).toEqual([WORDING.oneMoment, WORDING.oneMoment]);
  comeBack();
  await until(() => first.spoken.length > before + 2);
  expect(first.spoken.at(-1)).toBe(SURE);
  expect(session.state).toMatchObject({ nodeId: "sure", phase: "listening" });
  const said = first.spoken.length;
  await time.pass(4_000);
  expect(first.spoken).toHaveLength(said);
});

test("who has waited for a minute is told that something is wrong, and the call ends", async () => {
  const { journal, waiting, goAway } = heldJournal();
  const { session, time, first } = open({ journal });
  await until(() => first.spoken.length > 0);
  goAway();
  session.receive(spoke("Rufen Sie mich nie wieder an!"));
  await until(() => waiting.length > 0);
  await time.pass(59_000);
  expect(first.spoken.at(-1)).toBe(WORDING.oneMoment);
  await time.pass(2_000);
  expect(first.spoken.at(-1)).toBe(FALLBACK_SENTENCE);
  await time.pass(30_000);
  expect(first.ended).toEqual([{ reason: "hang-up", why: "fault" }]);
  expect(session.hasOptedOut).toBe(true);
  // Its end is on its way, too, and holds up nothing.
  expect(waiting).toHaveLength(2);
  expect(await session.close({ byCaller: false })).toMatchObject({ outcome: "opt-out" });
});

test("nobody is asked for patience by a voice that has not said yet that an AI calls", async () => {
  const { journal, goAway, comeBack } = heldJournal();
  goAway();
  const { time, first } = open({ journal });
  await time.pass(30_000);
  expect(first.spoken).toEqual([]);
  comeBack();
  await until(() => first.spoken.length > 0);
  expect(first.spoken[0]).toStartWith("Guten Tag");
});

test("an opt-out whose turn can't be written down is the call's outcome all the same", async () => {
  let isBroken = false;
  const { session, first } = open({
    journal: {
      record: async () => {
        if (isBroken) throw new Error("no database");
      },
      timed: () => {},
      settled: async () => {},
    },
  });
  await until(() => first.spoken.length > 0);
  isBroken = true;
  session.receive(spoke("Rufen Sie mich nie wieder an!"));
  await until(() => first.spoken.includes(FALLBACK_SENTENCE));
  expect(await session.close({ byCaller: true })).toMatchObject({
    outcome: "opt-out",
    endReason: "fault",
  });
});

test("a machine is hung up on where its turn can't be written down", async () => {
  let isDown = false;
  const record = async () => {
    if (isDown) throw new Error("no database");
  };
  const journal = { record, timed() {}, settled: async () => {} };
  const { session } = answered(treeDoing(TAG), { deps: { journal } });
  await session.settled();
  isDown = true;
  expect(await session.machineAnswered({ canListen: true, hasBeeped: true })).toEqual([]);
});
