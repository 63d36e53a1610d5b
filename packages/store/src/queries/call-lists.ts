import type { CallRecord } from "@rufbaum/calls";
import type { CallStatus } from "@rufbaum/telephony";
import type { Outcome } from "@rufbaum/tree";
import { and, desc, eq, getTableColumns, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../database.ts";
import { calls, otherParty } from "../schema/calls.ts";
import { instantParameter } from "../schema/instant.ts";
import { callOf } from "./call-records.ts";

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
  since?: number | undefined;
  until?: number | undefined;
  /** Only calls that ended at this time or later. */
  endedSince?: number | undefined;
}

/** Where a call stands in the order of all, the newest first. */
export type CallKey = Pick<CallRecord, "id" | "createdAt">;

/** A call without the state of its conversation, which may be long. */
export type CallSummary = Omit<CallRecord, "state">;

/** Calls looked at in one query: a few milliseconds embedded. */
const CALLS_AT_ONCE = 250;
/** With those that come while it is asked where it ends; it has the planner read a slice by itself. */
export const MOST_OF_SLICE = 2 * CALLS_AT_ONCE;
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
  let before = filter.before;
  while (found.length < limit) {
    const among = and(...ranges({ ...filter, before }));
    const last = await lastOfSlice(db, among);
    const slice = db
      .select(listed)
      .from(calls)
      .where(downTo(last, among))
      .orderBy(...newestFirst(calls))
      .limit(MOST_OF_SLICE)
      .as("slice");
    const rows = await db
      .select()
      .from(slice)
      .where(and(...matches(slice, filter)))
      .orderBy(...newestFirst(slice))
      .limit(limit - found.length);
    found.push(...rows.map(summaryOf));
    if (!last) break;
    before = last;
  }
  return found;
}

/**
 * The last of as many calls as a slice holds; `null` if there are no more than that. Asked for before
 * the slice is read: calls that come meanwhile make it longer, and push none of it into the next one.
 */
export async function lastOfSlice(db: Database, among: SQL | undefined): Promise<CallKey | null> {
  const [last] = await db
    .select({ id: calls.id, createdAt: calls.createdAt })
    .from(calls)
    .where(among)
    .orderBy(...newestFirst(calls))
    .offset(CALLS_AT_ONCE - 1)
    .limit(1);
  return last ?? null;
}

/** A slice by its last call; without one, all that is left. */
export function downTo(last: CallKey | null, among: SQL | undefined): SQL | undefined {
  if (!last) return among;
  const { createdAt, id } = last;
  return and(
    among,
    sql`(${calls.createdAt}, ${calls.id}) >= (${instantParameter(createdAt)}, ${id})`,
  );
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
function rareConditions({ number, endedSince }: CallFilter): SQL[] {
  return [
    ...(digitsOf(number).length > 2 ? [numberMatches(calls, digitsOf(number))] : []),
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
function ranges({ before, treeId, since, until }: CallFilter): SQL[] {
  return [
    ...(before ? [olderThan(before)] : []),
    ...(treeId === undefined ? [] : [eq(calls.treeId, treeId)]),
    ...(since === undefined ? [] : [gte(calls.createdAt, since)]),
    ...(until === undefined ? [] : [lt(calls.createdAt, until)]),
  ];
}

export function olderThan({ createdAt, id }: CallKey): SQL {
  return sql`(${calls.createdAt}, ${calls.id}) < (${instantParameter(createdAt)}, ${id})`;
}

/** Of the table, or of a slice of it. */
type Columns = Record<
  "id" | "createdAt" | "status" | "outcome" | "endedAt" | "direction" | "from" | "to",
  AnyPgColumn
>;

function matches(
  call: Columns,
  { status, outcome, number, endedSince }: CallFilter,
): (SQL | undefined)[] {
  const digits = digitsOf(number);
  return [
    status && eq(call.status, status),
    outcome && eq(call.outcome, outcome),
    digits === "" ? undefined : numberMatches(call, digits),
    endedSince === undefined ? undefined : gte(call.endedAt, endedSince),
  ];
}

export function newestFirst(call: Pick<Columns, "id" | "createdAt">) {
  return [desc(call.createdAt), desc(call.id)];
}

/** Numbers are E.164: `+`, the country, the rest. */
function numberMatches(call: Columns, digits: string): SQL {
  const number = otherParty(call);
  const reversed = [...digits].reverse().join("");
  const matching = or(
    sql`reverse${number} like ${`${reversed}%`}`,
    sql`${number} like ${`+${digits}%`}`,
    sql`${number} like ${`+${HOME_COUNTRY}${digits}%`}`,
  );
  return matching ?? sql`false`;
}

/** Whose numbers are written without their country. */
const HOME_COUNTRY = "49";

function digitsOf(number = ""): string {
  return number.replace("(0)", "").replace(/\D/g, "").replace(/^00?/, "");
}
