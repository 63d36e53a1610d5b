import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { begin } from "@rufbaum/conversation";
import { endCall, insertCall, recordTurns, saveRecording, saveSnapshot } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { clientOf, ownerOf, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { keepWords } from "./keep-words.ts";

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

const MINUTE = 60_000;

/** A call that began so many minutes ago, in which this was said by turns. */
async function talked(id: string, minutesAgo: number, ...texts: string[]): Promise<void> {
  const createdAt = running.time.now() - minutesAgo * MINUTE;
  const tree = sampleTree({ id: "tree_1", createdAt: new Date(createdAt).toISOString() });
  await insertCall(store.db, {
    ...{ id, callSid: `CA${id}`, treeId: tree.id, treeName: tree.name },
    snapshotId: await saveSnapshot(store.db, tree, createdAt),
    direction: "outbound",
    from: "+493023125000",
    to: "+493023125001",
    createdAt,
  });
  const messages = texts.map((text, index) => ({
    ...{ id: `${id}${index}`, at: createdAt + index, text, nodeId: tree.nodes[0]?.id ?? null },
    speaker: index % 2 === 0 ? ("ai" as const) : ("caller" as const),
    ...{ confidence: null, intent: null, condition: null, origin: null },
  }));
  const standing = { currentNodeId: null, outcome: null, endReason: null };
  await recordTurns(store.db, [{ callId: id, state: begin(tree, {}), ...standing, messages }]);
  const end = { status: "completed", outcome: "success", endReason: "completed" } as const;
  await endCall(store.db, { callId: id, ...end, errorCode: null, at: createdAt + MINUTE });
}

const search = (body: object) => transcripts().search.post(body as never);
const transcripts = () => ownerOf(running.app).api.transcripts;

test("calls are listed with what pages show of them, page after page", async () => {
  await talked("a", 3, "Guten Tag", "Hallo");
  await talked("b", 2);
  await talked("c", 1, "Guten Tag");
  const made = { sid: "RE1", callId: "c", status: "completed", duration: 5 } as const;
  await saveRecording(store.db, { ...made, createdAt: running.time.now() });
  const { data } = await search({ limit: 2 });
  expect(
    data?.calls.map(({ id, messageCount, hasRecording }) => [id, messageCount, hasRecording]),
  ).toEqual([
    ["c", 1, true],
    ["b", 0, false],
  ]);
  expect(data?.calls[0]).toMatchObject({ phoneNumber: "+493023125001", outcome: "success" });
  expect(data?.next).toBe("b");
  const rest = await search({ limit: 2, before: data?.next });
  expect(rest.data).toMatchObject({ calls: [{ id: "a" }], next: null, isComplete: true });
  expect((await search({ hasTranscript: true })).data?.calls.map(({ id }) => id)).toEqual([
    "c",
    "a",
  ]);
});

test("a search tells what it found, where, and what it passed over", async () => {
  await talked("a", 2, "Ihr Haus?", "Ja, das Häuschen und das große Haus.");
  await talked("b", 1, "Ihr Dach?", "Nein");
  const { data } = await search({ text: "haus und " });
  expect(data).toMatchObject({ ignoredWords: ["und"], next: null });
  expect(data?.calls.map(({ id, matchCount }) => [id, matchCount])).toEqual([["a", 2]]);
  const [, second] = data?.calls[0]?.matches ?? [];
  expect(second?.marks.map(([from, to]) => second.text.slice(from, to))).toContain("Haus");
  const one = await transcripts()({ id: "CAa" }).matches.post({ text: "große" });
  expect(one.data?.messages.map(({ id }) => id)).toEqual(["a1"]);
  expect((await search({ text: "und der" })).data).toMatchObject({
    calls: [],
    ignoredWords: ["und", "der"],
  });
  expect((await search({ text: "?!" })).data).toMatchObject({ calls: [], ignoredWords: [] });
});

test("words go together with outcome, tree, node, direction and time", async () => {
  await talked("a", 2, "Ihr Haus?");
  const nodeId = sampleTree({ id: "tree_1", createdAt: "" }).nodes[0]?.id;
  const since = new Date(running.time.now() - 3 * MINUTE).toISOString();
  const all = { outcome: "success", treeId: "tree_1", nodeId, direction: "outbound", since };
  expect((await search({ text: "haus", ...all })).data?.calls).toHaveLength(1);
  for (const other of [
    { outcome: "callback" },
    { treeId: "tree_2" },
    { nodeId: "node_2" },
    { direction: "inbound" },
    { until: since },
    { text: "dach" },
  ]) {
    expect((await search({ text: "haus", ...all, ...other })).data?.calls).toEqual([]);
  }
  expect((await transcripts().count.post({ text: "haus" })).data).toEqual({
    count: 1,
    isMore: false,
  });
});

test("what is over is made ready for searching in the background", async () => {
  await talked("a", 2, "Ihr Haus?");
  const end = keepWords({ sideDb: store.db, timers: running.time, log() {} });
  await end();
  await talked("b", 1, "Mein Haus");
  expect((await search({ text: "haus" })).data?.calls.map(({ id }) => id)).toEqual(["b", "a"]);
});

test("bad input is told, and only who is signed in searches", async () => {
  expect((await search({ text: "x".repeat(201) })).status).toBe(422);
  expect((await search({ outcome: "none" })).status).toBe(422);
  expect((await search({ before: "none" })).status).toBe(404);
  expect((await search({ campaignId: "none" })).status).toBe(404);
  expect((await transcripts()({ id: "none" }).matches.post({ text: "x" })).status).toBe(404);
  const client = clientOf(running.app).api.transcripts;
  expect((await client.search.post({ text: "haus" } as never)).status).toBe(401);
  expect((await client.count.post({ text: "haus" })).status).toBe(401);
});
