import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { begin } from "@rufbaum/conversation";
import { insertCall, recordTurns, saveSnapshot } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { clientOf, ownerOf, startTestApp, type TestApp } from "../../testing/test-app.ts";

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

/** A call that began so many minutes ago, in which so much was said. */
async function talked(id: string, minutesAgo: number, words: number): Promise<void> {
  const createdAt = running.time.now() - minutesAgo * MINUTE;
  const tree = sampleTree({ id: "tree_1", createdAt: new Date(createdAt).toISOString() });
  await insertCall(store.db, {
    id,
    callSid: `CA${id}`,
    treeId: tree.id,
    treeName: tree.name,
    snapshotId: await saveSnapshot(store.db, tree, createdAt),
    direction: "outbound",
    from: "+493023125000",
    to: "+493023125001",
    createdAt,
  });
  const messages = Array.from({ length: words }, (_, n) => ({
    id: `${id}${n}`,
    at: createdAt + n,
    speaker: "ai" as const,
    text: "Guten Tag.",
    confidence: null,
    intent: null,
    condition: null,
    nodeId: null,
    origin: null,
  }));
  const state = begin(tree, {});
  const standing = { state, currentNodeId: null, outcome: null, endReason: null };
  await recordTurns(store.db, [{ callId: id, ...standing, messages }]);
}

function ask(query: { limit?: number; before?: string } = {}) {
  return ownerOf(running.app).api.transcripts.get({ query });
}

/** What the `Link` says the next page is asked for with. */
function nextOf(link: string | null): { limit: number; before: string } | null {
  const address = /^<\/api\/transcripts\?(.*)>; rel="next"$/.exec(link ?? "")?.[1];
  if (!address) return null;
  const { limit, before } = Object.fromEntries(new URLSearchParams(address));
  return { limit: Number(limit), before: before ?? "" };
}

test("pages of whole calls follow each other by their links, and say how many calls there are", async () => {
  await talked("old", 3 * 24 * 60, 2);
  for (const [id, minutesAgo] of [
    ["a", 3],
    ["b", 2],
    ["c", 1],
  ] as const) {
    await talked(id, minutesAgo, 2);
  }
  await talked("silent", 0, 0);
  const first = await ask({ limit: 3 });
  expect(first.data?.map(({ id }) => id)).toEqual(["c0", "c1", "b0", "b1", "a0", "a1"]);
  expect(first.data?.[0]).toMatchObject({ callSid: "CAc", phoneNumber: "+493023125001" });
  const { headers } = first.response;
  expect(headers.get("x-total-calls")).toBe("4");
  const next = nextOf(headers.get("link"));
  expect(next).toEqual({ limit: 3, before: expect.any(String) });
  const last = await ask(next ?? {});
  expect(last.data?.map(({ id }) => id)).toEqual(["old0", "old1"]);
  expect(last.response.headers.get("link")).toBeNull();
  expect(last.response.headers.get("x-total-calls")).toBe("4");
});

test("where it was said and which condition decided are told as the live socket tells them", async () => {
  await talked("a", 1, 0);
  const said = { at: 0, confidence: null, intent: null, origin: null } as const;
  const [start] = sampleTree({ id: "tree_1", createdAt: "" }).nodes;
  const { id: nodeId = "", title: nodeTitle = "" } = start ?? {};
  const asked = { ...said, id: "q", speaker: "ai", text: "Passt es?", condition: null } as const;
  const answer = { ...said, id: "r", speaker: "caller", text: "Gern.", condition: "Ja" } as const;
  const messages = [
    { ...asked, nodeId },
    { ...answer, nodeId },
  ];
  const state = begin(sampleTree({ id: "tree_1", createdAt: "" }), {});
  const standing = { state, currentNodeId: nodeId, outcome: null, endReason: null };
  await recordTurns(store.db, [{ callId: "a", ...standing, messages }]);
  expect((await ask()).data?.map(({ metadata }) => metadata)).toEqual([
    { nodeId, nodeTitle },
    { nodeId, nodeTitle, condition: "Ja" },
  ]);
});

test("calls that come between two pages shift nothing", async () => {
  for (const [id, minutesAgo] of [
    ["a", 3],
    ["b", 2],
  ] as const)
    await talked(id, minutesAgo, 1);
  const first = await ask({ limit: 1 });
  await talked("c", 0, 1);
  await running.time.advance(1_000);
  const second = await ask(nextOf(first.response.headers.get("link")) ?? {});
  expect(second.data?.map(({ id }) => id)).toEqual(["a0"]);
  expect(second.response.headers.get("x-total-calls")).toBe("3");
});

test("a page has a hundred calls unless asked otherwise, and five hundred at most", async () => {
  for (let n = 0; n < 101; n++) await talked(`n${n}_`, n, 1);
  expect((await ask()).data).toHaveLength(100);
  expect((await ask({ limit: 500 })).data).toHaveLength(101);
  expect((await ask({ limit: 501 })).status).toBe(422);
});

test.each(["", "x", "2026-01-05T09:00:00.000Z", "call_1", "2026-13-05T09:00:00.000Z call_1"])(
  "a page that nobody linked to is refused: %p",
  async (before) => {
    expect((await ask({ before })).status).toBe(422);
  },
);

test("only who is signed in reads what was said", async () => {
  expect((await clientOf(running.app).api.transcripts.get({ query: {} })).status).toBe(401);
});
