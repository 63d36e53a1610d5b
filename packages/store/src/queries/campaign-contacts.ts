import type { PhoneNumberKind } from "@rufbaum/dialing";
import type { DialOrder } from "@rufbaum/dialing/campaigns";
import { and, asc, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls } from "../schema/calls.ts";
import { campaignContacts, type Standing } from "../schema/campaigns.ts";
import { contacts } from "../schema/contacts.ts";
import { instantParameter, writtenInstant } from "../schema/instant.ts";
import { readCampaignCounts } from "./campaigns.ts";
import { matchesContact } from "./match-contact.ts";

/** Who is put into a campaign, and when he may be called at the earliest. */
export interface Entering {
  /** The campaign's key. */
  campaign: number;
  dueAt: number;
  /** Who comes first. */
  priority: number;
}

/** Puts these contacts into a campaign. @returns those who were not in it, in their order */
export async function enterContacts(
  db: Database,
  given: Entering & { contacts: readonly number[] },
): Promise<number[]> {
  const { campaign, dueAt, priority } = given;
  if (given.contacts.length === 0) return [];
  const added = await db
    .insert(campaignContacts)
    .values(given.contacts.map((contact) => ({ campaign, contact, dueAt, priority })))
    .onConflictDoNothing()
    .returning({ contact: campaignContacts.contact });
  return added.map(({ contact }) => contact);
}

/**
 * Puts those into a campaign who stand so in another one (`null`: all of it), after a contact; whoever is in it already
 * stays as he is. `next`: the contact to go on after, `null` at the end.
 */
export async function enterFromCampaign(
  db: Database,
  given: Entering & {
    from: number;
    standings: readonly Standing[] | null;
    after: number;
    limit: number;
  },
): Promise<{ read: number; next: number | null }> {
  const { campaign, dueAt, priority, from, standings, after, limit } = given;
  const row = campaignContacts;
  // Those who stand so are looked for in the slice alone, as of `readOpenContacts`.
  const slice = db
    .select({ contact: row.contact, position: row.position, standing: row.standing })
    .from(row)
    .where(and(eq(row.campaign, from), gt(row.contact, after)))
    .orderBy(asc(row.campaign), asc(row.contact))
    .limit(limit);
  const found = db.$with("found").as(slice);
  const isMeant =
    standings === null
      ? sql`true`
      : sql`standing in (${sql.join(
          standings.map((standing) => sql`${standing}::text`),
          sql`, `,
        )})`;
  const entered = db.$with("entered", {}).as(sql`
    insert into ${row} (campaign, contact, priority, due_at)
    select ${campaign}::int, contact, ${priority}::smallint, ${instantParameter(dueAt)}
    from found where ${isMeant} order by position
    on conflict do nothing returning 1`);
  const [told] = await db
    .with(found, entered)
    .select({
      read: sql<number>`(select count(*) from found)::int`,
      last: sql<number | null>`(select max(contact) from found)`.mapWith(Number),
    })
    .from(sql`(values (1)) as one`);
  if (!told) throw new Error("The database did not answer.");
  return { read: told.read, next: told.read < limit ? null : told.last };
}

/** How somebody stands in a campaign, and who he is. Times in milliseconds since 1970. */
export interface CampaignContactRecord {
  contact: number;
  number: string;
  firstName: string;
  lastName: string;
  company: string;
  /** As of `ContactRecord`. */
  customFields: Record<string, string>;
  standing: Standing;
  reason: string;
  attempts: number;
  dueAt: number | null;
  lastAt: number | null;
  calledBackAt: number | null;
  callId: string | null;
  callSid: string | null;
  /** Seconds that the last call lasted. */
  lastDuration: number | null;
}

/** Where a page of them ended. */
export interface CampaignContactsAfter {
  standing: Standing;
  reason: string;
  contact: number;
}

export interface CampaignContactFilter {
  /** Any of these. */
  standings?: readonly Standing[] | undefined;
  reason?: string | undefined;
  /** As of `matchesContact`. */
  search?: string | undefined;
}

/** Looked through for a text by one query: a few milliseconds embedded. */
const AT_ONCE = 1_000;
/** After so many queries it is told how far it came: whoever asked goes on from there. */
const MOST_QUERIES = 20;

/**
 * Who stands how in a campaign, ordered by that, so that an index finds a page of a million. `next`
 * is where to go on, `null` at the end: a search for a text may end a page before it is full.
 */
