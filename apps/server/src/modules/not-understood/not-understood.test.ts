import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import type { NewMessage } from "@rufbaum/calls";
import { begin } from "@rufbaum/conversation";
import { node, tree } from "@rufbaum/conversation/testing";
import { PERSONAS, type SimulationResult } from "@rufbaum/simulation";
import { toldResult } from "@rufbaum/simulation/testing";
import {
  endCall,
  insertCall,
  insertSimulationRun,
  insertTree,
  recordTurns,
  saveSnapshot,
} from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import type { Condition, Tree } from "@rufbaum/tree";
import {
  clientOf,
  LOCAL_TOKEN,
  ownerOf,
  startTestApp,
  type TestApp,
} from "../../testing/test-app.ts";

let store: TestStore;
let running: TestApp;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  await store.clear();
  running = await startTestApp(store);
});
afterAll(() => store.close());

const CONDITIONS: Condition[] = [
  { id: "yes", condition: "Ja", targetNodeId: "end" },
  { id: "no", condition: "Nein", targetNodeId: "end" },
];
const TREE: Tree = tree(
  [
    node("start", "start", { content: "Guten Tag, hier spricht eine KI." }),
    node("ask", "decision", { content: "Haben Sie einen Garten?", conditions: CONDITIONS }),
    node("name", "input", { content: "Wie heißen Sie?", input: { value: "text", variable: "n" } }),
    node("end", "end", { content: "Bis bald.", outcome: "success" }),
  ],
  [
    ["start", "ask"],
    ["name", "end"],
  ],
);

const LIKE = "Da wächst nur Unkraut";
const SPELLED = "da wächst nur unkraut.";

/** A call in which these were a caller's replies at the node; `!` in front: not understood. */
async function called(
  replies: readonly string[],
  { to = "+493023125001", nodeId = "ask" } = {},
): Promise<void> {
  calls += 1;
  const id = `call_${calls}`;
  const at = running.time.now() + calls;
  await insertCall(store.db, {
    ...{ id, treeId: TREE.id, treeName: TREE.name, direction: "outbound", createdAt: at },
    snapshotId: await saveSnapshot(store.db, TREE, at),
    ...{ from: "+493023125999", to },
  });
  const messages = replies.map((text, n): NewMessage => {
    const isMissed = text.startsWith("!");
    return {
      ...{ id: `${id}_${n}`, at, speaker: "caller", nodeId, origin: null },
      ...{ confidence: 1, intent: null, condition: null },
      text: isMissed ? text.slice(1) : text,
      ...(isMissed && { isMissed }),
    };
  });
  const standing = { currentNodeId: null, outcome: null, endReason: null };
  await recordTurns(store.db, [{ callId: id, state: begin(TREE), ...standing, messages }]);
  const end = { status: "completed", outcome: "success", endReason: "completed" } as const;
  await endCall(store.db, { callId: id, ...end, errorCode: null, at });
}
let calls = 0;

async function simulated(more: Partial<SimulationResult>): Promise<void> {
  calls += 1;
  const result = toldResult({ more });
  const { treeVersion, seed, noise, totalRuns: runs, successRate, executionTime } = result;
  const personas = { personas: PERSONAS, personaNames: [] };
  const run = { id: `run_${calls}`, tree: TREE, treeVersion, createdAt: 0 };
  const kept = { ...run, seed, noise, runs, ...personas, successRate, executionTime, result };
  await insertSimulationRun(store.db, kept, { keep: 9 });
}

const routes = () => ownerOf(running.app).api["decision-trees"]({ id: TREE.id });
async function listed(query: { nodeId?: string; limit?: number } = {}) {
  const { data } = await routes()["not-understood"].get({ query });
  if (!data) throw new Error("nothing was listed");
  return data;
}
const withExample = (example: string): Condition[] => [
  { id: "yes", condition: "Ja", targetNodeId: "end", examples: [example] },
  { id: "no", condition: "Nein", targetNodeId: "end" },
];

