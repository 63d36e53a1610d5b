import type { CallRecord } from "@rufbaum/calls";
import { and, desc, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgSelect } from "drizzle-orm/pg-core";
import type { Database } from "../database.ts";
import { calls } from "../schema/calls.ts";
import { instantParameter } from "../schema/instant.ts";

/** Where a call stands in the order of all, the newest first. */
export type CallKey = Pick<CallRecord, "id" | "createdAt">;

/** Calls looked at in one query: a few milliseconds embedded. */
const CALLS_AT_ONCE = 250;
/** With those that come while it is asked where it ends; it has the planner read a slice by itself. */
const MOST_OF_SLICE = 2 * CALLS_AT_ONCE;

/**
 * The calls that `among` allows and that are older than `before`, the newest first, in slices for
 * `inSlice`: few may match of very many, and no query shall hold up others.
 */
export async function* slicesOf(
  db: Database,
  { among, before = null }: { among?: SQL | undefined; before?: CallKey | null | undefined },
): AsyncGenerator<SQL | undefined> {
  let newer = before;
  for (;;) {
    const older = newer ? and(among, olderThan(newer)) : among;
    const last = await lastOfSlice(db, older);
    yield downTo(last, older);
    if (!last) return;
    newer = last;
  }
}

/** A query of calls, of one slice alone. */
export function inSlice<Query extends PgSelect>(query: Query, slice: SQL | undefined) {
  return query
    .where(slice)
    .orderBy(...newestFirst(calls))
    .limit(MOST_OF_SLICE);
}

export function newestFirst(call: Record<"id" | "createdAt", AnyPgColumn>) {
  return [desc(call.createdAt), desc(call.id)];
}

export function olderThan({ createdAt, id }: CallKey): SQL {
  return sql`(${calls.createdAt}, ${calls.id}) < (${instantParameter(createdAt)}, ${id})`;
}

/**
 * The last of as many calls as a slice holds; `null` if there are no more than that. Asked for before
 * the slice is read: calls that come meanwhile make it longer, and push none of it into the next one.
 */
async function lastOfSlice(db: Database, among: SQL | undefined): Promise<CallKey | null> {
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
function downTo(last: CallKey | null, among: SQL | undefined): SQL | undefined {
  if (!last) return among;
  const { createdAt, id } = last;
  return and(
    among,
    sql`(${calls.createdAt}, ${calls.id}) >= (${instantParameter(createdAt)}, ${id})`,
  );
}
