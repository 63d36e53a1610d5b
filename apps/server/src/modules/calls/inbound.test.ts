import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import {
  findCall,
  insertCallerNumber,
  insertTree,
  listOpenCalls,
  publishTree,
  suppressNumber,
} from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { createLive } from "../../live/live.ts";
import type { LiveMessage } from "../../live/messages.ts";
import { callSid } from "../../testing/fake-carrier.ts";
import { createInbound } from "./inbound.ts";
import { createSnapshots } from "./snapshots.ts";

const CALLER = "+493023125001";
const OURS = "+493023125800";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(() => store.clear());

function open(company: string | null = "Sonnwerk GmbH") {
  const { db } = store;
  const time = virtualTime();
  const published: LiveMessage[] = [];
  const live = createLive();
  live.attach((_topic, text) => void published.push(JSON.parse(text)));
  const snapshots = createSnapshots({ db, clock: time });
  const inbound = createInbound({
    db,
    clock: time,
    random: seededRandom(3),
    snapshots,
    settings: async () => ({ line: "gather", company }),
    live,
  });
  const arrives = (from = CALLER, place = 1) =>
    inbound.arrived({ type: "call-arrived", callSid: callSid(place), from, to: OURS });
  return { ...inbound, arrives, published, snapshots };
}

async function answerWith(options: { published: boolean }): Promise<void> {
  const tree = sampleTree({ id: "tree_1", createdAt: "2026-01-01" });
  await insertTree(store.db, tree);
  if (options.published) {
    await publishTree(store.db, tree.id, { note: null, publishedAt: 1 });
  }
  await insertCallerNumber(store.db, {
    number: OURS,
    label: "Vertrieb",
    proof: null,
    kind: "geographic",
    carrierSid: null,
    carrierSource: "owned",
    inboundTreeId: tree.id,
    problem: null,
    checkedAt: null,
    createdAt: 1,
  });
}

describe("a call to one of our numbers", () => {
  test("is led along the version that was published last", async () => {
    await answerWith({ published: true });
    const { arrives } = open();
    const call = await findCall(store.db, await arrives());
    expect(call).toMatchObject({
      direction: "inbound",
      from: CALLER,
      to: OURS,
      callSid: callSid(1),
      treeId: "tree_1",
      line: "gather",
      status: "in-progress",
    });
    expect(call?.answeredAt).not.toBeNull();
  });

  test.each([true, false])(
    "is answered with the call-back tree where no version is there (number known: %p)",
    async (isKnown) => {
      if (isKnown) await answerWith({ published: false });
      const { arrives, snapshots } = open();
      const call = await findCall(store.db, await arrives());
      expect(call?.treeId).toBe("callback");
      const tree = call && (await snapshots.treeOf(call));
      expect(tree?.nodes[0]?.content).toContain("KI-Assistentin von Sonnwerk GmbH");
    },
  );

  test("is one call however often, and at once, it is told", async () => {
    const { arrives, idOf, published } = open();
    const ids = await Promise.all([arrives(), arrives(), arrives()]);
    ids.push(await arrives());
    expect(new Set(ids).size).toBe(1);
    expect(await idOf(callSid(1))).toBe(ids[0] as string);
    expect(await listOpenCalls(store.db)).toHaveLength(1);
    expect(published.map(({ type }) => type)).toEqual(["call-started"]);
  });

  test("without a number is asked for one", async () => {
    const { arrives, snapshots } = open(null);
    const call = await findCall(store.db, await arrives("anonymous"));
    expect(call?.from).toBe("");
    const tree = call && (await snapshots.treeOf(call));
    expect(tree?.nodes.map(({ id }) => id)).toContain("number");
  });

  test("of somebody who wants no calls from us is answered", async () => {
    const { arrives } = open();
    await suppressNumber(store.db, { number: CALLER, callId: null, createdAt: 1 });
    expect(await findCall(store.db, await arrives())).not.toBeNull();
  });

  test("that nobody told us of is none", async () => {
    expect(await open().idOf(callSid(9))).toBeNull();
  });
});
