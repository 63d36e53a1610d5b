import type { CallBackWish } from "@rufbaum/dialing/lawful-calling";
import { type AnsweredBy, type CarrierName, reachesPeople } from "@rufbaum/telephony";
import { and, asc, desc, eq, isNotNull, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls, otherParty } from "../schema/calls.ts";
import { anyOf } from "./any-of.ts";

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
  return (await readCallBackWishes(db, [number], carrier)).get(number) ?? null;
}

/** The same of many, by number; of whoever wished for nothing there is nothing. */
export async function readCallBackWishes(
  db: Database,
  numbers: readonly string[],
  carrier: CarrierName,
): Promise<Map<string, CallBackWish>> {
  const number = sql<string>`${otherParty(calls)}`;
  const hasReached = and(
    isNotNull(calls.answeredAt),
    or(isNull(calls.answeredBy), notInArray(calls.answeredBy, [...MACHINES])),
    // Those of older versions have none.
    reachesPeople(carrier) ? ne(calls.carrier, "emulator") : undefined,
  );
  const { createdAt, answeredAt, endedAt } = calls;
  const wishes = await db
    .selectDistinctOn([number], { number, createdAt, answeredAt, endedAt })
    .from(calls)
    .where(and(sql`${number} = ${anyOf(numbers)}`, hasReached, eq(calls.outcome, "callback")))
    .orderBy(number, desc(createdAt));
  if (wishes.length === 0) return new Map();
  const whose = wishes.map((wish) => wish.number);
  const answers = await db
    .select({ number, createdAt, answeredAt })
    .from(calls)
    .where(and(sql`${number} = ${anyOf(whose)}`, hasReached, eq(calls.direction, "outbound")))
    .orderBy(asc(createdAt));
  const answered = Map.groupBy(answers, (answer) => answer.number);
  return new Map(
    wishes.map((wish) => {
      const after = answered.get(wish.number)?.find((call) => call.createdAt > wish.createdAt);
      const at = wish.endedAt ?? wish.answeredAt ?? wish.createdAt;
      return [wish.number, { at, answeredAt: after?.answeredAt ?? null }];
    }),
  );
}
