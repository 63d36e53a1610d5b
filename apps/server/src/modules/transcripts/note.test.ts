import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { begin } from "@rufbaum/conversation";
import { endCall, insertCall, recordTurns, saveSnapshot } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import type { Writer } from "@rufbaum/understanding/llm";
import { clientOf, ownerOf, startTestApp, type TestApp } from "../../testing/test-app.ts";

let store: TestStore;
let running: TestApp;
const asked: unknown[] = [];
let sentences: string[] = [];
const writer: Writer = async (_instructions, facts) => {
  asked.push(facts);
  return sentences;
};

beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  await store.clear();
  asked.length = 0;
  running = await startTestApp({ ...store, overrides: { writer } });
  const tree = sampleTree({ id: "tree_1", createdAt: "2026-01-05T09:00:00.000Z" });
  const createdAt = Date.UTC(2026, 0, 5, 9);
  await insertCall(store.db, {
    ...{ id: "call_1", callSid: "CA1", treeId: tree.id, treeName: tree.name, createdAt },
    snapshotId: await saveSnapshot(store.db, tree, createdAt),
    ...{ direction: "outbound", from: "+493023125000", to: "+493023125001" },
  });
  const none = { confidence: null, intent: null, condition: null, origin: null };
  const said = {
    id: "m1",
    at: createdAt,
    speaker: "caller",
    text: "Zu teuer.",
    nodeId: null,
  } as const;
  const answer = {
    ...said,
    id: "m2",
    speaker: "ai",
    text: "Nein.",
    nodeId: "objection-price",
  } as const;
  const messages = [said, answer].map((message) => ({ ...message, ...none }));
  const standing = { currentNodeId: null, outcome: null, endReason: null };
  await recordTurns(store.db, [
    { callId: "call_1", state: begin(tree, {}), ...standing, messages },
  ]);
  const end = { status: "completed", outcome: "callback", endReason: "completed" } as const;
  await endCall(store.db, { callId: "call_1", ...end, errorCode: null, at: createdAt + 60_000 });
});
afterAll(() => store.close());

const call = (id = "CA1") => ownerOf(running.app).api.calls({ id });

test("a call has a note without any language model being asked", async () => {
  const { data } = await call().note.get();
  expect(data).toMatchObject({ canPhrase: true, note: { nextStep: "call-back" } });
  expect(data?.text).toContain("Nächster Schritt: Wie gewünscht zurückrufen");
  expect(asked).toEqual([]);
});

test("a language model words it when it is asked for, and is told neither number nor time", async () => {
  sentences = ["Er fand es zu teuer.", "Er wünscht einen Rückruf."];
  const { data } = await call().note.phrasing.post();
  expect(data).toEqual({ text: sentences.join(" "), isPhrased: true });
  expect(JSON.stringify(asked)).toContain("Zu teuer.");
  expect(JSON.stringify(asked)).not.toMatch(/23125|2026|17\d{8}/);
});

test.each([[[]], [["Er zahlt 4711 Euro."]], [["Siehe https://example.org"]], [["x".repeat(401)]]])(
  "what it writes that can't be used leaves the plain note: %p",
  async (written) => {
    sentences = written;
    const { data } = await call().note.phrasing.post();
    expect(data).toMatchObject({ isPhrased: false, text: expect.stringContaining("Ergebnis:") });
  },
);

test("an outcome set by hand is taken back, once", async () => {
  expect((await call().outcome.delete()).status).toBe(409);
  await call().outcome.post({ outcome: "not-interested" });
  expect((await call().get()).data).toMatchObject({ outcomeBy: "operator" });
  expect((await call().outcome.delete()).data).toEqual({ outcome: "callback" });
  expect((await call().get()).data).toMatchObject({ outcome: "callback", outcomeBy: null });
  expect((await call().outcome.delete()).status).toBe(409);
});

test("there is no note of a call that nobody knows, nor for who is not signed in", async () => {
  expect((await call("none").note.get()).status).toBe(404);
  const stranger = clientOf(running.app).api.calls({ id: "CA1" });
  expect((await stranger.note.get()).status).toBe(401);
  expect((await stranger.note.phrasing.post()).status).toBe(401);
  expect((await stranger.outcome.delete()).status).toBe(401);
});
