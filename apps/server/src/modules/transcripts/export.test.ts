import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { begin } from "@rufbaum/conversation";
import { endCall, insertCall, listAuditEntries, recordTurns, saveSnapshot } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { clientOf, LOCAL_TOKEN, startTestApp, type TestApp } from "../../testing/test-app.ts";

const TREE = sampleTree({ id: "tree_1", createdAt: "2026-01-05T09:00:00.000Z" });
const START = Date.UTC(2026, 0, 5, 9);

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

const ada = () =>
  clientOf(running.app, { authorization: `Bearer ${LOCAL_TOKEN}`, "rufbaum-person": "Ada" }).api;

/** A call in which the caller said this, by turns with the agent. */
let isLogged = true;
beforeEach(() => {
  isLogged = true;
});

async function talked(id: string, minute: number, ...texts: string[]): Promise<void> {
  const createdAt = START + minute * 60_000;
  await insertCall(store.db, {
    ...{ id, callSid: `CA${id}`, treeId: TREE.id, treeName: TREE.name, createdAt },
    snapshotId: await saveSnapshot(store.db, TREE, createdAt),
    ...{ direction: "outbound", from: "+493023125000", to: "+493023125001" },
  });
  const none = { confidence: null, intent: null, condition: null, nodeId: null, origin: null };
  const messages = texts.map((text, index) => ({
    ...{ id: `${id}${index}`, at: createdAt + index * 1_000, text, ...none },
    speaker: index % 2 === 0 ? ("ai" as const) : ("caller" as const),
  }));
  const standing = { currentNodeId: null, outcome: null, endReason: null };
  const state = begin(TREE, { firstName: "Annabell" });
  await recordTurns(store.db, [{ callId: id, state, ...standing, messages }]);
  const end = { status: "completed", outcome: "abandoned", endReason: "hung-up" } as const;
  const dropping = isLogged ? null : { isDisclosure: () => false };
  await endCall(
    store.db,
    { callId: id, ...end, errorCode: null, at: createdAt + 30_000 },
    dropping,
  );
}

const audited = async () =>
  (await listAuditEntries(store.db, { limit: 10 })).map(({ action, by, details }) => ({
    ...{ action, by, details },
  }));

test("one call is downloaded to be read, and it is written down who did", async () => {
  await talked("a", 0, "Guten Tag.", "Hallo =1+1");
  const { data } = await ada().calls({ id: "CAa" }).export.post({ format: "txt" });
  expect(data as unknown).toContain("Anruf an +493023125001 am 05.01.2026 10:00");
  expect(data as unknown).toContain("10:00:01 Gesprächspartner: Hallo =1+1");
  expect(await audited()).toEqual([
    { action: "transcripts-exported", by: "Ada", details: { callId: "a", format: "txt" } },
  ]);
});

test("a call that is not logged says so where its words would stand", async () => {
  isLogged = false;
  await talked("a", 0, "Guten Tag.", "Hallo");
  const { data } = await ada().calls({ id: "CAa" }).export.post({ format: "txt" });
  expect(data as unknown).toContain("Nicht protokolliert: Was gesagt wurde");
  expect(data as unknown).not.toContain("Hallo");
});

test("what a search lists is downloaded whole, without its words in the audit", async () => {
  for (let n = 0; n < 51; n++)
    await talked(`n${n}`, n, "Guten Tag.", n === 3 ? "Mein Dach" : "Nein");
  const all = await ada().transcripts.export.post({ format: "json" });
  const calls = all.data as unknown as { id: string; messages: unknown[] }[];
  expect(calls.map(({ id }) => id)).toEqual(Array.from({ length: 51 }, (_, n) => `n${50 - n}`));
  expect(calls[0]?.messages).toHaveLength(2);
  const some = await ada().transcripts.export.post({ format: "json", text: "Dächer" });
  expect((some.data as unknown as { id: string }[]).map(({ id }) => id)).toEqual(["n3"]);
  const none = await ada().transcripts.export.post({ format: "json", text: "Quitte" });
  expect(none.data as unknown).toEqual([]);
  expect(JSON.stringify(await audited())).not.toMatch(/Dächer|Quitte/);
});

test("a call becomes a case for the version it walked, without whoever was called", async () => {
  await talked("a", 0, "Guten Tag.", "Ja, Annabell am Apparat");
  const draft = await ada().calls({ id: "a" }).case.post();
  expect(draft.data as unknown).toContain("tree:\n  id: tree_1");
  expect(draft.data as unknown).toContain("caller: Ja, Erika am Apparat");
  expect(draft.data as unknown).toContain("reason: hung-up");
  expect(draft.data as unknown).not.toContain("Annabell");
  await talked("silent", 1);
  expect((await ada().calls({ id: "silent" }).case.post()).status).toBe(409);
});

test("nobody exports without a name, a sign-in, or a call", async () => {
  await talked("a", 0, "Guten Tag.", "Hallo");
  const nameless = clientOf(running.app, { authorization: `Bearer ${LOCAL_TOKEN}` }).api;
  const stranger = clientOf(running.app).api;
  for (const [client, status] of [
    [nameless, 409],
    [stranger, 401],
  ] as const) {
    expect((await client.transcripts.export.post({ format: "txt" })).status).toBe(status);
    expect((await client.calls({ id: "a" }).export.post({ format: "txt" })).status).toBe(status);
    expect((await client.calls({ id: "a" }).case.post()).status).toBe(status);
  }
  expect((await ada().calls({ id: "none" }).export.post({ format: "txt" })).status).toBe(404);
  expect((await ada().transcripts.export.post({ format: "txt", campaignId: "none" })).status).toBe(
    404,
  );
  expect(await audited()).toEqual([]);
});
