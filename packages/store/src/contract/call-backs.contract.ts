import { expect, test } from "bun:test";
import type { CallRecord } from "@rufbaum/calls";
import { until } from "@rufbaum/runtime/testing";
import type { Outcome } from "@rufbaum/tree";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { findCalledBefore } from "../queries/call-backs.ts";
import { endCall, insertCall, markOutcome } from "../queries/calls.ts";
import { campaignContacts, campaigns, campaignTallies } from "../schema/campaigns.ts";
import { contacts } from "../schema/contacts.ts";
import { type CampaignCall, campaignCall } from "../testing/campaign-call.ts";
import { NOON, storedCall } from "./samples.ts";

const NUMBER = "+493023125001";
const OURS = "+493023125999";
const OTHER = "+493023125998";
const HOUR = 3_600_000;

/** @param isShared whether several transactions may be under way at once */
export function callBacksContract(db: () => Database, isShared: () => boolean) {
  const before = (more: { number?: string; ours?: string; at?: number } = {}) =>
    findCalledBefore(db(), { number: NUMBER, ours: OURS, at: NOON + 5 * HOUR, ...more });

  /** A contact that a campaign called at noon, and that nobody reached. */
  const called = (more: Partial<CampaignCall> = {}) =>
    campaignCall(db(), { to: NUMBER, from: OURS, at: NOON, purpose: "Beratung", ...more });

  async function ends(callId: string, outcome: Outcome, at: number) {
    const end = { callId, outcome, endReason: "completed", errorCode: null, at } as const;
    return endCall(db(), { ...end, status: "completed" });
  }

  /** He calls back, and the call comes to something. */
  async function callsBack(
    callsBack: { campaign: number; contact: number },
    outcome: Outcome,
    id = "in_1",
  ): Promise<CallRecord | null> {
    const at = NOON + HOUR;
    const { snapshotId } = await storedCall(db(), { id: `other_${id}` });
    await insertCall(db(), {
      id,
      callSid: id,
      treeId: "callback",
      treeName: "Rückruf",
      snapshotId,
      direction: "inbound",
      from: NUMBER,
      to: OURS,
      createdAt: at,
      callsBack,
    });
    return ends(id, outcome, at + 60_000);
  }

  const standingOf = async ({ campaign }: { campaign: number }) =>
    (await db().select().from(campaignContacts).where(eq(campaignContacts.campaign, campaign)))[0];

  test("whom a campaign called is known by his number: campaign, outcome, and what it knows", async () => {
    const row = await called();
    expect(await before()).toEqual({
      ...row,
      campaignName: "Herbst",
      purpose: "Beratung",
      outcome: "no-answer",
      at: NOON,
      person: {
        number: NUMBER,
        firstName: "Anna",
        lastName: "Weber",
        company: "Weber KG",
        email: "",
        postcode: "",
        customFields: { Ort: "Kiel" },
      },
      otherColumns: ["Ort"],
    });
    expect(await before({ number: "+493023125002" })).toBeNull();
    expect(await before({ at: NOON })).toBeNull();
    expect(await before({ at: NOON + 91 * 24 * HOUR })).toBeNull();
  });

  test("the campaign whose number he calls comes first, else the last one", async () => {
    await called({ name: "A", from: OTHER });
    await called({ name: "B", from: OURS, at: NOON - HOUR });
    expect(await before()).toMatchObject({ campaignName: "B" });
    expect(await before({ ours: OTHER })).toMatchObject({ campaignName: "A" });
    expect(await before({ ours: "+493023125997" })).toMatchObject({ campaignName: "A" });
  });

  test("a contact that is gone leaves no name behind", async () => {
    await called();
    await db().delete(contacts);
    expect(await before()).toMatchObject({ campaignName: "Herbst", person: null });
  });

  test("a test call is no campaign's, and one that was never placed reached nobody", async () => {
    await storedCall(db(), { id: "test", callSid: "test", purpose: "test" });
    expect(await before()).toBeNull();
    const row = await called();
    const attempt = { ...row, claim: 2 };
    await storedCall(db(), { id: "no", purpose: "campaign", attempt, createdAt: NOON + HOUR });
    const end = { callId: "no", status: "failed", outcome: "failed", errorCode: null } as const;
    await endCall(db(), { ...end, endReason: "not-placed", at: NOON + HOUR });
    expect(await before()).toMatchObject({ at: NOON });
  });

  test("who calls back is counted once, and when he did last stands with him", async () => {
    const row = await called();
    await callsBack(row, "completed");
    await callsBack(row, "completed", "in_2");
    expect(await standingOf(row)).toMatchObject({
      calledBackAt: NOON + HOUR,
      standing: "again",
      dueAt: NOON,
    });
    const tallies = await db().select().from(campaignTallies);
    expect(tallies).toEqual([
      { campaign: row.campaign, kind: "call", key: "called-back", amount: 1 },
    ]);
  });

  test.each([
    "not-interested",
    "wrong-person",
    "opt-out",
    "success",
    "appointment",
    "info-requested",
  ] as const)("who has answered for good is not called again: %s", async (outcome) => {
    const row = await called();
    await callsBack(row, outcome);
    expect(await standingOf(row)).toMatchObject({ standing: outcome, dueAt: null, callId: "in_1" });
  });

  test.each([
    ["again", "running", 1, "again"],
    ["no-answer", "paused", 2, "again"],
    ["no-answer", "running", 3, "callback"],
    ["not-interested", "completed", 1, "callback"],
    ["success", "running", 1, "success"],
    ["calling", "running", 1, "calling"],
    ["skipped", "running", 1, "skipped"],
  ] as const)(
    "a wish for a call of %s in a campaign that is %s, after %d calls, makes it %s",
    async (standing, status, attempts, expected) => {
      const row = await called({ standing, status, attempts });
      await callsBack(row, "callback");
      const moved = await standingOf(row);
      expect(moved?.standing).toBe(expected);
      if (expected === "again") expect(moved?.dueAt).toBe(NOON + 25 * HOUR + 60_000);
    },
  );

  test("a wish for a call while the campaign ends leaves nobody waiting in it", async () => {
    const row = await called({ standing: "no-answer" });
    let wishing: Promise<unknown> | null = null;
    await db().transaction(async (tx) => {
      const isIt = eq(campaigns.key, row.campaign);
      await tx.update(campaigns).set({ status: "completed" }).where(isIt);
      if (!isShared()) return;
      let isDone = false;
      wishing = callsBack(row, "callback").finally(() => {
        isDone = true;
      });
      const waiting = () =>
        tx.select({ pid: sql`pid` }).from(sql`pg_locks`).where(sql`not granted`);
      await until(async () => isDone || (await waiting()).length > 0);
    });
    await (wishing ?? callsBack(row, "callback"));
    expect(await standingOf(row)).toMatchObject({ standing: "callback", dueAt: null });
  });

  test("what an operator makes of his call moves him, too", async () => {
    const row = await called();
    await callsBack(row, "completed");
    await markOutcome(db(), "in_1", "not-interested");
    expect(await standingOf(row)).toMatchObject({ standing: "not-interested", dueAt: null });
  });

  test("a call from somebody else, or of ours, moves nobody", async () => {
    const row = await called();
    await storedCall(db(), { id: "hidden", direction: "inbound", from: "", to: OURS });
    await ends("hidden", "not-interested", NOON + HOUR);
    await storedCall(db(), { id: "ours", createdAt: NOON + HOUR });
    await ends("ours", "not-interested", NOON + 2 * HOUR);
    expect(await standingOf(row)).toMatchObject({ standing: "again", calledBackAt: null });
  });
}
