import { expect, test } from "bun:test";
import { listedName, subjectOf } from "@rufbaum/dialing/subjects";
import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { anyOf } from "../queries/any-of.ts";
import { appendAuditEntry } from "../queries/audit.ts";
import { readCallee, readCallees } from "../queries/callees.ts";
import { endCall, moveCallStatus } from "../queries/calls.ts";
import { appendConsentEntries } from "../queries/consent-entries.ts";
import { insertConsentStatement } from "../queries/consent-statements.ts";
import { claimSubjectKey } from "../queries/subject-key.ts";
import { importSuppressions, suppressNumber } from "../queries/suppressions.ts";
import { ownNumbers } from "../schema/audit.ts";
import { contacts } from "../schema/contacts.ts";
import { NOON, storedCall } from "./samples.ts";

const KEY = "a key of the installation";
const CARRIER = "twilio:AC1";
const DAY = 24 * 60 * 60_000;

export function calleesContract(db: () => Database) {
  test("of many at once the same is read as of each alone", async () => {
    const numbers = Array.from({ length: 24 }, (_, at) => `+49302312${5000 + at}`);
    const asked = numbers.map((number, at) => ({
      number,
      country: "DE",
      kind: "fixed" as const,
      attemptsInCampaign: at % 3,
    }));
    await fill(numbers);
    const alone = [];
    for (const one of asked) {
      alone.push(await readCallee(db(), { ...one, carrier: CARRIER, now: NOON }));
    }
    const together = await readCallees(db(), asked, { carrier: CARRIER, now: NOON });
    expect(together).toEqual(alone);
    // What was filled in is there, each with whom it belongs to.
    const filled = (has: (callee: (typeof together)[number]) => boolean) =>
      together.flatMap((callee, at) => (has(callee) ? [at] : []));
    expect(filled(({ suppression }) => suppression?.reason === "asked")).toEqual([1, 9, 17]);
    expect(filled(({ suppression }) => suppression?.reason === "robinson")).toEqual([2, 10, 18]);
    expect(filled(({ consents }) => consents.length > 0)).toEqual([3, 11, 19]);
    expect(filled(({ callBackWish }) => callBackWish !== null)).toEqual([4, 12, 20]);
    expect(filled(({ callBackWish }) => callBackWish?.answeredAt != null)).toEqual([12]);
    expect(filled(({ attempts }) => attempts.length === 2)).toEqual([4, 5, 12, 13, 20, 21]);
    expect(filled(({ isOwnNumber }) => isOwnNumber)).toEqual([6, 14, 22]);
    expect(filled(({ isBusiness }) => isBusiness)).toEqual([7, 15, 23]);
    expect(together.map(({ number }) => number)).toEqual(numbers);
    const backwards = asked.toReversed();
    expect(await readCallees(db(), backwards, { carrier: CARRIER, now: NOON })).toEqual(
      together.toReversed(),
    );
  });

  test("nobody's facts are read without a key, and of nobody there are none", async () => {
    const one = { number: "+493023125001", country: "DE", kind: "fixed" } as const;
    const asking = { carrier: CARRIER, now: NOON } as const;
    const [callee] = await readCallees(db(), [{ ...one, attemptsInCampaign: 0 }], asking);
    expect(callee).toMatchObject({ suppression: null, consents: [], attempts: [] });
    expect(await readCallees(db(), [], asking)).toEqual([]);
  });

  test("attempts of many are found by the index of numbers", async () => {
    const plan = await db().transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return JSON.stringify(
        await tx.execute(
          sql`explain select created_at from calls where (case when direction = 'inbound' then from_number else to_number end) = ${anyOf(["+493023125001", "+493023125002"])}`,
        ),
      );
    });
    expect(plan).toContain("calls_by_number");
  });

  /** One of eight kinds each, by turns. */
  async function fill(numbers: readonly string[]) {
    await claimSubjectKey(db(), KEY);
    await insertConsentStatement(db(), {
      ...{ id: "s1", wording: "Ja.", source: "Formular", evidence: "Zeile 3" },
      ...{ evidenceFile: null, channel: "ai-voice", company: "Muster GmbH", purpose: null },
      ...{ endsAt: null, recordedAt: NOON, recordedBy: "Ada" },
    });
    for (const [at, number] of numbers.entries()) {
      const subject = subjectOf(KEY, number);
      const kind = at % 8;
      if (kind === 1) {
        await suppressNumber(db(), { number, callId: null, createdAt: NOON - at });
        await importSuppressions(db(), [listed(number)], LIST);
      }
      if (kind === 2) await importSuppressions(db(), [listed(number)], LIST);
      if (kind === 3) {
        const grant = { kind: "grant", statementId: "s1", callId: null, at: NOON - DAY } as const;
        await appendConsentEntries(db(), [{ subject, ...grant }], {
          recordedAt: NOON,
          recordedBy: "Ada",
        });
      }
      if (kind === 4) {
        await called(`wished ${at}`, number, 3, "callback");
        await called(`after ${at}`, number, 2, at === 12 ? "success" : null);
      }
      if (kind === 5) {
        await called(`first ${at}`, number, 5, null);
        await called(`code ${at}`, number, 9, null);
        await appendAuditEntry(db(), {
          ...{ action: "own-number-added", at: NOON - DAY, by: "Ada", subject, details: {} },
        });
      }
      if (kind === 6) {
        const own = { number, carrier: CARRIER, addedBy: "Ada", confirmedAt: NOON } as const;
        await db().insert(ownNumbers).values(own);
      }
      if (kind === 7) {
        await db()
          .insert(contacts)
          .values({
            ...{ number, subject, kind: "fixed", country: "DE", company: "Muster AG" },
            ...{ customFields: {}, createdAt: NOON, updatedAt: NOON },
          });
      }
    }
  }

  const LIST = { reason: "robinson", note: "", createdBy: "Ada", createdAt: NOON } as const;

  function listed(number: string) {
    return { number: null, subject: subjectOf(KEY, listedName(number)) };
  }

  /** `outcome`: of a call that was answered; `null`: it was not. */
  async function called(
    id: string,
    to: string,
    daysAgo: number,
    outcome: "callback" | "success" | null,
  ) {
    const createdAt = NOON - daysAgo * DAY;
    await storedCall(db(), { id, to, createdAt, carrier: CARRIER });
    const told = { callId: id, sequence: 1, at: createdAt + 9, duration: null } as const;
    if (outcome !== null) await moveCallStatus(db(), { ...told, status: "in-progress" });
    const status = outcome === null ? "no-answer" : "completed";
    const end = { callId: id, status, outcome: outcome ?? "no-answer" } as const;
    await endCall(db(), { ...end, endReason: null, errorCode: null, at: createdAt + 99 });
  }
}
