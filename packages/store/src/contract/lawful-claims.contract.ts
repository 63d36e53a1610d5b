import { expect, test } from "bun:test";
import type { NewCall } from "@rufbaum/calls";
import type { Callee, Denial, DialDecision } from "@rufbaum/dialing/lawful-calling";
import { subjectOf } from "@rufbaum/dialing/subjects";
import type { CarrierName } from "@rufbaum/telephony";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { readCallee } from "../queries/callees.ts";
import { endCall, findCall } from "../queries/calls.ts";
import {
  appendConsentEntries,
  listConsentEntries,
  readConsents,
} from "../queries/consent-entries.ts";
import { insertConsentStatement } from "../queries/consent-statements.ts";
import { claimCall } from "../queries/dial-use.ts";
import { holdDialling } from "../queries/hold-dialling.ts";
import { setCallPlaced } from "../queries/placed-calls.ts";
import { saveSnapshot } from "../queries/snapshots.ts";
import { claimSubjectKey } from "../queries/subject-key.ts";
import { suppressNumber } from "../queries/suppressions.ts";
import { verifyConsents } from "../queries/verify-consents.ts";
import { ownNumbers } from "../schema/audit.ts";
import { calls } from "../schema/calls.ts";
import { contacts } from "../schema/contacts.ts";
import { NOON, sampleTree, storedCall } from "./samples.ts";

const KEY = "a key of the installation";
const NUMBER = "+493023125001";
const SUBJECT = subjectOf(KEY, NUMBER);
const DAY = 24 * 60 * 60_000;
const ADA = { recordedAt: NOON, recordedBy: "Ada" };
const DENIAL: Denial = { code: "no-consent", rule: "consent", source: "uwg-7", againAt: null };
const CARRIER = "twilio:AC1";
const ABOUT = { number: NUMBER, country: "DE", kind: "fixed", attemptsInCampaign: 0 } as const;
const ASKED = { ...ABOUT, carrier: CARRIER } as const;

