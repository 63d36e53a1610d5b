import type { CallRecord } from "@rufbaum/calls";
import { CALLING_CODES, type HomeCountry } from "@rufbaum/dialing";
import type { CallStatus } from "@rufbaum/telephony";
import type { Outcome } from "@rufbaum/tree";
import { and, eq, getTableColumns, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../database.ts";
import { calls, otherParty } from "../schema/calls.ts";
import { callOf } from "./call-records.ts";
import { type CallKey, inSlice, newestFirst, olderThan, slicesOf } from "./call-slices.ts";

/** Which calls are listed; what is left out does not matter. Times in milliseconds since 1970. */
export interface CallFilter {
  /** Only calls older than this one. */
  before?: CallKey | undefined;
  status?: CallStatus | undefined;
  outcome?: Outcome | undefined;
  treeId?: string | undefined;
  /**
   * Digits that the other party's number begins or ends with; the country's and the zeros in front
   * of `030 …`, `0049 …` need not stand there.
   */
  number?: string | undefined;
  /** Whose numbers are written without their country; Germany's unless said otherwise. */
  home?: HomeCountry | undefined;
  since?: number | undefined;
  until?: number | undefined;
  /** Only calls that ended at this time or later. */
  endedSince?: number | undefined;
  /** Only those of a campaign, by its key. */
  campaign?: number | undefined;
  /** Only those for a contact of a campaign, by their numbers. */
  attemptsFor?: { campaign: number; contact: number } | undefined;
}

/** A call without the state of its conversation, which may be long. */
export type CallSummary = Omit<CallRecord, "state">;

/** So many that an index finds are looked at themselves; of more, any list is soon full. */
const MOST_CANDIDATES = 500;

const { state: _state, ...listed } = getTableColumns(calls);

/** The newest first. Reads slice by slice: few may match of very many. */
export async function listCalls(
  db: Database,
  { limit, ...filter }: CallFilter & { limit: number },
): Promise<CallSummary[]> {
  const candidates = await findCandidates(db, filter);
  if (candidates) return listOf(db, candidates, filter, limit);
  const found: CallSummary[] = [];
  const { before, ...rest } = filter;
  for await (const among of slicesOf(db, { among: and(...ranges(rest)), before })) {
    const slice = inSlice(db.select(listed).from(calls).$dynamic(), among).as("slice");
    const rows = await db
      .select()
      .from(slice)
      .where(and(...matches(slice, filter)))
      .orderBy(...newestFirst(slice))
      .limit(limit - found.length);
    found.push(...rows.map(summaryOf));
    if (found.length >= limit) break;
  }
  return found;
}

type SummaryRow = Omit<typeof calls.$inferSelect, "state">;

function summaryOf(row: SummaryRow): CallSummary {
  const { state: _none, ...call } = callOf({ ...row, state: null });
  return call;
}

/** The ids of all calls that the rarest condition allows, `null` if they are many, or none is rare. */
async function findCandidates(db: Database, filter: CallFilter): Promise<string[] | null> {
  for (const condition of rareConditions(filter)) {
    const rows = await db
      .select({ id: calls.id })
      .from(calls)
      .where(condition)
      .limit(MOST_CANDIDATES + 1);
    if (rows.length <= MOST_CANDIDATES) return rows.map(({ id }) => id);
  }
  return null;
}

/** Each of them has an index of its own. */
function rareConditions({ number, home, endedSince, attemptsFor }: CallFilter): SQL[] {
  const digits = digitsOf(number);
  return [
    ...(attemptsFor ? [isAttempt(calls, attemptsFor)] : []),
    ...(digits.length > 2 ? [numberMatches(calls, digits, home)] : []),
    ...(endedSince === undefined ? [] : [gte(calls.endedAt, endedSince)]),
  ];
}

async function listOf(
  db: Database,
  ids: readonly string[],
  filter: CallFilter,
  limit: number,
): Promise<CallSummary[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(listed)
    .from(calls)
    .where(and(inArray(calls.id, [...ids]), ...ranges(filter), ...matches(calls, filter)))
    .orderBy(...newestFirst(calls))
    .limit(limit);
  return rows.map(summaryOf);
}

/** What the indexes by creation bound. */
function ranges({ before, treeId, campaign, since, until }: CallFilter): SQL[] {
  return [
    ...(before ? [olderThan(before)] : []),
    ...(treeId === undefined ? [] : [eq(calls.treeId, treeId)]),
    ...(campaign === undefined ? [] : [eq(calls.campaign, campaign)]),
    ...(since === undefined ? [] : [gte(calls.createdAt, since)]),
    ...(until === undefined ? [] : [lt(calls.createdAt, until)]),
  ];
}

/** Of the table, or of a slice of it. */
type Columns = Record<
  | "id"
  | "createdAt"
  | "status"
  | "outcome"
  | "endedAt"
  | "direction"
  | "from"
  | "to"
  | "campaign"
  | "contact",
  AnyPgColumn
>;

function matches(
  call: Columns,
  { status, outcome, number, home, endedSince, attemptsFor }: CallFilter,
): (SQL | undefined)[] {
  const digits = digitsOf(number);
  return [
    status && eq(call.status, status),
    outcome && eq(call.outcome, outcome),
    digits === "" ? undefined : numberMatches(call, digits, home),
    endedSince === undefined ? undefined : gte(call.endedAt, endedSince),
    attemptsFor && isAttempt(call, attemptsFor),
  ];
}

function isAttempt(
  call: Pick<Columns, "campaign" | "contact">,
  { campaign, contact }: NonNullable<CallFilter["attemptsFor"]>,
): SQL {
  return sql`(${call.campaign} = ${campaign}::int and ${call.contact} = ${contact}::bigint)`;
}

/** Numbers are E.164: `+`, the country, the rest. */
function numberMatches(call: Columns, digits: string, home: HomeCountry = "DE"): SQL {
  const number = otherParty(call);
  const reversed = [...digits].reverse().join("");
  const matching = or(
    sql`reverse${number} like ${`${reversed}%`}`,
    sql`${number} like ${`+${digits}%`}`,
    sql`${number} like ${`+${CALLING_CODES[home]}${digits}%`}`,
  );
  return matching ?? sql`false`;
}

function digitsOf(number = ""): string {
  return number.replace("(0)", "").replace(/\D/g, "").replace(/^00?/, "");
}
