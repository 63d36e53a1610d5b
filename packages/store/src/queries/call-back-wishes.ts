import type { CallBackWish } from "@rufbaum/dialing/lawful-calling";
import { type AnsweredBy, type CarrierName, reachesPeople } from "@rufbaum/telephony";
import { and, asc, desc, eq, gt, isNotNull, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls, otherParty } from "../schema/calls.ts";

const MACHINES: readonly AnsweredBy[] = [
  "machine_start",
  "machine_end_beep",
  "machine_end_silence",
  "machine_end_other",
  "fax",
];

/**
 * Somebody's last wish to be called back, with the first call after it that he answered. Only calls
 * count that a person answered, and for a carrier that reaches people only those that did, too: what
 * a simulated person says allows no call to a real one.
 */
export async function findCallBackWish(
  db: Database,
  { number, carrier }: { number: string; carrier: CarrierName },
): Promise<CallBackWish | null> {
  const hasReached = and(
    eq(sql`${otherParty(calls)}`, number),
    isNotNull(calls.answeredAt),
    or(isNull(calls.answeredBy), notInArray(calls.answeredBy, [...MACHINES])),
    // Those of older versions have none.
    reachesPeople(carrier) ? ne(calls.carrier, "emulator") : undefined,
  );
  const [wish] = await db
    .select({ createdAt: calls.createdAt, answeredAt: calls.answeredAt, endedAt: calls.endedAt })
    .from(calls)
    .where(and(hasReached, eq(calls.outcome, "callback")))
    .orderBy(desc(calls.createdAt))
    .limit(1);
  if (!wish) return null;
  const [answer] = await db
    .select({ answeredAt: calls.answeredAt })
    .from(calls)
    .where(and(hasReached, eq(calls.direction, "outbound"), gt(calls.createdAt, wish.createdAt)))
    .orderBy(asc(calls.createdAt))
    .limit(1);
  return {
    at: wish.endedAt ?? wish.answeredAt ?? wish.createdAt,
    answeredAt: answer?.answeredAt ?? null,
  };
}
