import { afterAll, beforeAll, expect, test } from "bun:test";
import { sampleTree } from "@rufbaum/tree/sample";
import type { Database } from "../database.ts";
import { storeManyCalls } from "../testing/many-calls.ts";
import { databaseOver, openTestClient, type TestClient } from "../testing/test-client.ts";
import { listCalls } from "./call-lists.ts";
import { insertCall } from "./calls.ts";
import { countTranscripts, readTranscripts } from "./transcripts.ts";

/*
 * Between two slices of a list calls go on: here a new one begins after each query of the list.
 */

const NOW = Date.UTC(2026, 5, 1);
/** More than one slice, of 250 each. */
const CALLS = 600;

let client: TestClient;
let db: Database;
/** The same database, on which a call begins after each query. */
let busy: Database;
let begun = 0;
beforeAll(async () => {
  ({ client, db } = await openTestClient());
  const tree = sampleTree({ id: "tree_1", createdAt: new Date(NOW).toISOString() });
  await storeManyCalls(db, tree, {
    calls: CALLS,
    messages: 2,
    trees: 1,
    treesWithCalls: 1,
    days: 1,
    now: NOW,
  });
  const [{ snapshotId = "" } = {}] = await listCalls(db, { limit: 1 });
  busy = databaseOver({
    transaction: () => Promise.reject(new Error("a list needs none")),
    async query(...asked) {
      const result = await client.query(...asked);
      begun += 1;
      await insertCall(db, {
        id: `call_new_${begun}`,
        treeId: tree.id,
        treeName: tree.name,
        snapshotId,
        direction: "outbound",
        from: "+493023125000",
        to: "+493023125001",
        createdAt: NOW + begun,
      });
      return result;
    },
  });
});
afterAll(() => client.close());

test("a list that takes several slices has each call once while others begin", async () => {
  const listed = await listCalls(busy, { status: "completed", limit: 1_000 });
  const ids = listed.map(({ id }) => id);
  expect(ids).toHaveLength(CALLS);
  expect(new Set(ids).size).toBe(CALLS);
});

test("so have transcripts, and their count is right", async () => {
  const { messages } = await readTranscripts(busy, { limit: 500, before: null });
  const ids = messages.map(({ id }) => id);
  expect(ids).toHaveLength(1_000);
  expect(new Set(ids).size).toBe(1_000);
  expect(await countTranscripts(busy, {})).toBe(CALLS);
});
