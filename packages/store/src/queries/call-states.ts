import type { ConversationState } from "@rufbaum/conversation";
import { and, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls } from "../schema/calls.ts";
import { anyOf } from "./any-of.ts";

/** Where the conversations of some calls stand, or ended; calls that came to none are left out. */
export async function readCallStates(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ConversationState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: calls.id, state: calls.state })
    .from(calls)
    .where(and(sql`${calls.id} = ${anyOf(ids)}`, isNotNull(calls.state)));
  return new Map(rows.flatMap(({ id, state }) => (state ? [[id, state]] : [])));
}
