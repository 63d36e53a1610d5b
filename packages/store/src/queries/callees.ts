import { type PhoneNumberKind, takesText } from "@rufbaum/dialing";
import type { Callee } from "@rufbaum/dialing/lawful-calling";
import { regionsOf } from "@rufbaum/dialing/regions";
import { subjectOf } from "@rufbaum/dialing/subjects";
import type { CarrierName } from "@rufbaum/telephony";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls, otherParty } from "../schema/calls.ts";
import { contacts } from "../schema/contacts.ts";
import { anyOf } from "./any-of.ts";
import { readCallBackWishes } from "./call-back-wishes.ts";
import { readConsentsOf } from "./consent-entries.ts";
import { listConfirmedOwn, readCodeTimesOf } from "./own-numbers.ts";
import { findSubjectKey } from "./subject-key.ts";
import { findSuppressions } from "./suppressions.ts";
import { isMaybeTaken } from "./taken-calls.ts";

/** Whom the rules of lawful calling are asked about. */
export interface AskedCallee {
  /** E.164, and as it was read. */
  number: string;
  country: string;
  kind: PhoneNumberKind;
  /** How often the campaign that asks has called him. */
  attemptsInCampaign: number;
}

/** Who is to place the calls, and the moment, in milliseconds since 1970. */
interface Asking {
  carrier: CarrierName;
  now: number;
}

/** All that the rules of lawful calling ask of somebody. */
export async function readCallee(db: Database, asked: AskedCallee & Asking): Promise<Callee> {
  const { carrier, now, ...one } = asked;
  const [callee] = await readCallees(db, [one], { carrier, now });
  if (!callee) throw new Error("Nothing was read of a callee.");
  return callee;
}

/** How many go into one statement. */
const AT_ONCE = 1000;

/** The same of many, in their order, with as many queries as for one up to a thousand of them. */
export async function readCallees(
  db: Database,
  asked: readonly AskedCallee[],
  asking: Asking,
): Promise<Callee[]> {
  const callees: Callee[] = [];
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    callees.push(...(await readSome(db, asked.slice(from, from + AT_ONCE), asking)));
  }
  return callees;
}

async function readSome(
  db: Database,
  asked: readonly AskedCallee[],
  { carrier, now }: Asking,
): Promise<Callee[]> {
  const since = now - EIGHT_DAYS;
  const numbers = asked.map(({ number }) => number);
  // Asked together, none of them waits for the way of another.
  const [known, wishes, attempts, own, named] = await Promise.all([
    readContacts(db, numbers),
    readCallBackWishes(db, numbers, carrier),
    readAttempts(db, numbers, since),
    listConfirmedOwn(db, numbers, carrier),
    readBySubject(db, asked, since),
  ]);
  const { subjects, blocked, consents, codes } = named;
  return asked.map((one) => {
    const { number, kind } = one;
    const contact = known.get(number);
    const suppression = blocked.get(number);
    const subject = subjects.get(number) ?? "";
    const codeTimes = takesText(kind) ? [] : (codes.get(subject) ?? []);
    return {
      ...one,
      regions: regionsFor(one, contact),
      isBusiness: (contact?.company ?? "").trim() !== "",
      suppression: suppression
        ? { reason: suppression.reason, since: suppression.createdAt }
        : null,
      consents: consents.get(subject) ?? [],
      callBackWish: wishes.get(number) ?? null,
      attempts: [...(attempts.get(number) ?? []), ...codeTimes].sort((a, b) => a - b),
      isOwnNumber: own.has(number),
    };
  });
}

/** What is written down of them by the names that outlast their numbers. */
async function readBySubject(db: Database, asked: readonly AskedCallee[], since: number) {
  const key = await findSubjectKey(db);
  const subjects = new Map<string, string>();
  if (key !== null) for (const { number } of asked) subjects.set(number, subjectOf(key, number));
  const numbers = asked.map(({ number }) => number);
  // Where no text arrives a code was told by a call.
  const told = asked.filter(({ kind }) => !takesText(kind));
  const toldSubjects = told.flatMap(({ number }) => subjects.get(number) ?? []);
  const [blocked, consents, codes] = await Promise.all([
    findSuppressions(db, numbers, key),
    readConsentsOf(db, [...subjects.values()]),
    toldSubjects.length === 0
      ? new Map<string, number[]>()
      : readCodeTimesOf(db, { subjects: toldSubjects, since }),
  ]);
  return { subjects, blocked, consents, codes };
}

const EIGHT_DAYS = 8 * 24 * 60 * 60_000;

type KnownContact = Pick<typeof contacts.$inferSelect, "company" | "regions" | "postcode">;

async function readContacts(
  db: Database,
  numbers: readonly string[],
): Promise<Map<string, KnownContact>> {
  const { number, company, regions, postcode } = contacts;
  const rows = await db
    .select({ number, company, regions, postcode })
    .from(contacts)
    .where(sql`${number} = ${anyOf(numbers)}`);
  return new Map(rows.map((row) => [row.number, row]));
}

function regionsFor({ number, country, kind }: AskedCallee, contact?: KnownContact) {
  const stored = (contact?.regions ?? "").split(" ").filter((region) => region !== "");
  const found = regionsOf({ e164: number, country, kind, postcode: contact?.postcode ?? "" });
  // Older versions stored the postcode's alone.
  const isStored = stored.length > 0 && found.by !== "both";
  return isStored ? stored : found.regions;
}

/** When the carrier took a call to each number, or may have taken it; of all servers, in order. */
async function readAttempts(
  db: Database,
  numbers: readonly string[],
  since: number,
): Promise<Map<string, number[]>> {
  const number = sql<string>`${otherParty(calls)}`;
  const rows = await db
    .select({ number, at: calls.createdAt })
    .from(calls)
    .where(
      and(
        sql`${number} = ${anyOf(numbers)}`,
        eq(calls.direction, "outbound"),
        gt(calls.createdAt, since),
        isMaybeTaken,
      ),
    )
    .orderBy(asc(calls.createdAt));
  const times = Map.groupBy(rows, (row) => row.number);
  return new Map([...times].map(([whose, calledThen]) => [whose, calledThen.map(({ at }) => at)]));
}
