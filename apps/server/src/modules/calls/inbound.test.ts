import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import type { CallRecord } from "@rufbaum/calls";
import { callSid } from "@rufbaum/calls/testing";
import {
  findCall,
  insertCallerNumber,
  insertTree,
  listOpenCalls,
  loadSnapshot,
  publishTree,
  suppressNumber,
} from "@rufbaum/store";
import { campaignCall, openTestStore, type TestStore } from "@rufbaum/store/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { callsProgram } from "../../testing/calls-program.ts";
import { USUAL_DIAL_SETTINGS, writeDialSettings } from "../lawful-calling/dial-settings.ts";

const CALLER = "+493023125001";
const OURS = "+493023125800";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(() => store.clear());

async function open(company: string | null = "Sonnwerk GmbH") {
  const { db } = store;
  const { calls, published } = await callsProgram(db, { settings: { line: "gather", company } });
  const arrives = (from = CALLER, place = 1) =>
    calls.arrived({ type: "call-arrived", callSid: callSid(place), from, to: OURS });
  const treeOf = (call: CallRecord) => loadSnapshot(db, call.snapshotId);
  return { idOf: calls.idOf, arrives, published, treeOf };
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
    const { arrives } = await open();
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
      const { arrives, treeOf } = await open();
      const call = await findCall(store.db, await arrives());
      expect(call?.treeId).toBe("callback");
      const tree = call && (await treeOf(call));
      expect(tree?.nodes[0]?.content).toContain("KI-Assistentin von Sonnwerk GmbH");
    },
  );

  test("is one call however often, and at once, it is told", async () => {
    const { arrives, idOf, published } = await open();
    const ids = await Promise.all([arrives(), arrives(), arrives()]);
    ids.push(await arrives());
    expect(new Set(ids).size).toBe(1);
    expect(await idOf(callSid(1))).toBe(ids[0] as string);
    expect(await listOpenCalls(store.db)).toHaveLength(1);
    expect(published.map(({ type }) => type)).toEqual(["call-started"]);
  });

  test("without a number is asked for one", async () => {
    const { arrives, treeOf } = await open(null);
    const call = await findCall(store.db, await arrives("anonymous"));
    expect(call?.from).toBe("");
    const tree = call && (await treeOf(call));
    expect(tree?.nodes.map(({ id }) => id)).toContain("number");
  });

  test("of somebody who wants no calls from us is answered", async () => {
    const { arrives } = await open();
    await suppressNumber(store.db, { number: CALLER, callId: null, createdAt: 1 });
    expect(await findCall(store.db, await arrives())).not.toBeNull();
  });

  describe("by somebody whom a campaign has called", () => {
    const CONTACT = { firstName: "Anna", lastName: "Weber", company: "Weber KG" };
    /** The day before the one on which the virtual clock begins, half past three in Berlin. */
    const at = Date.UTC(2026, 0, 4, 14, 30);

    beforeEach(() => campaignCall(store.db, { to: CALLER, from: OURS, at }));

    test("knows who it is, and says when and for whom he was called, but no name", async () => {
      await writeDialSettings(store.db, { ...USUAL_DIAL_SETTINGS, purpose: "Beratung" });
      const { arrives, treeOf } = await open();
      const call = await findCall(store.db, await arrives());
      expect(call?.state?.variables).toMatchObject({
        ...CONTACT,
        name: "Anna Weber",
        Ort: "Kiel",
        customField1: "Kiel",
        campaign: "Herbst",
        lastOutcome: "no-answer",
        lastCallAt: "2026-01-04",
        lastCallWhen: "gestern um 15:30 Uhr",
      });
      const tree = call && (await treeOf(call));
      expect(tree?.nodes[0]?.content).toBe(
        "Guten Tag, hier ist die KI-Assistentin von Sonnwerk GmbH. Von dieser Nummer aus haben wir Sie [lastCallWhen|neulich] angerufen, es ging um Beratung.",
      );
    });

    test("gives a tree of one's own the same variables", async () => {
      await answerWith({ published: true });
      const call = await findCall(store.db, await (await open()).arrives());
      expect(call).toMatchObject({ treeId: "tree_1", state: { variables: CONTACT } });
    });

    test("guesses nothing of a hidden number", async () => {
      const call = await findCall(store.db, await (await open()).arrives("anonymous"));
      expect(call?.state).toBeNull();
    });
  });

  test("that nobody told us of is none", async () => {
    expect(await (await open()).idOf(callSid(9))).toBeNull();
  });
});