export async function listCampaignContacts(
  db: Database,
  campaign: number,
  {
    limit,
    after,
    ...filter
  }: CampaignContactFilter & { limit: number; after?: CampaignContactsAfter | undefined },
): Promise<{ contacts: CampaignContactRecord[]; next: CampaignContactsAfter | null }> {
  const groups = (await readCampaignCounts(db, [campaign]))
    .filter(
      ({ standing, reason }) =>
        (filter.standings === undefined || filter.standings.includes(standing)) &&
        (filter.reason === undefined || filter.reason === reason),
    )
    .sort(inOrder)
    .filter((group) => !after || inOrder(group, after) >= 0);
  const search = filter.search?.trim() ?? "";
  const found: CampaignContactRecord[] = [];
  let queries = 0;
  for (const { standing, reason } of groups) {
    const isBegun = after?.standing === standing && after.reason === reason;
    let last = isBegun ? after.contact : 0;
    for (;;) {
      if (queries >= MOST_QUERIES)
        return { contacts: found, next: { standing, reason, contact: last } };
      queries += 1;
      const wanted = search === "" ? limit - found.length : AT_ONCE;
      const slice = await sliceOf(db, { campaign, standing, reason, after: last, limit: wanted });
      const rows = await withPeople(db, { campaign, among: slice, search });
      const taken = rows.slice(0, limit - found.length);
      found.push(...taken);
      const isFull = found.length >= limit;
      last = (isFull ? taken.at(-1)?.contact : slice.at(-1)) ?? last;
      if (isFull) return { contacts: found, next: { standing, reason, contact: last } };
      if (slice.length < wanted) break;
    }
  }
  return { contacts: found, next: null };
}

/**
 * The same for a list of all of them, in the order in which they came to be known. `after`: the last
 * contact of the page before, 0 at first.
 */
export async function listCampaignResults(
  db: Database,
  campaign: number,
  given: { after: number; limit: number; standings?: readonly Standing[] | undefined },
): Promise<{ contacts: CampaignContactRecord[]; next: number | null }> {
  const { after, limit, standings } = given;
  const row = campaignContacts;
  const slice = await db
    .select({ contact: row.contact, standing: row.standing })
    .from(row)
    .where(and(eq(row.campaign, campaign), gt(row.contact, after)))
    .orderBy(asc(row.campaign), asc(row.contact))
    .limit(limit);
  const meant = slice.filter(({ standing }) => standings?.includes(standing) ?? true);
  const among = meant.map(({ contact }) => contact);
  const contacts = await withPeople(db, { campaign, among, search: "" });
  const last = slice.at(-1);
  return { contacts, next: slice.length < limit || !last ? null : last.contact };
}

/** Who comes first of those whom a campaign may still call; `null`: there is nobody left. */
export async function firstToCall(
  db: Database,
  of: number,
  order: DialOrder,
): Promise<number | null> {
  const { campaign, contact, standing, priority, dueAt, position } = campaignContacts;
  const next = order === "newest" ? desc : asc;
  const [first] = await db
    .select({ contact })
    .from(campaignContacts)
    .where(and(eq(campaign, of), inArray(standing, ["waiting", "again"])))
    .orderBy(desc(priority), next(dueAt), next(position))
    .limit(1);
  return first?.contact ?? null;
}

interface Group {
  standing: Standing;
  reason: string;
}

/** Any order, the same for all; PostgreSQL's own of texts depends on where it was set up. */
function inOrder(one: Group, other: Group): number {
  return compared(one.standing, other.standing) || compared(one.reason, other.reason);
}

