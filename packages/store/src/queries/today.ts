import { isSuccess, OUTCOMES } from "@rufbaum/tree/graph";
import { and, avg, count, gte, inArray, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls } from "../schema/calls.ts";
import { isMaybeTaken } from "./taken-calls.ts";

export interface Today {
  calls: number;
  /** Of the calls, those that are settled, and those of them that were worth it. */
  ended: number;
  successes: number;
  appointments: number;
  /** Seconds, over the calls that were answered and are over; `null` if there is none. */
  averageDuration: number | null;
}

/**
 * The figures of the calls made since then (milliseconds since 1970); what the carrier surely never
 * took is none.
 */
export async function readToday(db: Database, { since }: { since: number }): Promise<Today> {
  const [row] = await db
    .select({
      calls: count(),
      ended: countWhere(sql`${calls.closedAt} is not null`),
      successes: countWhere(
        sql`${calls.closedAt} is not null and ${inArray(calls.outcome, OUTCOMES.filter(isSuccess))}`,
      ),
      appointments: countWhere(sql`${calls.outcome} = 'appointment'`),
      averageDuration: sql<
        number | null
      >`(${avg(calls.duration)} filter (where ${calls.answeredAt} is not null))::float8`,
    })
    .from(calls)
    .where(and(gte(calls.createdAt, since), isMaybeTaken));
  if (!row) throw new Error("A count without a group answered no row.");
  return row;
}

function countWhere(condition: ReturnType<typeof sql>) {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
}
