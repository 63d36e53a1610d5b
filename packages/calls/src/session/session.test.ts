import { expect, test } from "bun:test";
import { begin, WORDING } from "@rufbaum/conversation";
import { until } from "@rufbaum/runtime/testing";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import { slowly } from "@rufbaum/speech";
import type { CarrierEvent } from "@rufbaum/telephony";
import type { Tree } from "@rufbaum/tree";
import { embeddedUnderstanding } from "@rufbaum/understanding";
import type { AnswerTime, CallRecord, RecordedTurn } from "../call.ts";
import type { CallEvent } from "../call-events.ts";
import { fakeLine } from "../testing/fake-line.ts";
import { FALLBACK_SENTENCE } from "./reduce.ts";
import { createSession } from "./session.ts";
import type { SessionDeps } from "./session-ports.ts";

const OFFER = "Am 3.12. um 14:30 Uhr wäre frei, für 12,50 €. Passt das?";

const SURE = "Soll ich das verbindlich eintragen?";

const TREE: Tree = {
  id: "tree_offer",
  name: "Angebot",
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  nodes: [
    {
      id: "start",
      type: "start",
      title: "Start",
      position: { x: 0, y: 0 },
      content: "Guten Tag, hier spricht eine KI im Auftrag der Sonnwerk.",
    },
    {
      id: "offer",
      type: "decision",
      title: "Angebot",
      position: { x: 0, y: 0 },
      content: OFFER,
      conditions: [{ id: "yes", condition: "Ja", targetNodeId: "sure" }],
    },
    {
      id: "sure",
      type: "decision",
      title: "Sicher",
      position: { x: 0, y: 0 },
      content: SURE,
      conditions: [{ id: "yes", condition: "Ja", targetNodeId: "end" }],
    },
    {
      id: "end",
      type: "end",
      title: "Ende",
      position: { x: 0, y: 0 },
      content: "Bis bald.",
      outcome: "success",
    },
  ],
  connections: [{ id: "c1", sourceNodeId: "start", targetNodeId: "offer", condition: null }],
};

const CALL: CallRecord = {
  id: "call_1",
  callSid: "CA1",
  treeId: TREE.id,
  treeName: TREE.name,
  snapshotId: "snapshot_1",
  direction: "outbound",
  line: "relay",
  answeredBy: null,
  outcomeBy: null,
  takenOverAt: null,
  from: "+493023125000",
  to: "+493023125001",
  status: "in-progress",
  statusSequence: 1,
  currentNodeId: null,
  state: null,
  outcome: null,
  endReason: null,
  error: null,
  createdAt: 0,
  answeredAt: 0,
  endedAt: null,
  closedAt: null,
  duration: null,
};

function openSession(parts: Partial<SessionDeps> = {}, tree = TREE) {
  const time = virtualTime();
  const { line, spoken, ended } = fakeLine();
  const turns: RecordedTurn[] = [];
  const times: AnswerTime[] = [];
  const announced: CallEvent[] = [];
  const session = createSession(CALL, tree, begin(tree), {
    clock: time,
    timers: time,
    random: seededRandom(1),
    understanding: embeddedUnderstanding(),
    journal: {
      record: async (turn) => void turns.push(turn),
      timed: (time) => void times.push(time),
      settled: async () => {},
    },
    mayRecord: true,
    transferTo: async (number) => (number.startsWith("+") ? number : null),
    announce: (message) => void announced.push(message),
    act: async () => ({ ok: true }),
    log: () => {},
    ...parts,
  });
  session.attach(line, { resumed: false });
  return { session, line, spoken, turns, times, announced, ended, time };
}

/** All that was said has been heard; what comes over the first words would wait for their end. */
function finishes({ session }: Pick<ReturnType<typeof openSession>, "session">): void {
  session.receive({ type: "agent-speaking", on: true });
  session.receive({ type: "agent-speaking", on: false });
}

function says(text: string): CarrierEvent {
  return { type: "caller-spoke", text, last: true };
}

test("the voice gets words for numbers, the transcript keeps what was written", async () => {
  const { spoken, turns } = openSession();
  await until(() => spoken.length > 0);
  expect(spoken.at(-1)).toBe(
    "Am dritten Dezember um vierzehn Uhr dreißig wäre frei, für zwölf Euro fünfzig. Passt das?",
  );
  expect(turns.flatMap(({ messages }) => messages).at(-1)?.text).toBe(OFFER);
});

test("who did not catch it hears it with more pauses; the transcript is not changed by them", async () => {
  const { session, spoken, turns } = openSession();
  await until(() => spoken.length > 0);
  finishes({ session });
  const before = spoken.length;
  session.receive(says("Wie bitte?"));
  await until(() => spoken.length > before);
  const once = spoken.slice(0, before).join(" ");
  const again = spoken.slice(before).join(" ");
  expect(again).toBe(slowly(once));
  expect(again).not.toBe(once);
  expect(turns.flatMap(({ messages }) => messages).at(-1)?.text).toContain(OFFER);
});