export function lawfulClaimsContract(db: () => Database) {
  async function agree() {
    await claimSubjectKey(db(), KEY);
    await insertConsentStatement(db(), {
      id: "s1",
      wording: "Ja.",
      source: "Formular",
      evidence: "Zeile 3",
      evidenceFile: null,
      channel: "ai-voice",
      company: "Muster GmbH",
      purpose: null,
      endsAt: null,
      recordedAt: NOON,
      recordedBy: "Ada",
    });
    const grant = { kind: "grant", statementId: "s1", callId: null, at: NOON - DAY } as const;
    await appendConsentEntries(db(), [{ subject: SUBJECT, ...grant }], ADA);
  }

  async function claim(
    decision: DialDecision,
    holdsBack = true,
    more: Partial<NewCall> = {},
    carrier: CarrierName = CARRIER,
    now = () => NOON,
  ) {
    const asked: Callee[] = [];
    const times: number[] = [];
    const claimed = await claimCall(
      db(),
      {
        id: "call_1",
        treeId: "tree_1",
        treeName: "Erstkontakt",
        snapshotId: await saveSnapshot(db(), sampleTree(), 0),
        direction: "outbound",
        from: "+493023125999",
        to: NUMBER,
        purpose: "test",
        madeBy: "Ada",
        ...more,
      },
      {
        limits: { atOnce: null, perMinute: null, minutesPerDay: null },
        time: () => ({ now: now(), startOfDay: NOON - 9 * 60 * 60_000 }),
        lawful: {
          country: "DE",
          kind: "fixed",
          carrier,
          by: "Ada",
          holdsBack,
          decide(callee: Callee, now: number) {
            asked.push(callee);
            times.push(now);
            return decision;
          },
        },
      },
    );
    return { claimed, asked, times };
  }

  test("all that is known of a callee is read for the rules", async () => {
    await agree();
    const before = await readCallee(db(), { ...ASKED, now: NOON });
    expect(before).toMatchObject({
      regions: ["DE-BB", "DE-BE"],
      isBusiness: false,
      isOwnNumber: false,
    });
    expect(before).toMatchObject({ suppression: null, attempts: [] });
    await db().insert(contacts).values({
      number: NUMBER,
      subject: SUBJECT,
      kind: "fixed",
      country: "DE",
      regions: "DE-BE DE-HH",
      company: "Muster AG",
      customFields: {},
      createdAt: NOON,
      updatedAt: NOON,
    });
    const own = { number: NUMBER, carrier: CARRIER, addedBy: "Ada", codeHash: "x" } as const;
    await db().insert(ownNumbers).values(own);
    await suppressNumber(db(), { number: NUMBER, callId: null, createdAt: NOON - 5 });
    expect(await readCallee(db(), { ...ASKED, now: NOON })).toMatchObject({ isOwnNumber: false });
    await db().update(ownNumbers).set({ confirmedAt: NOON });
    expect(await readCallee(db(), { ...ASKED, attemptsInCampaign: 3, now: NOON })).toEqual({
      ...ABOUT,
      regions: ["DE-BE", "DE-HH"],
      isBusiness: true,
      suppression: { reason: "asked", since: NOON - 5 },
      consents: await readConsents(db(), SUBJECT),
      callBackWish: null,
      attempts: [],
      attemptsInCampaign: 3,
      isOwnNumber: true,
    });
  });

  test("a landline's area code counts beside a postcode elsewhere, though it was not stored", async () => {
    const contact = { number: NUMBER, subject: SUBJECT, kind: "fixed", country: "DE" } as const;
    const times = { createdAt: NOON, updatedAt: NOON };
    await db()
      .insert(contacts)
      .values({ ...contact, ...times, regions: "DE-BY", postcode: "80331", customFields: {} });
    const { regions } = await readCallee(db(), { ...ASKED, now: NOON });
    expect(regions).toEqual(["DE-BB", "DE-BE", "DE-BY"]);
  });

  test("a call counts as an attempt unless the carrier surely never took it", async () => {
    const begun = async (id: string, ago: number) => {
      await storedCall(db(), { id, to: NUMBER, createdAt: NOON - ago });
    };
    await begun("long ago", 9 * DAY);
    await begun("taken", 7 * DAY);
    await setCallPlaced(db(), { at: NOON, callId: "taken", callSid: "CA1", status: "queued" });
    await end("taken", "operator-hung-up");
    await begun("refused", 6 * DAY);
    await end("refused", "carrier");
    await begun("called off", 5 * DAY);
    await end("called off", "operator-hung-up");
    await begun("broken", 4 * DAY);
    await end("broken", null);
    await begun("open", 3 * DAY);
    await storedCall(db(), { id: "in", direction: "inbound", from: NUMBER, createdAt: NOON });
    await storedCall(db(), { id: "other", to: "+493023125002", createdAt: NOON });
    const { attempts } = await readCallee(db(), { ...ASKED, now: NOON });
    expect(attempts).toEqual([7, 4, 3].map((days) => NOON - days * DAY));
  });

  test("attempts are found by the index of numbers", async () => {
    const plan = await db().transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const explained = await tx.execute(
        sql`explain select created_at from calls where (case when direction = 'inbound' then from_number else to_number end) = ${NUMBER}`,
      );
      return JSON.stringify(explained);
    });
    expect(plan).toContain("calls_by_number");
  });

  test("what a rule forbids is not written down, and uses no consent", async () => {
    await agree();
    const { claimed, asked } = await claim({ allowed: false, denials: [DENIAL] });
    expect(claimed).toEqual({ ok: false, reason: "denied", denials: [DENIAL] });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.consents).toHaveLength(1);
    expect(await findCall(db(), "call_1")).toBeNull();
    expect(await readConsents(db(), SUBJECT)).toMatchObject([{ lastUsedAt: null }]);
  });

  test("what is let through all the same is told with the call", async () => {
    const { claimed } = await claim({ allowed: false, denials: [DENIAL] }, false);
    expect(claimed).toMatchObject({ ok: true });
    const [row] = await db().select().from(calls).where(eq(calls.id, "call_1"));
    expect(row).toMatchObject({ purpose: "test", madeBy: "Ada", denials: [DENIAL] });
  });

  test("a call that stands on a consent uses it, once, when the carrier took it", async () => {
    await agree();
    const claims = await Promise.all(
      ["call_1", "call_2", "call_3"].map((id) =>
        claim({ allowed: true, consentId: "1" }, true, { id }),
      ),
    );
    const [claimed] = claims.flatMap(({ claimed }) => (claimed.ok ? [claimed.call] : []));
    expect(claims.filter(({ claimed }) => claimed.ok)).toHaveLength(1);
    expect(await readConsents(db(), SUBJECT)).toMatchObject([{ lastUsedAt: null }]);
    const placed = { callId: claimed?.id ?? "", callSid: "CA1", status: "queued" } as const;
    for (const at of [NOON + 900, NOON + 950]) await setCallPlaced(db(), { ...placed, at });
    await end(placed.callId, null);
    const [use] = (await listConsentEntries(db(), SUBJECT)).filter(({ kind }) => kind === "use");
    expect(use).toMatchObject({ callId: placed.callId, at: NOON, recordedAt: NOON + 900 });
    expect(use).toMatchObject({ recordedBy: "Ada", statementId: "s1" });
    expect(await verifyConsents(db())).toMatchObject({ ok: true, head: { sequence: 2 } });
  });

  test.each([
    ["it was refused", "carrier", null],
    ["the carrier had no room", "carrier-busy", null],
    ["it was called off in time", "operator-hung-up", null],
    ["a rule came to forbid it", "may-not-dial", null],
    ["nobody knows what became of it", "lost", NOON],
    ["we failed in the middle", null, NOON],
  ])("where %s the consent is used only if it may have been placed", async (_, why, usedAt) => {
    await agree();
    await claim({ allowed: true, consentId: "1" });
    await end("call_1", why);
    expect(await readConsents(db(), SUBJECT)).toMatchObject([{ lastUsedAt: usedAt }]);
    // It was placed after all, and only now told of.
    const late = { callId: "call_1", callSid: "CA1", status: "queued", at: NOON + 9 } as const;
    await setCallPlaced(db(), late);
    expect(await readConsents(db(), SUBJECT)).toMatchObject([{ lastUsedAt: NOON }]);
    expect(await verifyConsents(db())).toMatchObject({ ok: true, head: { sequence: 2 } });
  });

  test("what reaches nobody uses nothing, also where the rules hold it back", async () => {
    await agree();
    await claim({ allowed: true, consentId: "1" }, true, {}, "emulator");
    await setCallPlaced(db(), { callId: "call_1", callSid: "CA1", status: "queued", at: NOON });
    expect(await readConsents(db(), SUBJECT)).toMatchObject([{ lastUsedAt: null }]);
    expect(await findCall(db(), "call_1")).toMatchObject({ carrier: "emulator" });
  });

  test("what time it is is asked when it is the claim's turn", async () => {
    let now = NOON;
    let claimed: ReturnType<typeof claim> | null = null;
    await db().transaction(async (tx) => {
      await holdDialling(tx);
      claimed = claim({ allowed: true, consentId: null }, true, {}, CARRIER, () => now);
      for (let round = 0; round < 400; round++) await tx.execute(sql`select ${round}`);
      now += 60_000;
    });
    const { times } = await (claimed as unknown as ReturnType<typeof claim>);
    expect(times).toEqual([NOON + 60_000]);
    expect(await findCall(db(), "call_1")).toMatchObject({ createdAt: NOON + 60_000 });
  });

  async function end(callId: string, endReason: string | null) {
    const failed = { status: "failed", outcome: "failed", errorCode: null } as const;
    await endCall(db(), { ...failed, callId, endReason, at: NOON });
  }
}
