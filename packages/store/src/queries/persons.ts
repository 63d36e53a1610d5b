import { and, asc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { ownNumbers } from "../schema/audit.ts";
import { calls, messages, otherParty, recordings } from "../schema/calls.ts";
import { campaignContacts, campaigns } from "../schema/campaigns.ts";
import { consentEntries } from "../schema/consents.ts";
import { contactImports, contactListEntries, contacts } from "../schema/contacts.ts";
import { suppressions } from "../schema/suppressions.ts";

/** One person: by number (E.164), and as `subjectOf` writes it. */
export interface KnownPerson {
  number: string;
  subject: string;
}

/** How much is known of somebody, by kind of data. */
export interface PersonCounts {
  contacts: number;
  lists: number;
  campaigns: number;
  calls: number;
  /** Of them, those that have not ended. */
  openCalls: number;
  messages: number;
  recordings: number;
  ownNumbers: number;
  consentEntries: number;
  suppressions: number;
}

export async function countPerson(
  db: Database,
  { number, subject }: KnownPerson,
): Promise<PersonCounts> {
  const isTheirs = eq(sql`${otherParty(calls)}`, number);
  const theirs = db.select({ id: calls.id }).from(calls).where(isTheirs);
  return {
    contacts: await db.$count(contacts, eq(contacts.number, number)),
    lists: (await readPersonLists(db, number)).length,
    campaigns: (await readPersonCampaigns(db, number)).length,
    calls: await db.$count(calls, isTheirs),
    openCalls: await db.$count(calls, and(isTheirs, isNull(calls.closedAt))),
    messages: await db.$count(messages, inArray(messages.callId, theirs)),
    recordings: await db.$count(recordings, inArray(recordings.callId, theirs)),
    ownNumbers: await db.$count(ownNumbers, eq(ownNumbers.number, number)),
    consentEntries: await db.$count(consentEntries, eq(consentEntries.subject, subject)),
    suppressions: await db.$count(
      suppressions,
      or(eq(suppressions.subject, subject), eq(suppressions.number, number)),
    ),
  };
}

/** On which lists a number stands, and on which line of their files. */
export async function readPersonLists(db: Database, number: string) {
  return db
    .select({
      name: contactImports.name,
      fileName: contactImports.fileName,
      importedAt: contactImports.startedAt,
      importedBy: contactImports.importedBy,
      line: contactListEntries.line,
    })
    .from(contacts)
    .innerJoin(contactListEntries, eq(contactListEntries.contact, contacts.sequence))
    .innerJoin(contactImports, eq(contactImports.list, contactListEntries.list))
    .where(eq(contacts.number, number))
    .orderBy(asc(contactImports.startedAt));
}

/** In which campaigns a number stands, and how. */
export async function readPersonCampaigns(db: Database, number: string) {
  return db
    .select({
      name: campaigns.name,
      startedAt: campaigns.startedAt,
      standing: campaignContacts.standing,
      reason: campaignContacts.reason,
      attempts: campaignContacts.attempts,
      dueAt: campaignContacts.dueAt,
      lastAt: campaignContacts.lastAt,
      calledBackAt: campaignContacts.calledBackAt,
    })
    .from(contacts)
    .innerJoin(campaignContacts, eq(campaignContacts.contact, contacts.sequence))
    .innerJoin(campaigns, eq(campaigns.key, campaignContacts.campaign))
    .where(eq(contacts.number, number))
    .orderBy(asc(campaigns.key));
}

/** All that is stored of a call but how it is led. */
export type PersonCall = Awaited<ReturnType<typeof readPersonCalls>>[number];

/** A page of somebody's calls, in the order of their ids; `after`: the last of the page before. */
export async function readPersonCalls(
  db: Database,
  { number, after, limit }: { number: string; after: string; limit: number },
) {
  return db
    .select({
      id: calls.id,
      treeName: calls.treeName,
      direction: calls.direction,
      purpose: calls.purpose,
      from: calls.from,
      to: calls.to,
      status: calls.status,
      answeredBy: calls.answeredBy,
      outcome: calls.outcome,
      endReason: calls.endReason,
      state: calls.state,
      createdAt: calls.createdAt,
      answeredAt: calls.answeredAt,
      endedAt: calls.endedAt,
      duration: calls.duration,
    })
    .from(calls)
    .where(and(eq(sql`${otherParty(calls)}`, number), gt(calls.id, after)))
    .orderBy(asc(calls.id))
    .limit(limit);
}