test("what was heard before the caller cut in is kept as it was written", async () => {
  const { session, spoken, turns } = openSession();
  await until(() => spoken.length > 0);
  session.receive({
    type: "caller-interrupted",
    heard: "Am dritten Dezember um vierzehn Uhr dreißig wäre",
    afterMilliseconds: 900,
  });
  await until(() => turns.length > 1);
  expect(turns.at(-1)?.state.lastSaid).toBe("Am 3.12. um 14:30 Uhr wäre");
});

test("a turn that could not be written down is logged without what was said", async () => {
  const logged: string[] = [];
  const { spoken } = openSession({
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
  expect(spoken).toEqual([FALLBACK_SENTENCE]);
  expect(logged.join()).toStartWith("call call_1: turn failed: Error");
  expect(logged.join()).not.toContain("Passt das?");
});

test("an opt-out that can't be recorded is told to the log, and the call ends all the same", async () => {
  const logged: string[] = [];
  const { session, spoken, ended, time } = openSession({
    log: (message) => void logged.push(message),
    act: () => Promise.reject(new Error("no database")),
  });
  await until(() => spoken.length > 0);
  finishes({ session });
  session.receive(says("Rufen Sie mich nie wieder an!"));
  await until(() => logged.length > 0);
  expect(logged.join()).toStartWith("call call_1: record-opt-out failed: Error");
  time.advance(60_000);
  await until(() => ended.length > 0);
  expect(ended).toEqual([{ reason: "hang-up", why: "opt-out" }]);
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
  const { session, spoken, time } = openSession({ journal });
  await until(() => spoken.length > 0);
  finishes({ session });
  await session.settled();
  const before = spoken.length;
  goAway();
  session.receive(says("Ja"));
  await until(() => waiting.length > 0);
  await time.pass(1_900);
  expect(spoken).toHaveLength(before);
  await time.pass(20_000);
  expect(spoken.slice(before)).toEqual([WORDING.oneMoment, WORDING.oneMoment]);
  comeBack();
  await until(() => spoken.length > before + 2);
  expect(spoken.at(-1)).toBe(SURE);
  expect(session.state).toMatchObject({ nodeId: "sure", phase: "listening" });
  const said = spoken.length;
  await time.pass(4_000);
  expect(spoken).toHaveLength(said);
});

test("who has waited for a minute is told that something is wrong, and the call ends", async () => {
  const { journal, waiting, goAway } = heldJournal();
  const { session, spoken, ended, time } = openSession({ journal });
  await until(() => spoken.length > 0);
  goAway();
  session.receive(says("Rufen Sie mich nie wieder an!"));
  await until(() => waiting.length > 0);
  await time.pass(59_000);
  expect(spoken.at(-1)).toBe(WORDING.oneMoment);
  await time.pass(2_000);
  expect(spoken.at(-1)).toBe(FALLBACK_SENTENCE);
  await time.pass(30_000);
  expect(ended).toEqual([{ reason: "hang-up", why: "fault" }]);
  expect(session.hasOptedOut).toBe(true);
  // Its end is on its way, too, and holds up nothing.
  expect(waiting).toHaveLength(2);
  expect(await session.close({ byCaller: false })).toMatchObject({ outcome: "opt-out" });
});

test("nobody is asked for patience by a voice that has not said yet that an AI calls", async () => {
  const { journal, goAway, comeBack } = heldJournal();
  goAway();
  const { spoken, time } = openSession({ journal });
  await time.pass(30_000);
  expect(spoken).toEqual([]);
  comeBack();
  await until(() => spoken.length > 0);
  expect(spoken[0]).toStartWith("Guten Tag");
});

test("an opt-out whose turn can't be written down is the call's outcome all the same", async () => {
  let isBroken = false;
  const { session, spoken } = openSession({
    journal: {
      record: async () => {
        if (isBroken) throw new Error("no database");
      },
      timed: () => {},
      settled: async () => {},
    },
  });
  await until(() => spoken.length > 0);
  isBroken = true;
  session.receive(says("Rufen Sie mich nie wieder an!"));
  await until(() => spoken.includes(FALLBACK_SENTENCE));
  expect(await session.close({ byCaller: true })).toMatchObject({
    outcome: "opt-out",
    endReason: "fault",
  });
});

test("what is said while a reply is being read is no answer to the question after it", async () => {
  const embedded = embeddedUnderstanding();
  const waiting: (() => void)[] = [];
  const { session, spoken, turns } = openSession({
    understanding: {
      read: (text, expected) =>
        new Promise((resolve) => waiting.push(() => resolve(embedded.read(text, expected)))),
    },
  });
  await until(() => spoken.length > 0);
  finishes({ session });
  session.receive(says("Ja"));
  session.receive(says("ja gern"));
  for (const replies of [1, 2]) {
    await until(() => waiting.length === replies);
    waiting.at(-1)?.();
  }
  const messages = () => turns.flatMap((turn) => turn.messages);
  await until(() => messages().some(({ text }) => text === "ja gern"));
  expect(spoken.at(-1)).toBe(SURE);
  expect(messages().at(-1)).toMatchObject({ nodeId: "offer", condition: null });
  expect(turns.at(-1)?.state.nodeId).toBe("sure");
});
