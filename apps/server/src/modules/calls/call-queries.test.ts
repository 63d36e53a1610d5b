import { afterAll, beforeAll, expect, test } from "bun:test";
import { findCall, insertCall, markCampaignDeleted, saveSnapshot } from "@rufbaum/store";
import { campaignCall, openTestStore, type TestStore } from "@rufbaum/store/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { wordsIn } from "@rufbaum/words";
import { createCallQueries } from "./call-queries.ts";

const AT = Date.UTC(2026, 0, 5, 9);
const TREE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
const WORDS = wordsIn("de");
const HERBST = { id: "campaign_Herbst", name: "Herbst" };
const PARTIES = { from: "+493023125800", to: "+493023125001" };

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

function queries() {
  const { db } = store;
  return createCallQueries({
    db,
    sideDb: db,
    clock: { now: () => AT + 60_000 },
    async existing(id) {
      const call = await findCall(db, id);
      if (!call) throw new Error(`There is no call ${id}.`);
      return call;
    },
    treeOf: async () => TREE,
    sound: { fetch: () => Promise.reject(new Error("Nothing is recorded.")) },
  });
}

test("a campaign's calls say which one it is, in lists, alone and while they run", async () => {
  const { db } = store;
  const called = await campaignCall(db, { ...PARTIES, at: AT });
  const snapshotId = await saveSnapshot(db, TREE, AT);
  const made = { treeId: TREE.id, treeName: TREE.name, snapshotId, direction: "outbound" } as const;
  const one = { ...made, ...PARTIES, createdAt: AT + 1 };
  await insertCall(db, {
    ...one,
    id: "call_running",
    callSid: "CA1",
    purpose: "campaign",
    attempt: { ...called, claim: 2 },
  });
  await insertCall(db, { ...one, id: "call_test", callSid: "CA2", purpose: "test" });

  const calls = queries();
  const campaignOf = async () =>
    Object.fromEntries(
      (await calls.list({ limit: 10 }, WORDS)).map(({ id, campaign }) => [id, campaign]),
    );
  expect(await campaignOf()).toEqual({
    call_Herbst: HERBST,
    call_running: HERBST,
    call_test: null,
  });
  const ofCampaign = await calls.list({ limit: 10, campaignId: HERBST.id }, WORDS);
  expect(ofCampaign.map(({ id }) => id)).toEqual(["call_running", "call_Herbst"]);
  const ofNone = calls.list({ limit: 10, campaignId: "campaign_none" }, WORDS);
  expect(await ofNone.catch(({ reason }) => reason)).toBe("unknown-campaign");
  expect((await calls.find("call_running", WORDS)).campaign).toEqual(HERBST);
  const active = await calls.active();
  expect(active.map(({ id, campaign }) => [id, campaign]).sort()).toEqual([
    ["call_running", HERBST],
    ["call_test", null],
  ]);

  await markCampaignDeleted(db, HERBST.id, { at: AT, among: ["running"] });
  expect((await campaignOf()).call_Herbst).toBe(null);
});
