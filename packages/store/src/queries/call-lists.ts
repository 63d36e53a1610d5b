import type { CallRecord } from "@rufbaum/calls";
import { CALLING_CODES, type HomeCountry } from "@rufbaum/dialing";
import type { CallStatus } from "@rufbaum/telephony";
import type { Outcome } from "@rufbaum/tree";
import { and, asc, eq, getTableColumns, gte, lt, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../database.ts";
import { calls, otherParty } from "../schema/calls.ts";
import { anyOf } from "./any-of.ts";
import { callOf } from "./call-records.ts";
import { type CallKey, inSlice, newestFirst, olderThan, slicesOf } from "./call-slices.ts";
import {
  findByWords,
  hasWords,
  isTranscribed,
  unreadMatches,
  weeksBack,
} from "./transcript-words.ts";

/** Which calls are listed; what is left out does not matter. Times in milliseconds since 1970. */
export interface CallFilter {
  /** Only calls older than this one. */
  before?: CallKey | undefined;
  status?: CallStatus | undefined;
  outcome?: Outcome | undefined;
  direction?: "outbound" | "inbound" | undefined;
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
  /** Only those whose transcript has these words, as PostgreSQL's full-text search writes them. */
  words?: string | undefined;
  /** Only those in which anything was said. */
  hasTranscript?: boolean | undefined;
}

/** A call without the state of its conversation, which may be long. */
export type CallSummary = Omit<CallRecord, "state">;

/** So many that an index finds are looked at themselves; of more, any list is soon full. */
const MOST_CANDIDATES = 500;

/** So many calls of a slice with these words, and the next slices are looked at, too. */
const MANY_OF_SLICE = 10;
/** After so many, a count is told as "more than". */
const MOST_COUNTED_SLICES = 40;

const { state: _state, ledOutcome: _led, ...listed } = getTableColumns(calls);

/** The newest first. Reads slice by slice: few may match of very many. */
export async function listCalls(
  db: Database,
  { limit, ...filter }: CallFilter & { limit: number },
): Promise<CallSummary[]> {
  const found: CallSummary[] = [];
  for await (const some of matchingCalls(db, filter, limit)) {
    found.push(...some);
    if (found.length >= limit) break;
  }
  return found.slice(0, limit);
}

/**
 * How many calls match, counted up to `most`. `isMore`: there are more, or there may be, where very
 * many had to be looked at.
 */
export async function countCalls(
  db: Database,
  { most, ...filter }: CallFilter & { most: number },
): Promise<{ count: number; isMore: boolean }> {
  let count = 0;
  let slices = 0;
  for await (const some of matchingCalls(db, filter, most + 1)) {
    count += some.length;
    slices += 1;
    if (count > most) return { count: most, isMore: true };
    if (slices === MOST_COUNTED_SLICES) return { count, isMore: true };
  }
  return { count, isMore: false };
}

/** Calls that match, the newest first, a slice at a time; of each slice at most `limit`. */
async function* matchingCalls(
  db: Database,
  filter: CallFilter,
  limit: number,
): AsyncGenerator<CallSummary[]> {
  const { words } = filter;
  const unread = words === undefined ? [] : await unreadMatches(db, words);
  const how = { limit, unread };
  const candidates = await findCandidates(db, filter);
  if (candidates) yield listOf(db, candidates, filter, how);
  else if (words === undefined) yield* walk(db, filter, how);
  else yield* searched(db, { ...filter, words }, how);
}

interface How {
  limit: number;
  /** Calls without words of their own that match. */
  unread: readonly string[];
}

/**
 * What very many calls have is on the newest of them, what few have the index tells. Between the two, and
 * where only old calls have it, each week is asked for by itself.
 */
async function* searched(
  db: Database,
  filter: CallFilter & { words: string },
  how: How,
): AsyncGenerator<CallSummary[]> {
  const told = new Set<string>();
  let isAll = true;
  for await (const rows of walk(db, filter, how)) {
    yield rows;
    for (const { id } of rows) told.add(id);
    isAll = rows.length >= Math.min(MANY_OF_SLICE, how.limit);
    if (!isAll) break;
  }
  if (isAll) return;
  const ids = await findByWords(db, filter.words, MOST_CANDIDATES);
  if (ids !== null) {
    const others = [...ids, ...how.unread].filter((id) => !told.has(id));
    yield listOf(db, others, filter, how);
    return;
  }
  for await (const week of weeksOf(db, filter)) {
    const inWeek = { ...filter, since: week.since, until: week.until };
    const some = await findByWords(db, `(${filter.words}) & ${week.query}`, MOST_CANDIDATES);
    const found =
      some === null
        ? walk(db, inWeek, how)
        : [await listOf(db, [...some, ...how.unread], inWeek, how)];
    for await (const rows of found) yield rows.filter(({ id }) => !told.has(id));
  }
}

/** The weeks in which calls may match, the newest first, each cut to what the filter bounds. */
async function* weeksOf(db: Database, { before, since, until }: CallFilter) {
  const [newest, oldest] = await Promise.all(
    [newestFirst(calls), [asc(calls.createdAt), asc(calls.id)]].map((order) =>
      db
        .select({ at: calls.createdAt })
        .from(calls)
        .orderBy(...order)
        .limit(1),
    ),
  );
  if (!newest?.[0] || !oldest?.[0]) return;
  const last = Math.min(before?.createdAt ?? newest[0].at, until ?? Number.POSITIVE_INFINITY);
  const first = Math.max(oldest[0].at, since ?? 0);
  for (const week of weeksBack(first, Math.min(last, newest[0].at))) {
    yield {
      query: week.query,
      since: Math.max(week.since, since ?? 0),
      until: Math.min(week.until, until ?? Number.POSITIVE_INFINITY),
    };
  }
}

/** One slice of all calls after the other. */
async function* walk(
  db: Database,
  { before, ...filter }: CallFilter,
  { limit, unread }: How,
): AsyncGenerator<CallSummary[]> {
  for await (const among of slicesOf(db, { among: and(...ranges(filter)), before })) {
    const slice = inSlice(db.select(listed).from(calls).$dynamic(), among).as("slice");
    const rows = await db
      .select()
      .from(slice)
      .where(and(...matches(slice, filter), ...said(slice, filter, unread)))
      .orderBy(...newestFirst(slice))
      .limit(limit);
    yield rows.map(summaryOf);
  }
}

type SummaryRow = Omit<typeof calls.$inferSelect, "state" | "ledOutcome">;

function summaryOf(row: SummaryRow): CallSummary {
  const { state: _none, ...call } = callOf({ ...row, state: null, ledOutcome: null });
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
  { limit, unread }: How,
): Promise<CallSummary[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(listed)
    .from(calls)
    .where(
      and(
        sql`${calls.id} = ${anyOf(ids)}`,
        ...ranges(filter),
        ...matches(calls, filter),
        ...said(calls, filter, unread),
      ),
    )
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
  { status, outcome, direction, number, home, endedSince, attemptsFor }: CallFilter,
): (SQL | undefined)[] {
  const digits = digitsOf(number);
  return [
    status && eq(call.status, status),
    outcome && eq(call.outcome, outcome),
    direction && eq(call.direction, direction),
    digits === "" ? undefined : numberMatches(call, digits, home),
    endedSince === undefined ? undefined : gte(call.endedAt, endedSince),
    attemptsFor && isAttempt(call, attemptsFor),
  ];
}

/** `unread`: calls without words of their own that match. */
function said(
  { id }: Pick<Columns, "id">,
  { words, hasTranscript }: CallFilter,
  unread: readonly string[],
): SQL[] {
  return [
    ...(words === undefined ? [] : [sql`(${hasWords(id, words)} or ${id} = ${anyOf(unread)})`]),
    ...(hasTranscript ? [isTranscribed(id)] : []),
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
