import { expect, test } from "bun:test";
import { node, tree } from "@rufbaum/conversation/testing";
import { seededRandom } from "../seeded-random.ts";
import { counterOf } from "./count-run.ts";
import { mergeTally } from "./merge-tally.ts";
import type { TracedRun } from "./open-simulation.ts";
import { emptyTally, MOST_MISSED, MOST_PATH_STEPS, MOST_PATHS } from "./tally.ts";

const IDS = Array.from({ length: 60 }, (_, index) => `n${index}`);
const TREE = tree(
  IDS.map((id) => node(id, "message")),
  [],
);

function someRun(index: number, more: Partial<TracedRun> = {}): TracedRun {
  const random = seededRandom(7, index);
  const path = Array.from({ length: 2 + random.below(6) }, () => random.pick(IDS));
  const nodeId = path.at(-1) ?? "";
  return {
    index,
    persona: index % 3,
    path,
    isMailbox: false,
    outcome: random.pick(["appointment", "abandoned", "opt-out"] as const),
    endReason: "completed",
    failure: random.chance(0.3) ? { nodeId, reason: "unmatched" } : null,
    milliseconds: random.below(90_000),
    callerTurns: 2,
    missed: [missed(nodeId, random.below(5))],
    optOut: { asked: random.chance(0.1), honoured: false },
    isDisclosedFirst: true,
    ways: path.slice(1).map((to, at) => ({ from: path[at] ?? "", to, condition: null })),
    meant: [],
    wrong: [],
    unasked: null,
    raised: null,
    open: [],
    answers: [{ nodeId, attitude: random.chance(0.5) ? "agrees" : "aside", way: null }],
    silences: random.chance(0.2) ? [nodeId] : [],
    ...more,
  };
}

function missed(nodeId: string, number: number) {
  const said = `text ${number}`;
  return {
    nodeId,
    said,
    text: said,
    intent: null,
    attitude: null,
    topic: null,
    chosen: null,
    isMisheard: false,
    ...(number % 2 === 1 && { isLast: true, isAnswered: true }),
  };
}

function tallyOf(runs: readonly TracedRun[]) {
  const tally = emptyTally(TREE, 3);
  const count = counterOf(TREE);
  for (const run of runs) count(tally, run);
  return tally;
}

test("parts that were merged come to the same as the whole", () => {
  const runs = Array.from({ length: 400 }, (_, index) => someRun(index));
  const merged = emptyTally(TREE, 3);
  // As between threads.
  for (let at = 0; at < 400; at += 70) {
    mergeTally(merged, structuredClone(tallyOf(runs.slice(at, at + 70))));
  }
  expect(merged).toEqual(tallyOf(runs));
  expect(merged.all.runs).toBe(400);
  expect(merged.personas.map(({ runs: led }) => led)).toEqual([134, 133, 133]);
});

test("what was not understood is told with what became of those who said it", () => {
  const asked = { outcome: "abandoned", missed: [missed("n1", 0)], path: ["n1", "n2"] } as const;
  const gaveUp = { outcome: "abandoned", missed: [missed("n1", 1)], path: ["n1", "n2"] } as const;
  const hungUp = { outcome: "abandoned", missed: [missed("n1", 0)], path: ["n0", "n1"] } as const;
  const won = { ...hungUp, outcome: "appointment" } as const;
  const counts = [asked, gaveUp, hungUp, won].map((run) => {
    const [{ lost = 0, answered = 0 } = {}] = tallyOf([someRun(0, run)]).missed.values();
    return [lost, answered];
  });
  expect(counts).toEqual([
    [0, 0],
    [1, 1],
    [1, 0],
    [0, 0],
  ]);
});

test("a node that was visited twice in a run counts as one run", () => {
  const { nodes } = tallyOf([
    someRun(0, { path: ["n0", "n1", "n0"], failure: null, missed: [], silences: ["n1"] }),
  ]);
  expect(nodes.slice(0, 14)).toEqual([...[1, 2, 1, 0, 0, 0, 0], ...[1, 1, 0, 0, 0, 1, 0]]);
});

test("who puts the phone down without a word is told from those who talked", () => {
  const hungUp = { endReason: "hung-up", outcome: "abandoned" } as const;
  const { all } = tallyOf([
    someRun(0, { ...hungUp, callerTurns: 0 }),
    someRun(1, { ...hungUp, callerTurns: 1 }),
    someRun(2, { ...hungUp, callerTurns: 0, isMailbox: true }),
  ]);
  expect(all).toMatchObject({ runs: 2, wordless: 1 });
});

test("how a mailbox ended that was not known for one is counted, and nothing else of it", () => {
  const machine = { isMailbox: true, endReason: "completed" } as const;
  const { all, mailboxes } = tallyOf([
    someRun(0, { ...machine, outcome: "wrong-person" }),
    someRun(1, { ...machine, outcome: "wrong-person" }),
    someRun(2, { ...machine, outcome: "opt-out" }),
    someRun(3, { ...machine, endReason: "voicemail", outcome: "voicemail" }),
  ]);
  expect(all.runs).toBe(0);
  expect(mailboxes).toMatchObject({ answered: 4, recognised: 1 });
  expect(Object.fromEntries(mailboxes.outcomes)).toEqual({ "wrong-person": 2, "opt-out": 1 });
});

test("however many different runs there are, so many are told apart and no more", () => {
  const tally = emptyTally(TREE, 3);
  const count = counterOf(TREE);
  for (let index = 0; index < MOST_PATHS + 5_000; index += 1) {
    const path = [index % 60, Math.floor(index / 60) % 60, Math.floor(index / 3_600)];
    const run = {
      path: path.map((at) => IDS[at] ?? ""),
      missed: [missed("n1", index)],
      ways: [],
      failure: null,
    };
    count(tally, someRun(index, run));
  }
  expect(tally.paths.size).toBe(MOST_PATHS);
  expect(tally.missed.size).toBe(MOST_MISSED);
  expect(tally.all.runs).toBe(MOST_PATHS + 5_000);
  // What was known before is counted on.
  count(tally, someRun(0, { path: ["n0", "n0", "n0"] }));
  expect(tally.paths.get("\0\0\0")?.count).toBe(2);
  const other = emptyTally(TREE, 3);
  count(other, someRun(1, { path: ["n9", "n9", "n9", "n9"], missed: [] }));
  mergeTally(tally, other);
  expect(tally.paths.size).toBe(MOST_PATHS);
});

test("very long paths are told apart as far as they need no more memory than short ones", () => {
  const runs = Array.from({ length: 1_200 }, (_, index) => {
    const path = Array.from({ length: 5_000 }, (_, at) => IDS[(index >> (at % 11)) & 1] ?? "");
    return someRun(index, { path, ways: [], missed: [], failure: null, silences: [] });
  });
  const tally = tallyOf(runs);
  expect(tally.all.runs).toBe(1_200);
  expect(tally.paths.size).toBe(MOST_PATH_STEPS / 5_000);
  const merged = emptyTally(TREE, 3);
  for (let at = 0; at < 1_200; at += 300) mergeTally(merged, tallyOf(runs.slice(at, at + 300)));
  expect(merged).toEqual(tally);
});
