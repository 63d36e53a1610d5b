import { expect, test } from "bun:test";
import type { DialledCampaign } from "@rufbaum/calls";
import { type CampaignPlan, USUAL_PLAN } from "@rufbaum/dialing/campaigns";
import { type Denial, PRESETS } from "@rufbaum/dialing/lawful-calling";
import { until } from "@rufbaum/runtime/testing";
import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { endCall, findCall, markOutcome, moveCallStatus } from "../queries/calls.ts";
import { pauseCampaigns } from "../queries/campaigns.ts";
import { claimContacts } from "../queries/claim-contacts.ts";
import type { DialLimits } from "../queries/dial-use.ts";
import type { LawfulDials } from "../queries/judge-contacts.ts";
import { lookAgain } from "../queries/look-again.ts";
import { setCallPlaced } from "../queries/placed-calls.ts";
import { listRunningCampaigns } from "../queries/running-campaigns.ts";
import {
  completeCampaigns,
  forgetLostCalls,
  moveByOutcome,
  settleContacts,
} from "../queries/settle-contacts.ts";
import { saveSnapshot } from "../queries/snapshots.ts";
import { finishSpent } from "../queries/spent-contacts.ts";
import { recordTurns } from "../queries/turns.ts";
import { calls } from "../schema/calls.ts";
import {
  campaignContacts,
  campaignCounts,
  campaigns,
  campaignTallies,
} from "../schema/campaigns.ts";
import { contacts } from "../schema/contacts.ts";
import { callsRead } from "./calls-read.ts";
import { message, NOON, sampleTree, state, storedCall } from "./samples.ts";

const NONE: DialLimits = { atOnce: null, perMinute: null, minutesPerDay: null };
const MINUTE = 60_000;
const FREE: CampaignPlan = { ...USUAL_PLAN, atOnce: null, perMinute: null };
const SETTLING = { lostCalls: PRESETS.DE.lostCalls, attempts: null };
const LATER: Denial = {
  ...{ code: "outside-window", at: 1, from: 2, until: 3, rule: "window", source: "own" },
  againAt: NOON + 5 * MINUTE,
};
const NEVER: Denial = { code: "no-consent", rule: "consent", source: "uwg-7", againAt: null };

const isWaiting = eq(campaignContacts.standing, "waiting");

const numberOf = (index: number) => `+49302312${5000 + index}`;

