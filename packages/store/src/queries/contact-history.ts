import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls, otherParty } from "../schema/calls.ts";
import { campaignContacts, campaigns } from "../schema/campaigns.ts";
import { contactImports, contactListEntries, deletedContacts } from "../schema/contacts.ts";
import { anyOf } from "./any-of.ts";
import { type CallKey, newestFirst, olderThan } from "./call-slices.ts";

/** A call as a contact's history tells it; times in milliseconds since 1970, `duration` in seconds. */
export type ContactCall = Awaited<ReturnType<typeof listContactCalls>>[number];

/** Numbers of contacts that were merged into this one. */
export async function listMergedNumbers(
  db: Database,
  sequence: number,
): Promise<{ sequence: number; number: string }[]> {
  return db
    .select({ sequence: deletedContacts.sequence, number: deletedContacts.number })
    .from(deletedContacts)
    .where(eq(deletedContacts.mergedInto, sequence))
    .orderBy(asc(deletedContacts.number));
}

/** A page of the calls with these numbers (E.164), whoever called whom, the newest first. */
export async function listContactCalls(
  db: Database,
  {
    numbers,
    before,
    limit,
  }: { numbers: readonly string[]; before?: CallKey | undefined; limit: number },
) {
  const { id, callSid, createdAt, direction, status, outcome, endReason, duration } = calls;
  // Sorted apart: asked for the newest first, all calls would be walked through by their time.
  const his = db.$with("his").as(
    db
      .select({
        ...{ id, callSid, createdAt, direction, status, outcome, endReason, duration },
        ...{ treeId: calls.treeId, treeName: calls.treeName, campaign: calls.campaign },
        number: sql<string>`${otherParty(calls)}`.as("number"),
      })
      .from(calls)
      .where(and(isWith(numbers), before && olderThan(before)))
      .offset(0),
  );
  return db
    .with(his)
    .select({
      id: his.id,
      callSid: his.callSid,
      createdAt: his.createdAt,
      direction: his.direction,
      status: his.status,
      outcome: his.outcome,
      endReason: his.endReason,
      duration: his.duration,
      treeId: his.treeId,
      treeName: his.treeName,
      number: his.number,
      campaignId: campaigns.id,
      campaignName: campaigns.name,
    })
    .from(his)
    .leftJoin(campaigns, and(eq(campaigns.key, his.campaign), isNull(campaigns.deletedAt)))
    .orderBy(...newestFirst({ createdAt: his.createdAt as never, id: his.id as never }))
    .limit(limit);
}

export function countContactCalls(db: Database, numbers: readonly string[]): Promise<number> {
  return db.$count(calls, isWith(numbers));
}

function isWith(numbers: readonly string[]): SQL {
  return sql`${otherParty(calls)} = ${anyOf(numbers)}`;
}

/** The campaigns that a contact stands in, the newest first. */
export async function listContactCampaigns(db: Database, sequence: number) {
  const { standing, reason, attempts, dueAt, lastAt } = campaignContacts;
  return db
    .select({
      ...{ id: campaigns.id, name: campaigns.name, status: campaigns.status },
      ...{ standing, reason, attempts, dueAt, lastAt },
    })
    .from(campaignContacts)
    .innerJoin(campaigns, eq(campaigns.key, campaignContacts.campaign))
    .where(and(eq(campaignContacts.contact, sequence), isNull(campaigns.deletedAt)))
    .orderBy(desc(campaigns.createdAt));
}

/** The lists that a contact stands on, the newest first. */
export async function listContactLists(db: Database, sequence: number) {
  const { list } = contactListEntries;
  const on = db
    .select({ list })
    .from(contactListEntries)
    .where(eq(contactListEntries.contact, sequence));
  const { id, name, fileName, startedAt } = contactImports;
  return db
    .select({ id, name, fileName, startedAt })
    .from(contactImports)
    .where(inArray(contactImports.list, on))
    .orderBy(desc(startedAt));
}