function compared(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

async function sliceOf(
  db: Database,
  given: { campaign: number; after: number; limit: number } & Group,
): Promise<number[]> {
  const { campaign, standing, reason, after, limit } = given;
  const row = campaignContacts;
  const rows = await db
    .select({ contact: row.contact })
    .from(row)
    .where(
      and(
        eq(row.campaign, campaign),
        eq(row.standing, standing),
        eq(row.reason, reason),
        gt(row.contact, after),
      ),
    )
    .orderBy(asc(row.standing), asc(row.reason), asc(row.contact))
    .limit(limit);
  return rows.map(({ contact }) => contact);
}

async function withPeople(
  db: Database,
  { campaign, among, search }: { campaign: number; among: readonly number[]; search: string },
): Promise<CampaignContactRecord[]> {
  if (among.length === 0) return [];
  const row = campaignContacts;
  const isMeant: (SQL | undefined)[] = [
    eq(row.campaign, campaign),
    inArray(row.contact, [...among]),
    search === "" ? undefined : matchesContact(search),
  ];
  return db
    .select({
      contact: row.contact,
      number: contacts.number,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      company: contacts.company,
      customFields: contacts.customFields,
      standing: row.standing,
      reason: row.reason,
      attempts: row.attempts,
      dueAt: row.dueAt,
      lastAt: row.lastAt,
      calledBackAt: row.calledBackAt,
      callId: row.callId,
      callSid: calls.callSid,
      lastDuration: calls.duration,
    })
    .from(row)
    .innerJoin(contacts, eq(contacts.sequence, row.contact))
    .leftJoin(calls, eq(calls.id, row.callId))
    .where(and(...isMeant))
    .orderBy(asc(row.contact));
}

/** Where some contacts stand in a campaign. */
export async function findCampaignContact(
  db: Database,
  campaign: number,
  contact: number,
): Promise<CampaignContactRecord | null> {
  const [row] = await withPeople(db, { campaign, among: [contact], search: "" });
  return row ?? null;
}

/** Somebody whom a campaign may still call, with what the rules of calling ask first. */
export interface OpenContact {
  contact: number;
  number: string;
  country: string;
  kind: PhoneNumberKind;
  standing: Standing;
  reason: string;
  attempts: number;
  claims: number;
  dueAt: number | null;
}

/** Where somebody who is in no call may stand. */
const OPEN = ["waiting", "again", "skipped"];
const OPEN_ROW = {
  contact: campaignContacts.contact,
  standing: campaignContacts.standing,
  reason: campaignContacts.reason,
  attempts: campaignContacts.attempts,
  claims: campaignContacts.claims,
  dueAt: campaignContacts.dueAt,
};

/**
 * Those who are in no call and not finished, skipped ones among them, of a slice of a campaign after a
 * contact. Who stands where is looked at in the slice alone: an index of standings would have all of
 * a million sorted for it. `next`: the contact to go on after, `null` at the end.
 */
export async function readOpenContacts(
  db: Database,
  { campaign, after, limit }: { campaign: number; after: number; limit: number },
): Promise<{ contacts: OpenContact[]; next: number | null }> {
  const { campaign: of, contact } = campaignContacts;
  const slice = await db
    .select(OPEN_ROW)
    .from(campaignContacts)
    .where(and(eq(of, campaign), gt(contact, after)))
    .orderBy(asc(of), asc(contact))
    .limit(limit);
  return {
    contacts: await openOf(db, slice),
    next: slice.length < limit ? null : (slice.at(-1)?.contact ?? null),
  };
}

/** The same of some contacts; those who do not stand in it are left out. */
export async function readOpenAmong(
  db: Database,
  { campaign, among }: { campaign: number; among: readonly number[] },
): Promise<OpenContact[]> {
  if (among.length === 0) return [];
  const { campaign: of, contact } = campaignContacts;
  const rows = await db
    .select(OPEN_ROW)
    .from(campaignContacts)
    .where(and(eq(of, campaign), inArray(contact, [...among])));
  return openOf(db, rows);
}

async function openOf(
  db: Database,
  rows: readonly Omit<OpenContact, "number" | "country" | "kind">[],
): Promise<OpenContact[]> {
  const open = rows.filter(({ standing }) => OPEN.includes(standing));
  const { sequence, number, country, kind } = contacts;
  const people = await db
    .select({ sequence, number, country, kind })
    .from(contacts)
    .where(
      inArray(
        sequence,
        open.map(({ contact }) => contact),
      ),
    );
  const known = new Map(people.map(({ sequence, ...person }) => [sequence, person]));
  return open.flatMap((one) => {
    const person = known.get(one.contact);
    return person ? [{ ...one, ...person }] : [];
  });
}

/** Where somebody stands since he was checked; with `claims` only if he was not called since then. */
export type CheckedContact = Pick<OpenContact, "contact" | "standing" | "reason" | "dueAt"> &
  Partial<Pick<OpenContact, "claims">>;

/** Writes down where they stand; whoever is in a call by now, or finished, stays so. */
export async function standContacts(
  db: Database,
  campaign: number,
  rows: readonly CheckedContact[],
): Promise<void> {
  if (rows.length === 0) return;
  const given = JSON.stringify(
    rows.map(({ contact, claims = null, standing, reason, dueAt }) => ({
      contact,
      claims,
      standing,
      reason,
      due_at: dueAt === null ? null : writtenInstant(dueAt),
    })),
  );
  await db.execute(sql`
    update ${campaignContacts} as known
    set standing = given.standing, reason = given.reason, due_at = given.due_at
    from json_to_recordset(${given}::json)
      as given(contact bigint, claims int, standing text, reason text, due_at timestamptz)
    where known.campaign = ${campaign}::int and known.contact = given.contact
      and known.claims = coalesce(given.claims, known.claims)
      and known.standing in ('waiting', 'again', 'skipped')`);
}
