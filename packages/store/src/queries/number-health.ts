import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls } from "../schema/calls.ts";
import { instantParameter } from "../schema/instant.ts";
import { isMaybeTaken } from "./taken-calls.ts";

/** How many calls from a number were placed, and how many of them somebody, or something, answered. */
export interface Answered {
  placed: number;
  answered: number;
}

/** Calls read at once: a few milliseconds embedded, in which no turn is written. */
const CALLS_AT_ONCE = 500;

/**
 * What became of the outgoing calls made from `since` on and before `until` (milliseconds since 1970),
 * by the number that they showed; what the carrier surely never took is none.
 */
export async function countAnswered(
  db: Database,
  { since, until }: { since: number; until: number },
): Promise<Map<string, Answered>> {
  const counts = new Map<string, Answered>();
  let last: { createdAt: number; id: string } | undefined;
  do {
    const after = last
      ? sql`(${calls.createdAt}, ${calls.id}) > (${instantParameter(last.createdAt)}, ${last.id})`
      : undefined;
    const some = await db
      .select({
        id: calls.id,
        createdAt: calls.createdAt,
        from: calls.from,
        isAnswered: sql<boolean>`${calls.answeredAt} is not null`,
        isPlaced: sql<boolean>`coalesce(${and(eq(calls.direction, "outbound"), isMaybeTaken)}, false)`,
      })
      .from(calls)
      // The keyset's row alone would not bound the index.
      .where(and(gte(calls.createdAt, last?.createdAt ?? since), lt(calls.createdAt, until), after))
      .orderBy(asc(calls.createdAt), asc(calls.id))
      .limit(CALLS_AT_ONCE);
    for (const { from, isAnswered, isPlaced } of some) {
      if (!isPlaced) continue;
      const count = counts.get(from) ?? { placed: 0, answered: 0 };
      counts.set(from, count);
      count.placed += 1;
      if (isAnswered) count.answered += 1;
    }
    last = some.length < CALLS_AT_ONCE ? undefined : some.at(-1);
  } while (last);
  return counts;
}