/** @param isShared whether several transactions may be under way at once */
export function dialledCampaignsContract(db: () => Database, isShared: () => boolean) {
  let made = 0;

  /** A running campaign with these contacts, by their index. */
  async function running(
    indexes: readonly number[],
    plan: Partial<CampaignPlan> = {},
    more: Partial<typeof campaignContacts.$inferInsert> = {},
  ): Promise<number> {
    made += 1;
    const snapshotId = await saveSnapshot(db(), sampleTree(), 0);
    const [row] = await db()
      .insert(campaigns)
      .values({
        ...{ id: `campaign_${made}`, name: "Probe", status: "running", agent: "", message: "" },
        ...{ useDecisionTree: false, snapshotId, plan: { ...FREE, ...plan }, lists: [] },
        ...{ otherColumns: [], createdAt: NOON, createdBy: "Ada", startedBy: "Ada" },
      })
      .returning({ key: campaigns.key });
    const campaign = row?.key ?? 0;
    for (const index of indexes) {
      const number = numberOf(index);
      const [known] = await db()
        .insert(contacts)
        .values({
          ...{ number, subject: number, kind: "fixed", country: "DE", firstName: `Nr. ${index}` },
          ...{ customFields: {}, createdAt: NOON, updatedAt: NOON },
        })
        .onConflictDoUpdate({ target: contacts.number, set: { updatedAt: NOON } })
        .returning({ sequence: contacts.sequence });
      const contact = known?.sequence ?? 0;
      await db()
        .insert(campaignContacts)
        .values({ campaign, contact, dueAt: NOON - MINUTE, ...more });
    }
    return campaign;
  }

  async function dialled(key: number, lookAhead = 1): Promise<DialledCampaign> {
    const snapshotId = await saveSnapshot(db(), sampleTree(), 0);
    return {
      key,
      lookAhead,
      callTo: ({ number, firstName }) => ({
        ...{ id: `call_${key}_${number}_${calledAgain++}`, treeId: "tree_1", treeName: firstName },
        ...{ snapshotId, from: "+493023125999", line: "relay", madeBy: "Ada" },
      }),
    };
  }
  let calledAgain = 0;

  interface Asked extends Partial<LawfulDials> {
    most?: number;
    now?: number;
    limits?: Partial<DialLimits>;
    denials?(number: string, attempts: number): readonly [Denial, ...Denial[]] | null;
    /** What the clock says each time that it is asked, before it says `now`. */
    moments?: number[];
  }

  function howToClaim({
    most = 50,
    now = NOON,
    limits = {},
    denials = () => null,
    moments = [],
    ...lawful
  }: Asked = {}): Parameters<typeof claimContacts>[2] {
    return {
      limits: { ...NONE, ...limits },
      time: () => ({ now: moments.shift() ?? now, startOfDay: NOON - 9 * 60 * MINUTE }),
      most,
      lawful: {
        ...{ carrier: "twilio:AC1", holdsBack: true, lostCalls: PRESETS.DE.lostCalls },
        attempts: null,
        deciding: () => (callee) => {
          const found = denials(callee.number, callee.attemptsInCampaign);
          return found ? { allowed: false, denials: found } : { allowed: true, consentId: null };
        },
        planned: () => () => ({ allowed: true, consentId: null }),
        ...lawful,
      },
    };
  }

  /** @param lookAhead of all, or of each in turn */
  async function claim(
    keys: readonly number[],
    { lookAhead = 1, ...asked }: Asked & { lookAhead?: number | readonly number[] } = {},
  ) {
    const campaignsDialled = await Promise.all(
      keys.map((key, place) =>
        dialled(key, typeof lookAhead === "number" ? lookAhead : lookAhead[place]),
      ),
    );
    return claimContacts(db(), campaignsDialled, howToClaim(asked));
  }

  const settle = (now = NOON, share = 0) =>
    settleContacts(db(), { readRules: async () => SETTLING, now, share: () => share });

  async function standings(campaign: number) {
    return db()
      .select()
      .from(campaignContacts)
      .where(eq(campaignContacts.campaign, campaign))
      .orderBy(asc(campaignContacts.position));
  }

  const place = (callId: string) =>
    setCallPlaced(db(), { callId, callSid: `CA_${callId}`, status: "queued", at: NOON });

  async function end(
    callId: string,
    outcome: "no-answer" | "success" | "abandoned" | "failed" | "busy",
    { endReason = null as string | null, errorCode = null as string | null, at = NOON } = {},
  ) {
    const status = outcome === "success" ? "completed" : "failed";
    await endCall(db(), { callId, status, outcome, endReason, errorCode, at });
  }

  /** Answered at noon, with its first words so many milliseconds later, and over after ten seconds. */
  async function talk(callId: string, heardAfter: number | null) {
    await place(callId);
    const told = { callId, sequence: 1, at: NOON, duration: null } as const;
    await moveCallStatus(db(), { ...told, status: "in-progress" });
    const messages = heardAfter === null ? [] : [message(`m_${callId}`, { at: NOON + heardAfter })];
    const path = ["start", "greeting", "ask", "greeting"];
    const turn = { callId, state: state({ path }), currentNodeId: "greeting" };
    await recordTurns(db(), [{ ...turn, outcome: null, endReason: null, messages }]);
    await end(callId, "success", { at: NOON + 10_000 });
  }

  test("whoever is due is claimed in order, with a call of his own that says for what", async () => {
    const key = await running([3, 1, 2]);
    const round = await claim([key], { most: 2 });
    expect(round.calls.map(({ to }) => to)).toEqual([numberOf(3), numberOf(1)]);
    const [first, second, third] = await standings(key);
    expect(first).toMatchObject({ standing: "calling", claims: 1, attempts: 0, lastAt: NOON });
    expect(third).toMatchObject({ standing: "waiting", claims: 0 });
    expect(round.calls[0]).toMatchObject({
      ...{ id: first?.callId, purpose: "campaign", madeBy: "Ada", carrier: "twilio:AC1" },
      ...{ status: "placing", createdAt: NOON, treeName: "Nr. 3" },
      attempt: { campaign: key, contact: first?.contact, claim: 1 },
    });
    expect(second?.callId).toBe(round.calls[1]?.id ?? "");
    expect((await claim([key])).calls.map(({ to }) => to)).toEqual([numberOf(2)]);
    const nobody = await claim([key]);
    expect(nobody.calls).toEqual([]);
    expect(nobody.holds.get(key)).toEqual({ code: "nobody-due", until: null });
  });

  test.each([true, false])(
    "a call that the carrier had all the same counts, moved on before: %p",
    async (isMovedOn) => {
      const key = await running([1]);
      const callId = (await claim([key])).calls[0]?.id ?? "";
      await end(callId, "failed", { endReason: "not-placed" });
      if (isMovedOn) {
        await settle();
        expect(await standings(key)).toMatchObject([{ standing: "waiting", attempts: 0 }]);
      }
      expect(await place(callId)).toMatchObject({ isLate: true });
      await settle();
      await place(callId);
      await settle();
      expect(await standings(key)).toMatchObject([{ attempts: 1 }]);
    },
  );

  test("who was added by hand comes first, and the newest where that is wished", async () => {
    const key = await running([1, 2, 3], { order: "newest" });
    await running([]);
    const [, second] = await standings(key);
    await db()
      .update(campaignContacts)
      .set({ priority: 1 })
      .where(eq(campaignContacts.contact, second?.contact ?? 0));
    const { calls: begun } = await claim([key]);
    expect(begun.map(({ to }) => to)).toEqual([2, 3, 1].map(numberOf));
  });

  test("nobody is in two calls: not of two campaigns at once, nor beside another call", async () => {
    const [one, other] = [await running([1, 2]), await running([1, 3])];
    await storedCall(db(), { id: "talks", direction: "inbound", from: numberOf(2), to: "+4930" });
    const rounds = await Promise.all([claim([one, other]), claim([other, one]), claim([one])]);
    const begun = rounds.flatMap((round) => round.calls.map(({ to }) => to));
    expect(begun.toSorted()).toEqual([numberOf(1), numberOf(3)]);
    const waits = [...(await standings(one)), ...(await standings(other))].filter(
      ({ standing }) => standing === "waiting",
    );
    expect(waits.map(({ reason }) => reason)).toEqual(["number-in-call", "number-in-call"]);
    expect(waits.every(({ dueAt }) => (dueAt ?? 0) > NOON)).toBe(true);
  });

  /** So many who may never be called, in a campaign of their own. */
  async function barred(amount: number, from = 2_000): Promise<number> {
    const key = await running([]);
    const rows = Array.from({ length: amount }, (_, place) => {
      const number = numberOf(from + place);
      return {
        ...{ number, subject: number, kind: "fixed" as const, country: "DE", firstName: "" },
        ...{ customFields: {}, createdAt: NOON, updatedAt: NOON },
      };
    });
    const many = await db().insert(contacts).values(rows).returning({ contact: contacts.sequence });
    const stand = { campaign: key, dueAt: NOON - MINUTE };
    await db()
      .insert(campaignContacts)
      .values(many.map(({ contact }) => ({ ...stand, contact })));
    return key;
  }
  const isBarred = (number: string) => (number >= numberOf(2_000) ? ([NEVER] as const) : null);

  test("a campaign of people who may not be called takes nothing from another one", async () => {
    const none = await barred(400);
    const free = await running([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const asked = { most: 10, lookAhead: [64, 1], denials: isBarred };
    expect((await claim([none, free], asked)).calls).toHaveLength(10);
  });

  test("the only call that may begin goes to whoever has somebody for it", async () => {
    const none = [await barred(130), await barred(130, 2_500), await barred(130, 3_000)];
    const free = await running([1, 2]);
    const keys = [...none, free];
    for (let round = 0; round < 2; round++) {
      const now = NOON + round * 2_000;
      const asked = { now, limits: { perMinute: 30 }, lookAhead: [64, 64, 64, 1] };
      const { calls: begun, looked } = await claim(keys, { ...asked, denials: isBarred });
      expect(begun.map(({ attempt }) => attempt?.campaign)).toEqual([free]);
      expect([...looked.values()].reduce((sum, one) => sum + one.asked, 0)).toBeLessThanOrEqual(
        200,
      );
    }
  });

  test("beside one whose people may not be called the others keep their shares", async () => {
    const none = await barred(130);
    const many = (from: number) => Array.from({ length: 20 }, (_, place) => from + place);
    const [two, one] = [await running(many(1), { share: 2 }), await running(many(101))];
    const begun = new Map([none, two, one].map((key) => [key, 0]));
    for (let now = NOON; now < NOON + 30_000; now += 1_000) {
      const asked = { now, limits: { perMinute: 60 }, lookAhead: [4, 1, 1] };
      for (const { attempt } of (await claim([none, two, one], { ...asked, denials: isBarred }))
        .calls) {
        const key = attempt?.campaign ?? 0;
        begun.set(key, (begun.get(key) ?? 0) + 1);
      }
    }
    expect([...begun.values()]).toEqual([0, 20, 10]);
  });

  test("a claim whose turn comes too late writes nothing down", async () => {
    const key = await running([1]);
    const moments = [NOON, NOON + 4_000];
    const late = claim([key], { moments });
    expect(await late.catch(({ message }) => message)).toBe("The right to dial came too late.");
    expect(await standings(key)).toMatchObject([{ standing: "waiting", claims: 0 }]);
    expect((await claim([key])).calls).toHaveLength(1);
  });

  test("the same claim can't be written down twice", async () => {
    const key = await running([1]);
    await claim([key]);
    await db().update(campaignContacts).set({ standing: "waiting", claims: 0, dueAt: NOON });
    await db().update(calls).set({ closedAt: NOON });
    expect(await claim([key]).catch(() => "refused")).toBe("refused");
    expect(await db().$count(calls)).toBe(1);
  });

  test("who may not be called now waits for his time, and who never may is left out", async () => {
    const key = await running([1, 2, 3]);
    const denials = (number: string): [Denial] | null =>
      number === numberOf(1) ? [LATER] : number === numberOf(2) ? [NEVER] : null;
    const round = await claim([key], { denials });
    expect(round.calls.map(({ to }) => to)).toEqual([numberOf(3)]);
    expect(round.looked.get(key)).toEqual({ asked: 3, allowed: 1 });
    const [later, never] = await standings(key);
    expect(later).toMatchObject({ standing: "waiting", reason: "outside-window", claims: 0 });
    expect(later?.dueAt).toBe(NOON + 5 * MINUTE);
    expect(never).toMatchObject({ standing: "skipped", reason: "no-consent", dueAt: null });
    expect((await claim([key])).holds.get(key)).toEqual({
      ...{ code: "nobody-due", until: NOON + 5 * MINUTE, denial: "outside-window" },
    });
  });

  test("what reaches nobody goes through, with what would have forbidden it", async () => {
    const key = await running([1]);
    const { calls: begun } = await claim([key], { denials: () => [NEVER], holdsBack: false });
    expect(begun[0]?.denials).toEqual([NEVER]);
  });

  test("what a campaign has set for itself holds back where no rule does", async () => {
    const key = await running([1, 2]);
    const round = await claim([key], {
      holdsBack: false,
      planned: () => (callee) =>
        callee.number === numberOf(1)
          ? { allowed: false, denials: [LATER] }
          : { allowed: true, consentId: null },
    });
    expect(round.calls.map(({ to }) => to)).toEqual([numberOf(2)]);
    expect((await standings(key))[0]).toMatchObject({ reason: "outside-window", claims: 0 });
  });

  test("what the campaign itself is to blame for leaves everybody where he is", async () => {
    const key = await running([1, 2]);
    const lost: Denial = {
      ...{ code: "too-many-lost", share: 1, limit: 0.03, answered: 60 },
      ...{ rule: "lost-calls", source: "own", againAt: null },
    };
    const round = await claim([key], { denials: () => [lost] });
    expect(round.holds.get(key)).toMatchObject({ code: "rules", denial: "too-many-lost" });
    for (const row of await standings(key)) {
      expect(row).toMatchObject({ standing: "waiting", reason: "", dueAt: NOON - MINUTE });
    }
  });

  test.each([
    ["its own calls at once", { atOnce: 2 }, {}, 2, "at-once"],
    ["its own rate", { perMinute: 60 }, {}, 1, "per-minute"],
    ["the server's calls at once", {}, { atOnce: 3 }, 3, "server-at-once"],
    ["the server's rate", {}, { perMinute: 120 }, 2, "server-per-minute"],
    ["a server that calls nobody", {}, { atOnce: 0 }, 0, "server-at-once"],
  ] as const)("no more begin than %s", async (_name, plan, limits, amount, code) => {
    const key = await running([1, 2, 3, 4, 5], plan);
    const begun = [];
    for (let round = 0; round < 3; round++) begun.push(...(await claim([key], { limits })).calls);
    expect(begun).toHaveLength(amount);
    expect((await claim([key], { limits })).holds.get(key)?.code).toBe(code);
  });

  test("two campaigns get their shares of what the server leaves", async () => {
    const many = Array.from({ length: 12 }, (_, index) => index);
    const one = await running(many, { share: 2 });
    const other = await running(many.map((index) => 100 + index));
    const { calls: begun } = await claim([one, other], { limits: { atOnce: 9 } });
    const of = (key: number) => begun.filter(({ attempt }) => attempt?.campaign === key).length;
    expect([of(one), of(other)]).toEqual([6, 3]);
  });

  test("a claim never reads all of the calls, whatever is limited", async () => {
    const own = await dialled(await running([1, 2], { perMinute: 60 }));
    await storedCall(db(), { id: "past", to: numberOf(7), createdAt: NOON - 60 * MINUTE });
    const how = howToClaim({ limits: { atOnce: 5, perMinute: 60, minutesPerDay: 100 } });
    const read = await callsRead(db(), async (tx) => {
      expect((await claimContacts(tx, [own], how)).calls).toHaveLength(1);
    });
    expect(read.scans).toBe(0);
  });

  test("calls that a clock which was set back left ahead hold no campaign back", async () => {
    const key = await running([1, 2]);
    await storedCall(db(), { id: "ahead", to: numberOf(7), createdAt: NOON + 60 * MINUTE });
    await end("ahead", "no-answer", { at: NOON + 61 * MINUTE });
    expect((await claim([key], { limits: { perMinute: 1 } })).calls).toHaveLength(1);
  });

  test.each(["paused", "draft", "completed"] as const)(
    "a campaign that is %s calls nobody",
    async (status) => {
      const key = await running([1]);
      await db().update(campaigns).set({ status });
      expect((await claim([key])).calls).toEqual([]);
      expect(await listRunningCampaigns(db())).toEqual([]);
    },
  );

  test("one that begins later waits for that", async () => {
    const key = await running([1], { startsAt: NOON + 1 });
    expect((await claim([key])).holds.get(key)).toEqual({ code: "before-start", until: NOON + 1 });
    expect((await claim([key], { now: NOON + 1 })).calls).toHaveLength(1);
  });

  test("a call that is over moves its contact on, once, and is added up", async () => {
    const key = await running([1, 2, 3]);
    const [one, two, three] = (await claim([key])).calls.map(({ id }) => id);
    await talk(one ?? "", 500);
    await place(two ?? "");
    await end(two ?? "", "no-answer");
    expect(await settle()).toMatchObject({ contacts: 2 });
    expect(await settle()).toMatchObject({ contacts: 0 });
    const [first, second, third] = await standings(key);
    expect(first).toMatchObject({ standing: "success", dueAt: null, attempts: 1 });
    expect(second).toMatchObject({ standing: "again", dueAt: NOON + 180 * MINUTE, attempts: 1 });
    expect(third).toMatchObject({ standing: "calling", callId: three, attempts: 0 });
    const tallies = await db().select().from(campaignTallies);
    const told = Object.fromEntries(tallies.map((row) => [`${row.kind} ${row.key}`, row.amount]));
    expect(told).toEqual({
      ...{ "node start": 1, "node greeting": 1, "node ask": 1 },
      ...{ "way start>greeting": 1, "way greeting>ask": 1, "way ask>greeting": 1 },
      ...{ "hour 1-10": 2, "answered-hour 1-10": 1 },
      ...{ "call placed": 2, "call answered": 1, "call answered-since-start": 1 },
      "call ended-since-start": 2,
    });
    const counts = await db().select().from(campaignCounts).where(sql`amount > 0`);
    expect(counts.map(({ standing, amount }) => [standing, amount]).toSorted()).toEqual([
      ["again", 1],
      ["calling", 1],
      ["success", 1],
    ]);
  });

  test("many who settle at once move and count each contact once", async () => {
    const key = await running([1, 2, 3, 4, 5, 6]);
    for (const { id } of (await claim([key])).calls) await talk(id, 100);
    const settled = await Promise.all([settle(), settle(), settle()]);
    expect(settled.reduce((sum, { contacts: moved }) => sum + moved, 0)).toBe(6);
    const [answered] = await db()
      .select()
      .from(campaignTallies)
      .where(eq(campaignTallies.key, "answered"));
    expect(answered?.amount).toBe(6);
    expect((await standings(key)).every(({ attempts }) => attempts === 1)).toBe(true);
  });

  test("what the carrier never took is tried again, and counts as no attempt", async () => {
    const key = await running([1]);
    const [call] = (await claim([key])).calls;
    await end(call?.id ?? "", "abandoned", { endReason: "carrier-busy", errorCode: "20429" });
    await settle();
    const [row] = await standings(key);
    expect(row).toMatchObject({
      standing: "waiting",
      reason: "carrier-busy",
      attempts: 0,
      claims: 1,
    });
    expect(row?.dueAt).toBe(NOON + 2_000);
    const again = await claim([key], { now: NOON + 2_000 });
    expect(again.calls[0]?.attempt?.claim).toBe(2);
  });

  test("what the carrier never took is none of the ends that a plan lets be repeated", async () => {
    const campaign = await running([1]);
    const never = [
      ["abandoned", "carrier-busy"],
      ["failed", "not-placed"],
      ["failed", "not-placed"],
    ] as const;
    let now = NOON;
    for (const [outcome, endReason] of never) {
      const [call] = (await claim([campaign], { now })).calls;
      await end(call?.id ?? "", outcome, { endReason, at: now });
      await settle(now);
      now += 60 * MINUTE;
    }
    const [call] = (await claim([campaign], { now })).calls;
    await place(call?.id ?? "");
    await end(call?.id ?? "", "failed", { endReason: "carrier", at: now });
    await settle(now);
    expect(await standings(campaign)).toMatchObject([{ standing: "again", attempts: 1 }]);
  });

  test.each(["may-not-dial", "operator-hung-up"])(
    "what waited at the carrier until it was taken back (%s) is no attempt, however often",
    async (endReason) => {
      const campaign = await running([1]);
      let now = NOON;
      const again = async () => {
        now += 60 * MINUTE;
        const [call] = (await claim([campaign], { now })).calls;
        await place(call?.id ?? "");
        return call?.id ?? "";
      };
      const takeBack = async (id: string, isRinging: boolean) => {
        const told = { callId: id, at: now, duration: null } as const;
        if (isRinging) await moveCallStatus(db(), { ...told, status: "ringing", sequence: 1 });
        await moveCallStatus(db(), { ...told, status: "canceled", sequence: 2 });
        await end(id, "abandoned", { endReason, at: now });
        await settle(now);
      };
      for (let evening = 0; evening < 5; evening++) await takeBack(await again(), false);
      expect(await standings(campaign)).toMatchObject([{ standing: "waiting", attempts: 0 }]);
      expect(await db().$count(campaignTallies, eq(campaignTallies.key, "placed"))).toBe(0);
      await takeBack(await again(), true);
      expect(await standings(campaign)).toMatchObject([{ standing: "again", attempts: 1 }]);
      now += 180 * MINUTE;
      // His own first one of the two that the plan has.
      await end(await again(), "abandoned", { at: now });
      await settle(now);
      expect(await standings(campaign)).toMatchObject([{ standing: "again", attempts: 2 }]);
    },
  );

  test("a call that was cleared away leaves nobody calling for ever", async () => {
    const key = await running([1]);
    await claim([key]);
    await db().delete(calls);
    await settle();
    expect((await standings(key))[0]).toMatchObject({ standing: "failed", reason: "lost" });
  });

  test("how often a call ended so is counted for each contact by himself", async () => {
    const key = await running([1, 2], {
      retries: { ...FREE.retries, busy: { attempts: 2, minutes: 1 } },
    });
    for (const now of [NOON, NOON + 2 * MINUTE]) {
      for (const { id } of (await claim([key], { now })).calls) {
        await place(id);
        await end(id, "busy", { at: now });
      }
      await settle(now);
    }
    expect((await standings(key)).map(({ standing }) => standing)).toEqual(["busy", "busy"]);
    expect((await standings(key)).map(({ attempts }) => attempts)).toEqual([2, 2]);
  });

  /** Who had one call each, and how it ended; all of them are to be called again at once. */
  async function calledOnce(outcomes: readonly ("busy" | "no-answer")[]) {
    const key = await running(outcomes.map((_, index) => index));
    const { calls: begun } = await claim([key]);
    for (const [at, { id }] of begun.entries()) {
      await place(id);
      await end(id, outcomes[at] ?? "busy");
    }
    await settle();
    await db().update(campaignContacts).set({ dueAt: NOON });
    return key;
  }
  const lowered = (key: number, plan: Partial<CampaignPlan>) =>
    db()
      .update(campaigns)
      .set({ plan: { ...FREE, ...plan } })
      .where(eq(campaigns.key, key));
  const ONE_BUSY = { retries: { ...FREE.retries, busy: { attempts: 1, minutes: 30 } } };
  const finished = (...outcomes: string[]) =>
    outcomes.map((standing) => ({
      ...{ standing, attempts: 1, claims: 1 },
      dueAt: standing === "again" ? NOON : null,
    }));

  test.each([
    ["calls to one contact", { attempts: 1 }, finished("busy", "no-answer")],
    ["calls that are busy", ONE_BUSY, finished("busy", "again")],
    ["neither", { attempts: 2 }, finished("again", "again")],
  ])("a plan that allows fewer %s finishes who has none left", async (_name, plan, expected) => {
    const key = await calledOnce(["busy", "no-answer"]);
    await lowered(key, plan);
    let after: Awaited<ReturnType<typeof finishSpent>> = null;
    do after = await finishSpent(db(), key, { after, limit: 1 });
    while (after !== null);
    expect(await standings(key)).toMatchObject(expected);
  });

  test.each([
    ["calls to one contact", { attempts: 1 }, []],
    ["calls that are busy", ONE_BUSY, [1]],
    ["neither", { attempts: 2 }, [0, 1]],
  ])("nor does a claim call who has none left, of fewer %s", async (_name, plan, called) => {
    const key = await calledOnce(["busy", "no-answer"]);
    await lowered(key, plan);
    const round = await claim([key]);
    expect(round.calls.map(({ to }) => to)).toEqual(called.map(numberOf));
    expect(round.looked.get(key)).toEqual({ asked: 2, allowed: called.length });
    const outcomes = ["busy", "no-answer"];
    const expected = outcomes.map((one, at) => (called.includes(at as never) ? "calling" : one));
    expect((await standings(key)).map(({ standing }) => standing)).toEqual(expected);
  });

  test("who has called since is called as long as calls are left at all", async () => {
    const key = await calledOnce(["busy"]);
    await db()
      .update(campaignContacts)
      .set({ calledBackAt: NOON + 1 });
    await lowered(key, ONE_BUSY);
    expect(await finishSpent(db(), key, { after: null, limit: 9 })).toBeNull();
    expect((await standings(key))[0]).toMatchObject({ standing: "again" });
    await lowered(key, { attempts: 1 });
    expect((await claim([key])).calls).toEqual([]);
    expect((await standings(key))[0]).toMatchObject({ standing: "busy" });
  });

  test("who waits for this and was never called is looked at again, others wait on", async () => {
    const until = NOON + 60 * MINUTE;
    const held = { reason: "outside-window", dueAt: until };
    const key = await running([0, 1, 2], {}, held);
    const others = [
      await running([3], {}, { ...held, reason: "too-many-today" }),
      await running([4], {}, { ...held, standing: "again", attempts: 1 }),
      await running([5], {}, held),
    ];
    const now = NOON + MINUTE;
    for (const campaign of [key, ...others.slice(0, 2)]) {
      let after: number | null = null;
      do {
        const wanted = { standing: "waiting", reason: held.reason, now } as const;
        after = await lookAgain(db(), campaign, { ...wanted, after, limit: 2 });
      } while (after !== null);
    }
    expect((await standings(key)).map(({ dueAt }) => dueAt)).toEqual([now, now, now]);
    const out = { standing: "skipped", reason: "never-open", dueAt: null };
    const left = await running([6], {}, out);
    const once = await running([7], {}, { ...out, attempts: 1 });
    for (const campaign of [left, once]) {
      const wanted = { standing: "skipped", reason: "never-open", now } as const;
      await lookAgain(db(), campaign, { ...wanted, after: null, limit: 2 });
    }
    expect(await standings(left)).toMatchObject([{ standing: "waiting", dueAt: now }]);
    expect(await standings(once)).toMatchObject([{ standing: "again", dueAt: now }]);
    for (const campaign of others) {
      expect((await standings(campaign)).map(({ dueAt }) => dueAt)).toEqual([until]);
    }
  });

  test("a call that the carrier never took uses up none", async () => {
    const key = await running([1], { attempts: 1 });
    const [call] = (await claim([key])).calls;
    await end(call?.id ?? "", "abandoned", { endReason: "carrier-busy", errorCode: "20429" });
    await settle();
    expect((await claim([key], { now: NOON + MINUTE })).calls).toHaveLength(1);
  });

  test.each([
    ["nothing for two seconds", null, 1],
    ["the first words too late", 2_001, 1],
    ["the first words in time", 2_000, 0],
  ])("a person who hears %s: lost %#", async (_name, heardAfter, lost) => {
    const key = await running([1]);
    const [call] = (await claim([key])).calls;
    await talk(call?.id ?? "", heardAfter);
    await settle();
    const tallies = await db().select().from(campaignTallies);
    expect(tallies.find((row) => row.key === "lost")?.amount ?? 0).toBe(lost);
  });

  test("what a person says of a call moves its contact, until another call came", async () => {
    const key = await running([1]);
    const [call] = (await claim([key])).calls;
    const id = call?.id ?? "";
    const say = async (outcome: string, callId = id) => {
      const told = await findCall(db(), callId);
      if (told) await moveByOutcome(db(), told, { outcome, rules: { attempts: null } });
      return (await standings(key))[0];
    };
    expect(await say("success")).toMatchObject({ standing: "calling" });
    await place(id);
    await end(id, "no-answer");
    await settle();
    expect(await say("not-interested")).toMatchObject({ standing: "not-interested", dueAt: null });
    const due = NOON + 1_440 * MINUTE;
    expect(await say("callback")).toMatchObject({ standing: "again", dueAt: due, attempts: 1 });
    await claim([key], { now: due });
    expect(await say("success")).toMatchObject({ standing: "calling" });
  });

  test("a campaign in which too many are lost is paused, and goes on from a new count", async () => {
    const key = await running(Array.from({ length: 52 }, (_, index) => index));
    const begun = (await claim([key], { most: 60 })).calls;
    for (const [index, { id }] of begun.slice(0, 51).entries())
      await talk(id, index < 2 ? null : 1);
    let paused = new Map<string, string>();
    for (let round = 0; round < 3; round++)
      paused = new Map([...paused, ...(await settle()).paused]);
    expect([...paused.values()]).toEqual(["too-many-lost"]);
    const status = async () => (await db().select().from(campaigns))[0];
    expect(await status()).toMatchObject({ status: "paused", pauseReason: "too-many-lost" });
    await forgetLostCalls(db(), key);
    await db().update(campaigns).set({ status: "running" });
    await talk(begun[51]?.id ?? "", 1);
    expect((await settle()).paused.size).toBe(0);
    expect(await status()).toMatchObject({ status: "running" });
  });

  test("twenty faults of the last fifty calls pause it, but for what the carrier can't do now", async () => {
    const key = await running(Array.from({ length: 45 }, (_, index) => index));
    const begun = (await claim([key], { most: 60 })).calls;
    const away = { endReason: "carrier-busy", errorCode: "20429" };
    for (const { id } of begun.slice(0, 25)) await end(id, "failed", away);
    expect((await settle()).paused.size).toBe(0);
    const fault = { endReason: "carrier", errorCode: "13224" };
    for (const { id } of begun.slice(25, 44)) await end(id, "failed", fault);
    expect((await settle()).paused.size).toBe(0);
    await end(begun[44]?.id ?? "", "failed", fault);
    expect([...(await settle()).paused.values()]).toEqual(["too-many-faults"]);
  });

  test.each([
    ["13224", 20, "too-many-faults"],
    ["20003", 1, "carrier-refuses"],
  ])("a clock that is set back hides no fault (%s)", async (errorCode, amount, reason) => {
    const key = await running(Array.from({ length: 70 }, (_, index) => index));
    await db().update(campaigns).set({ resumedAt: NOON });
    for (const { id } of (await claim([key], { now: NOON + MINUTE })).calls) {
      await end(id, "no-answer", { at: NOON + MINUTE });
    }
    expect((await settle(NOON + MINUTE)).contacts).toBe(50);
    const now = NOON - 60 * MINUTE;
    await db().update(campaignContacts).set({ dueAt: now }).where(isWaiting);
    for (const { id } of (await claim([key], { now, most: amount })).calls) {
      await end(id, "failed", { endReason: "carrier", errorCode, at: now });
    }
    expect([...(await settle(now)).paused.values()]).toEqual([reason as never]);
    // Whoever goes on begins to count anew.
    await forgetLostCalls(db(), key);
    await db().update(campaigns).set({ status: "running", resumedAt: now });
    expect((await settle(now)).paused.size).toBe(0);
  });

  test("faults are those of the last fifty calls, as they ended", async () => {
    const key = await running(Array.from({ length: 120 }, (_, index) => index));
    const fault = { endReason: "carrier", errorCode: "13224" };
    const endAll = async (most: number, faults: number) => {
      const { calls: begun } = await claim([key], { most });
      for (const [place, { id }] of begun.entries()) {
        await (place < faults ? end(id, "failed", fault) : end(id, "no-answer"));
      }
      return [...(await settle()).paused.values()];
    };
    expect(await endAll(19, 19)).toEqual([]);
    expect(await endAll(50, 0)).toEqual([]);
    expect(await endAll(19, 19)).toEqual([]);
    expect(await endAll(1, 1)).toEqual(["too-many-faults"]);
    expect(await db().$count(campaignTallies, eq(campaignTallies.kind, "fault"))).toBe(20);
  });

  test("a number that the carrier never connects finishes its contact, and is no fault", async () => {
    const key = await running(Array.from({ length: 25 }, (_, index) => index));
    const codes = ["21211", "21214", "21216", "21217"];
    for (const [place, { id }] of (await claim([key], { most: 60 })).calls.entries()) {
      await end(id, "failed", { endReason: "carrier", errorCode: codes[place % 4] ?? null });
    }
    expect((await settle()).paused.size).toBe(0);
    for (const row of await standings(key)) {
      expect(row).toMatchObject({ standing: "failed", reason: "number-refused", dueAt: null });
    }
  });

  test.each(["20003", "21210"])(
    "what the account is refused for (%s) pauses at once, and uses up nobody",
    async (errorCode) => {
      const campaign = await running([1, 2]);
      const refused = { endReason: "carrier", errorCode };
      const status = async () => (await db().select().from(campaigns))[0];
      let now = NOON;
      for (let round = 0; round < 3; round++) {
        for (const { id } of (await claim([campaign], { now })).calls) {
          await end(id, "failed", { ...refused, at: now });
        }
        expect([...(await settle(now)).paused.values()]).toEqual(["carrier-refuses"]);
        expect(await status()).toMatchObject({ status: "paused", pauseReason: "carrier-refuses" });
        const waiting = { standing: "waiting", attempts: 0, claims: round + 1 };
        expect(await standings(campaign)).toMatchObject([waiting, waiting]);
        now += 60 * MINUTE;
        await db().update(campaigns).set({ status: "running", resumedAt: now });
      }
      const [one, other] = (await claim([campaign], { now })).calls;
      await end(one?.id ?? "", "failed", { endReason: "carrier", errorCode: "13224", at: now });
      await settle(now);
      expect((await standings(campaign))[0]).toMatchObject({ standing: "again" });
      // It was refused before somebody mended what it was refused for.
      await db()
        .update(campaigns)
        .set({ resumedAt: now + 1 });
      await end(other?.id ?? "", "failed", { ...refused, at: now });
      expect((await settle(now + 1)).paused.size).toBe(0);
    },
  );

  test("calls that the emulator lost with its server pause nothing, a real carrier's do", async () => {
    for (const [carrier, expected] of [
      ["emulator", 0],
      ["twilio:AC1", 1],
    ] as const) {
      const key = await running(Array.from({ length: 25 }, (_, index) => index));
      const begun = (await claim([key], { most: 60, carrier })).calls;
      const lost = { endReason: "lost", errorCode: "lost" };
      for (const { id } of begun) await end(id, "failed", lost);
      expect((await settle()).paused.size).toBe(expected);
    }
  });

  /** Locks that somebody waits for. */
  const lacking = (tx: Database) =>
    tx.select({ pid: sql`pid` }).from(sql`pg_locks`).where(sql`not granted`);

  test("a campaign is paused beside one who claims in it, and neither is broken off", async () => {
    const key = await running(Array.from({ length: 25 }, (_, index) => index));
    const begun = (await claim([key], { most: 20 })).calls;
    for (const { id } of begun)
      await end(id, "failed", { endReason: "carrier", errorCode: "13224" });
    const last = (await standings(key)).at(-1);
    let settling: ReturnType<typeof settle> | null = null;
    await db().transaction(async (tx) => {
      // As a claim does it: the campaign first, then whoever moves, and with him the counts.
      await tx.select().from(campaigns).where(eq(campaigns.key, key)).for("share");
      if (isShared()) {
        settling = settle();
        await until(async () => (await lacking(tx)).length > 0);
      }
      await tx
        .update(campaignContacts)
        .set({ standing: "calling" })
        .where(eq(campaignContacts.contact, last?.contact ?? 0));
    });
    expect([...(await (settling ?? settle())).paused.values()]).toEqual(["too-many-faults"]);
    expect((await db().select().from(campaigns))[0]).toMatchObject({ status: "paused" });
  });

  test.each([
    ["whoever claims", (keys: number[]) => claim(keys)],
    ["whoever stops all", () => pauseCampaigns(db(), { reason: "by-hand", at: NOON })],
  ])("%s holds campaigns by their keys, wherever their rows stand", async (_name, holds) => {
    if (!isShared()) return;
    const [first, second] = [await running([1]), await running([2])];
    // A row that is changed stands behind the others from then on.
    await db().update(campaigns).set({ name: "Neu" }).where(eq(campaigns.key, first));
    let holding: Promise<unknown> = Promise.resolve();
    await db().transaction(async (tx) => {
      await tx.select().from(campaigns).where(eq(campaigns.key, first)).for("update");
      holding = holds([second, first]);
      await until(async () => (await lacking(tx)).length > 0);
      const isSecond = eq(campaigns.key, second);
      const free = await tx
        .select()
        .from(campaigns)
        .where(isSecond)
        .for("update", { noWait: true });
      expect(free).toHaveLength(1);
    });
    await holding;
  });

  test("a campaign ends when nobody is left, and nobody is forgotten before", async () => {
    const [done, timeless] = [await running([1]), await running([2], {}, { dueAt: null })];
    const [call] = (await claim([done])).calls;
    expect(await completeCampaigns(db(), [done, timeless], NOON)).toEqual([]);
    await place(call?.id ?? "");
    await end(call?.id ?? "", "success");
    await settle();
    expect(await completeCampaigns(db(), [done, timeless], NOON)).toEqual([done]);
    expect((await standings(timeless))[0]?.dueAt).toBe(NOON);
    expect((await claim([timeless])).calls).toHaveLength(1);
  });

  /**
   * Does the work while somebody else holds what it needs, where there may be two at once; else after
   * him. `waiting` is done while it waits.
   */
  async function meanwhile<T>(
    held: (tx: Database) => Promise<unknown>,
    work: () => Promise<T>,
    waiting: (tx: Database) => Promise<unknown> = async () => {},
  ): Promise<T> {
    let [working, isDone]: [Promise<T> | null, boolean] = [null, false];
    await db().transaction(async (tx) => {
      await held(tx);
      if (!isShared()) {
        await waiting(tx);
        return;
      }
      working = work().finally(() => {
        isDone = true;
      });
      await until(async () => isDone || (await lacking(tx)).length > 0);
      await waiting(db());
    });
    return working ?? work();
  }

  test("a campaign into which somebody comes while it ends does not end without him", async () => {
    const key = await running([]);
    const [known] = await standings(await running([1]));
    const contact = known?.contact ?? 0;
    const ended = await meanwhile(
      // As a claim of another server's holds it.
      (tx) => tx.select().from(campaigns).where(eq(campaigns.key, key)).for("share"),
      () => completeCampaigns(db(), [key], NOON),
      (tx) => tx.insert(campaignContacts).values({ campaign: key, contact, dueAt: NOON }),
    );
    expect(ended).toEqual([]);
  });

  test("who is to be called again by what a person says is so in no campaign that just ended", async () => {
    const key = await running([1]);
    const [call] = (await claim([key])).calls;
    const id = call?.id ?? "";
    await place(id);
    await end(id, "success");
    await settle();
    const say = async () => {
      const told = await findCall(db(), id);
      return db().transaction(async (tx) => {
        if (told) await moveByOutcome(tx, told, { outcome: "callback", rules: { attempts: null } });
      });
    };
    await meanwhile(
      (tx) => tx.update(campaigns).set({ status: "completed" }).where(eq(campaigns.key, key)),
      say,
    );
    expect((await standings(key))[0]).toMatchObject({ standing: "callback", dueAt: null });
  });

  test("what a person says while its contact is moved on by the call's end finishes him", async () => {
    const key = await running([1]);
    const [call] = (await claim([key])).calls;
    const id = call?.id ?? "";
    await place(id);
    await end(id, "no-answer");
    const again = { standing: "again", dueAt: NOON };
    await meanwhile(
      async (tx) => {
        // As it is settled elsewhere.
        await tx.select().from(campaignContacts).for("update");
        await tx.update(campaignContacts).set(again).where(eq(campaignContacts.callId, id));
      },
      () =>
        db().transaction(async (tx) => {
          const told = await markOutcome(tx, id, "not-interested");
          const said = { outcome: "not-interested", rules: { attempts: null } };
          if (told) await moveByOutcome(tx, told, said);
        }),
    );
    const finished = { standing: "not-interested", dueAt: null };
    expect((await standings(key))[0]).toMatchObject(finished);
  });

  test("who is due is found by the index of those alone, with the values it is made for", async () => {
    const key = await running([1]);
    const plan = await db().transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const due = sql`select contact from ${campaignContacts} where campaign = ${key}
        and standing in ('waiting', 'again') and priority = 0 and due_at <= now()
        order by due_at, position limit 5`;
      return JSON.stringify(await tx.execute(sql`explain ${due}`));
    });
    expect(plan).toContain("campaign_contacts_due");
    expect(plan).not.toContain("Sort");
  });
}