test("the same words stand there once, of calls first, then the most frequent ones", async () => {
  await insertTree(store.db, TREE);
  await called(["!Mein Hund ist weggelaufen", `!${LIKE}`, "Ja"]);
  await called([`!${SPELLED}`]);
  await simulated({
    missedReplies: [
      { nodeId: "ask", text: SPELLED, count: 7 },
      { nodeId: "ask", text: "Der Himmel ist so blau", count: 40 },
    ],
  });
  const { replies, further, nodes } = await listed();
  const title = { nodeId: "ask", nodeTitle: "ask" };
  const lastAt = expect.any(String);
  const key = expect.any(String);
  expect(replies).toEqual([
    { ...title, key, text: SPELLED, calls: 2, simulations: 7, lastAt },
    { ...title, key, text: "Mein Hund ist weggelaufen", calls: 1, simulations: 0, lastAt },
    { ...title, key, text: "Der Himmel ist so blau", calls: 0, simulations: 40, lastAt: null },
  ]);
  expect({ further, nodes }).toEqual({ further: 0, nodes: { ask: { calls: 2, simulations: 1 } } });
  expect(await listed({ limit: 1 })).toMatchObject({
    further: 2,
    nodes: { ask: { calls: 2, simulations: 1 } },
  });
});

test("what the draft understands by now is not told any more", async () => {
  const nodes = TREE.nodes.map((each) =>
    each.id === "ask" ? { ...each, conditions: withExample(LIKE) } : each,
  );
  await insertTree(store.db, { ...TREE, nodes });
  await called([`!${SPELLED}`, "!Mein Hund ist weggelaufen"]);
  expect((await listed()).replies.map(({ text }) => text)).toEqual(["Mein Hund ist weggelaufen"]);
});

test("a run of an older version tells what its conversations hold", async () => {
  await insertTree(store.db, TREE);
  const said = { type: "caller", at: 0, nodeId: "ask", condition: null, intent: null } as const;
  const lines = [
    { type: "agent", at: 0, nodeId: "ask", text: "Haben Sie einen Garten?" },
    { ...said, said: LIKE, text: LIKE, confidence: 1, isMissed: true },
  ] as const;
  const conversation = { index: 3, lines } as never;
  const samples = ["a", "b"].map((path) => ({ of: { type: "path" as const, path }, conversation }));
  await simulated({ samples });
  // It is told twice, and was led once.
  expect((await listed()).replies).toMatchObject([{ text: LIKE, calls: 0, simulations: 1 }]);
});

test("the words of somebody who was erased are gone, and so is what they counted", async () => {
  await insertTree(store.db, TREE);
  await called([`!${LIKE}`], { to: "+493023125001" });
  await called(["!Mein Hund ist weggelaufen"], { to: "+493023125002" });
  expect((await listed()).nodes).toEqual({ ask: { calls: 2, simulations: 0 } });
  const number = "+493023125001";
  const ada = { authorization: `Bearer ${LOCAL_TOKEN}`, "rufbaum-person": "Ada" };
  const erased = await clientOf(running.app, ada).api.persons.erase.post({ number });
  expect(erased.error?.value ?? null).toBeNull();
  expect((await listed()).replies.map(({ text }) => text)).toEqual(["Mein Hund ist weggelaufen"]);
  const { data } = await routes()
    .nodes({ nodeId: "ask" })
    .rereading.post({ after: withExample(LIKE) });
  expect(data).toMatchObject({ calls: 1, changed: 0, changes: [] });
});

test("nodes that wait for no condition have no such replies", async () => {
  await insertTree(store.db, TREE);
  await called(["!Hm"], { nodeId: "name" });
  expect(await listed({ nodeId: "name" })).toEqual({ replies: [], further: 0, nodes: {} });
});

test("how what was said there would be read with an example is told, before it is saved", async () => {
  await insertTree(store.db, TREE);
  await called([`!${LIKE}`, "Ja", "Nein danke", "Mein Hund ist weggelaufen"]);
  await called([`!${SPELLED}`]);
  const { rereading } = routes().nodes({ nodeId: "ask" });
  const told = await rereading.post({ after: withExample(LIKE) });
  expect(told.data).toEqual({
    calls: 5,
    simulations: 0,
    changed: 2,
    changes: [
      {
        key: expect.any(String),
        text: SPELLED,
        calls: 2,
        simulations: 0,
        before: { condition: null, isMissed: true },
        after: { condition: "Ja", isMissed: false },
      },
    ],
    further: 0,
  });
  const back = await rereading.post({ before: withExample(LIKE), after: CONDITIONS });
  expect(back.data?.changes).toMatchObject([
    { before: { condition: "Ja" }, after: { condition: null, isMissed: true } },
  ]);
  expect((await rereading.post({ after: CONDITIONS })).data).toMatchObject({ changed: 0 });
});

test("questions that nobody could answer are put together over all nodes", async () => {
  const knowledge = [{ id: "e", questions: ["Haben Sie Rollrasen?"], answer: "Ja." }];
  await insertTree(store.db, { ...TREE, settings: { knowledge } });
  await called(["Was kostet die Anfahrt?", "!Mein Hund ist weg", "!haben sie rollrasen"]);
  await called(["und wie teuer ist die anfahrt"]);
  await called(["!Wie lange dauert die Anfahrt?"], { nodeId: "name" });
  await simulated({
    missedReplies: [{ nodeId: "ask", text: "was kostet die anfahrt", count: 4 }],
  });
  const { data } = await routes()["unanswered-questions"].get({ query: {} });
  expect(data).toEqual({
    questions: [
      {
        question: "Was kostet die Anfahrt?",
        wordings: ["Was kostet die Anfahrt?", "und wie teuer ist die anfahrt"],
        ...{ calls: 2, simulations: 4, lastAt: expect.any(String) },
        nodes: [{ nodeId: "ask", nodeTitle: "ask", calls: 2, simulations: 4 }],
      },
      // In the place of a name it is no name.
      {
        question: "Wie lange dauert die Anfahrt?",
        wordings: ["Wie lange dauert die Anfahrt?"],
        ...{ calls: 1, simulations: 0, lastAt: expect.any(String) },
        nodes: [{ nodeId: "name", nodeTitle: "name", calls: 1, simulations: 0 }],
      },
    ],
    further: 0,
  });
  const stranger = clientOf(running.app).api["decision-trees"]({ id: TREE.id });
  expect((await stranger["unanswered-questions"].get({ query: {} })).status).toBe(401);
  const none = ownerOf(running.app).api["decision-trees"]({ id: "none" });
  const unknown = await none["unanswered-questions"].get({ query: {} });
  expect(unknown.error).toMatchObject({ status: 404, value: { reason: "unknown-tree" } });
});

test("what the node and the knowledge could learn is proposed, and nothing is applied", async () => {
  await insertTree(store.db, TREE);
  await called(["!Geht Rollrasen auch im Schatten?", "!Auf dem Balkon habe ich zwei Kübel"]);
  await called(["!Wächst so ein Rollrasen bei Schatten?", "!Wir haben nur Kübel auf dem Balkon"]);
  const before = await listed();
  const { data } = await routes().nodes({ nodeId: "ask" }).proposals.get();
  const told = Object.values(data?.proposals ?? {});
  expect(told.flatMap(({ suggestions }) => suggestions)).toContainEqual({
    nodeId: "ask",
    entryId: null,
    question: expect.stringContaining("Rollrasen"),
    examples: expect.arrayContaining([expect.stringContaining("Rollrasen")]),
  });
  for (const { suggestedActions, advice } of told) {
    expect(suggestedActions).toHaveLength(advice.length);
  }
  expect(await listed()).toEqual(before);
  const stranger = clientOf(running.app).api["decision-trees"]({ id: TREE.id });
  expect((await stranger.nodes({ nodeId: "ask" }).proposals.get()).status).toBe(401);
  const none = ownerOf(running.app).api["decision-trees"]({ id: "none" });
  expect((await none.nodes({ nodeId: "ask" }).proposals.get()).status).toBe(404);
});

test("an unknown tree is said to be none; at a node that is not saved nothing was said", async () => {
  await insertTree(store.db, TREE);
  const at = (id: string, nodeId: string) => {
    const there = ownerOf(running.app).api["decision-trees"]({ id });
    return Promise.all([
      there["not-understood"].get({ query: { nodeId } }),
      there.nodes({ nodeId }).rereading.post({ after: [] }),
    ]);
  };
  for (const { error } of await at("none", "ask")) {
    expect(error).toMatchObject({ status: 404, value: { reason: "unknown-tree" } });
  }
  const [list, told] = await at(TREE.id, "none");
  expect(list.data).toMatchObject({ replies: [], further: 0 });
  expect(told.data).toMatchObject({ changed: 0, calls: 0, simulations: 0 });
});

test("only who is signed in reads what was said, and what is asked has to be in order", async () => {
  await insertTree(store.db, TREE);
  const stranger = clientOf(running.app).api["decision-trees"]({ id: TREE.id });
  expect((await stranger["not-understood"].get({ query: {} })).status).toBe(401);
  expect((await stranger.nodes({ nodeId: "ask" }).rereading.post({ after: [] })).status).toBe(401);
  expect((await routes()["not-understood"].get({ query: { limit: 501 } })).status).toBe(422);
  const wrong = await routes()
    .nodes({ nodeId: "ask" })
    .rereading.post({ after: "x" as never });
  expect(wrong.status).toBe(422);
});
