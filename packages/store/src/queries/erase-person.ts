import { subjectOf } from "@rufbaum/dialing/subjects";
import {
  type AnyColumn,
  and,
  asc,
  eq,
  gt,
  inArray,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Database } from "../database.ts";
import { auditEntries, erasures, ownNumbers } from "../schema/audit.ts";
import { calls, messages, otherParty, recordings } from "../schema/calls.ts";
import { campaignContacts, campaigns } from "../schema/campaigns.ts";
import { consentEntries, consentEvidence, consentStatements } from "../schema/consents.ts";
import {
  contactImports,
  contactListEntries,
  contactNotes,
  contacts,
  deletedContacts,
} from "../schema/contacts.ts";
import { suppressions } from "../schema/suppressions.ts";
import { appendConsentEntries, holdLedger } from "./consent-entries.ts";
import { bringBack } from "./deleted-contacts.ts";
import { holdDialling } from "./hold-dialling.ts";
import { holdErasing } from "./hold-erasing.ts";
import { mentions, type Named, withoutMentions } from "./mentions.ts";
import type { HeldRecording } from "./recordings.ts";
import { decideAll } from "./suppressions.ts";
import { leaveTraces } from "./traces-left.ts";

/** What was deleted of somebody, by kind of data. */
export interface Erased {
  counts: {
    contacts: number;
    listEntries: number;
    /** In which he stood. */
    campaigns: number;
    calls: number;
    messages: number;
    recordings: number;
    ownNumbers: number;
    evidence: number;
  };
  /** Recordings that a carrier still has. */
  pendingRecordings: HeldRecording[];
  /** Of what was written down of it. */
  sequence: number;
}

interface Erasing {
  subject: string;
  /** Milliseconds since 1970. */
  at: number;
  by: string;
}

/**
 * Erases a person and blocks the number from then on, in one step; no call begins meanwhile.
 * @param number E.164
 * @returns `null`, and nothing was done, while a call with the number has not ended
 */
export function eraseUnlessInCall(
  db: Database,
  { number, ...erasing }: Erasing & { number: string },
): Promise<Erased | null> {
  return db.transaction(async (tx) => {
    await holdDialling(tx);
    const open = and(eq(sql`${otherParty(calls)}`, number), isNull(calls.closedAt));
    if ((await tx.$count(calls, open)) > 0) return null;
    const erased = await erasePerson(tx, { number, ...erasing });
    const { subject, at, by } = erasing;
    await decideAll(tx, [subject]);
    await tx
      .insert(suppressions)
      .values({ number: null, subject, reason: "erased", createdBy: by, createdAt: at })
      .onConflictDoNothing();
    return erased;
  });
}

/**
 * Deletes all that names a person, and writes down that it was done. The ledger's entries and
 * statements stay, and the block; both know him by his subject alone.
 * @param number E.164; `null` where only the subject is known and nothing else tells it
 */
export function erasePerson(
  db: Database,
  { number, subject, at, by }: Erasing & { number: string | null },
): Promise<Erased> {
  // Only numbers have an index: a restore alone knows no number, and has time.
  const isContact = number === null ? eq(contacts.subject, subject) : eq(contacts.number, number);
  return db.transaction(async (tx) => {
    await holdDialling(tx);
    await holdErasing(tx);
    // Nobody agrees meanwhile to what is about to lose its evidence.
    await holdLedger(tx);
    const isDeleted =
      number === null ? eq(deletedContacts.subject, subject) : eq(deletedContacts.number, number);
    // Then all that knows him by his contact finds him.
    await bringBack(tx, isDeleted);
    const pendingRecordings = number === null ? [] : await recordingsOf(tx, number);
    const person = await namedBy(tx, number, isContact);
    const lists = await listsOf(tx, isContact);
    const stood = await leaveCampaigns(tx, isContact);
    await eraseBeside(tx, isContact, isDeleted);
    const counts = {
      listEntries: await deleted(
        tx
          .delete(contactListEntries)
          .where(
            inArray(
              contactListEntries.contact,
              tx.select({ sequence: contacts.sequence }).from(contacts).where(isContact),
            ),
          )
          .returning({ line: contactListEntries.line }),
      ),
      campaigns: stood.length,
      contacts: await deleted(
        tx.delete(contacts).where(isContact).returning({ id: contacts.subject }),
      ),
      ...(await eraseCalls(tx, number)),
      recordings: pendingRecordings.length,
      ownNumbers:
        number === null
          ? 0
          : await deleted(
              tx
                .delete(ownNumbers)
                .where(eq(ownNumbers.number, number))
                .returning({ id: ownNumbers.addedBy }),
            ),
      evidence: await eraseEvidence(tx, subject, person),
    };
    await nameLists(tx, lists, person);
    await nameCampaigns(tx, stood, person);
    await forgetReasons(tx, subject);
    await tx
      .update(suppressions)
      .set({ number: null, note: "" })
      .where(or(eq(suppressions.subject, subject), eq(suppressions.number, number ?? "")));
    const isInLedger = (await tx.$count(consentEntries, eq(consentEntries.subject, subject))) > 0;
    if (isInLedger) {
      const mark = { subject, kind: "erasure" as const, statementId: null, callId: null, at };
      await appendConsentEntries(tx, [mark], { recordedAt: at, recordedBy: by });
    }
    await leaveTraces(tx);
    const [written] = await tx
      .insert(erasures)
      .values({ subject, at, by, counts, pendingRecordings })
      .returning({ sequence: erasures.sequence });
    if (!written) throw new Error("The erasure was not written down.");
    return { counts, pendingRecordings, ...written };
  });
}

/** Erases again whom a database from before it still holds; what it knows of is left alone. */
export async function repeatErasures(
  db: Database,
  wanted: readonly { subject: string; at: number; by: string }[],
  key: string,
): Promise<void> {
  const known = await db.select({ subject: erasures.subject, at: erasures.at }).from(erasures);
  const done = new Set(known.map(({ subject, at }) => `${subject} ${at}`));
  const missing = wanted.filter(({ subject, at }) => !done.has(`${subject} ${at}`));
  if (missing.length === 0) return;
  const numbers = await numbersOf(db, new Set(missing.map(({ subject }) => subject)), key);
  for (const erasure of missing) {
    await erasePerson(db, { ...erasure, number: numbers.get(erasure.subject) ?? null });
  }
}

/** Numbers read at once. */
const PAGE = 10_000;

/** Whose number the database holds anywhere. */
async function numbersOf(
  db: Database,
  subjects: ReadonlySet<string>,
  key: string,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const look = (number: string) => {
    const subject = subjectOf(key, number);
    if (subjects.has(subject)) found.set(subject, number);
  };
  for (const { number } of await db.select({ number: ownNumbers.number }).from(ownNumbers)) {
    look(number);
  }
  const number = sql<string>`${otherParty(calls)}`;
  for (let after = ""; ; ) {
    const page = await db
      .selectDistinct({ number: number.as("number") })
      .from(calls)
      .where(gt(number, after))
      .orderBy(asc(number))
      .limit(PAGE);
    for (const each of page) look(each.number);
    if (page.length < PAGE) return found;
    after = page.at(-1)?.number ?? "";
  }
}

async function recordingsOf(db: Database, number: string): Promise<HeldRecording[]> {
  return db
    .select({ sid: recordings.sid, carrier: recordings.carrier })
    .from(recordings)
    .innerJoin(calls, eq(recordings.callId, calls.id))
    .where(and(eq(sql`${otherParty(calls)}`, number), ne(recordings.status, "absent")));
}

async function eraseCalls(db: Database, number: string | null) {
  if (number === null) return { messages: 0, calls: 0 };
  const isHis = eq(sql`${otherParty(calls)}`, number);
  const his = db.select({ id: calls.id }).from(calls).where(isHis);
  return {
    messages: await db.$count(messages, inArray(messages.callId, his)),
    calls: await deleted(db.delete(calls).where(isHis).returning({ id: calls.id })),
  };
}

/** Notes of him, and what was deleted of him or merged into him. */
async function eraseBeside(db: Database, isContact: SQL, isDeleted: SQL): Promise<void> {
  const his = db.select({ sequence: contacts.sequence }).from(contacts).where(isContact);
  const gone = await db
    .delete(deletedContacts)
    .where(or(isDeleted, inArray(deletedContacts.mergedInto, his)))
    .returning({ sequence: deletedContacts.sequence });
  const theirs = gone.map(({ sequence }) => sequence);
  await db
    .delete(contactNotes)
    .where(or(inArray(contactNotes.contact, his), inArray(contactNotes.contact, theirs)));
}

/** How a contact is named where people write, before it is deleted. */
async function namedBy(db: Database, number: string | null, isContact: SQL): Promise<Named> {
  const { firstName, lastName, email } = contacts;
  const rows = await db
    .select({ firstName, lastName, email, number: contacts.number })
    .from(contacts)
    .where(isContact);
  return {
    number: number ?? rows[0]?.number ?? null,
    names: rows.flatMap((row) => [
      `${row.firstName} ${row.lastName}`,
      `${row.lastName} ${row.firstName}`,
      row.firstName,
      row.lastName,
      row.email,
    ]),
  };
}

async function listsOf(db: Database, isContact: SQL): Promise<number[]> {
  const rows = await db
    .selectDistinct({ list: contactListEntries.list })
    .from(contactListEntries)
    .innerJoin(contacts, eq(contactListEntries.contact, contacts.sequence))
    .where(isContact);
  return rows.map(({ list }) => list);
}

/** @returns the keys of the campaigns that he stood in */
async function leaveCampaigns(db: Database, isContact: SQL): Promise<number[]> {
  const his = db.select({ sequence: contacts.sequence }).from(contacts).where(isContact);
  // Before their counts, as everybody holds them: some of them lose a name below.
  const isIn = inArray(campaignContacts.contact, his);
  const stood = db.select({ key: campaignContacts.campaign }).from(campaignContacts).where(isIn);
  await db
    .select({ key: campaigns.key })
    .from(campaigns)
    .where(inArray(campaigns.key, stood))
    .orderBy(asc(campaigns.key))
    .for("update");
  const left = await db
    .delete(campaignContacts)
    .where(isIn)
    .returning({ campaign: campaignContacts.campaign });
  return left.map(({ campaign }) => campaign);
}

/** A campaign may be called like somebody whom it was to call, and any by his number. */
async function nameCampaigns(db: Database, stood: readonly number[], person: Named): Promise<void> {
  const { key, name } = campaigns;
  const rows = await db
    .select({ key, name })
    .from(campaigns)
    .where(or(inArray(key, [...stood]), holdsNumber(name, person.number)));
  for (const row of rows) {
    const known = stood.includes(row.key) ? person : { ...person, names: [] };
    const left = withoutMentions(row.name, known);
    if (left !== row.name) await db.update(campaigns).set({ name: left }).where(eq(key, row.key));
  }
}

/** A list or a file may be called like somebody who stood on it, and any by his number. */
async function nameLists(db: Database, lists: readonly number[], person: Named): Promise<void> {
  const { list, name, fileName } = contactImports;
  const isHis = inArray(list, [...lists]);
  const rows = await db
    .select({ list, name, fileName })
    .from(contactImports)
    .where(or(isHis, holdsNumber(name, person.number), holdsNumber(fileName, person.number)));
  for (const row of rows) {
    const known = lists.includes(row.list) ? person : { ...person, names: [] };
    const left = {
      name: withoutMentions(row.name, known),
      fileName: withoutMentions(row.fileName, known),
    };
    if (left.name === row.name && left.fileName === row.fileName) continue;
    await db.update(contactImports).set(left).where(eq(list, row.list));
    if (left.fileName !== row.fileName) await renameInNotes(db, row.fileName, left.fileName);
  }
}

/** Whom a file's row blocked is noted with the file's name in front. */
async function renameInNotes(db: Database, fileName: string, left: string): Promise<void> {
  const { length } = [...fileName];
  await db
    .update(suppressions)
    .set({ note: sql`${left}::text || substr(${suppressions.note}, ${length + 1}::int)` })
    .where(sql`left(${suppressions.note}, ${length}::int) = ${fileName}::text`);
}

/** Whether a text has the last digits of a number, whatever lies between them: few have. */
function holdsNumber(text: AnyColumn, number: string | null): SQL {
  if (number === null) return sql`false`;
  return sql`regexp_replace(${text}, '[^0-9]', '', 'g') like ${`%${number.slice(-LAST_DIGITS)}%`}`;
}

/** No number has fewer, without its country. */
const LAST_DIGITS = 5;

/** Who did what to him when stays; why, in somebody's words, may name him. */
async function forgetReasons(db: Database, subject: string): Promise<void> {
  await db
    .update(auditEntries)
    .set({ details: sql`(${auditEntries.details}::jsonb - 'note' - 'reason')::json` })
    .where(
      and(
        eq(auditEntries.subject, subject),
        inArray(auditEntries.action, [
          "suppression-added",
          "suppression-lifted",
          "consent-withdrawn",
        ]),
      ),
    );
}

/**
 * What shows the consent of nobody else who was not erased since. Of such a statement the words go,
 * too, where they name him; otherwise they stay, as the proof that somebody agreed.
 */
async function eraseEvidence(db: Database, subject: string, person: Named): Promise<number> {
  const statement = consentStatements;
  const his = db
    .select({ id: consentEntries.statementId })
    .from(consentEntries)
    .where(eq(consentEntries.subject, subject));
  // An `exists` may be answered by reading all who agreed.
  const showsOthers = sql`coalesce((
    select true from ${consentEntries} other
    where other.statement_id = ${statement.id} and other.kind = 'grant'
      and other.subject <> ${subject}
      and not coalesce((
        select true from ${consentEntries} mark
        where mark.subject = other.subject and mark.kind = 'erasure'
          and mark.sequence > other.sequence limit 1
      ), false)
    limit 1
  ), false)`;
  const found = await db
    .select({
      id: statement.id,
      evidence: statement.evidence,
      file: statement.evidenceFile,
      wording: statement.wording,
      source: statement.source,
    })
    .from(statement)
    .where(and(inArray(statement.id, his), sql`not ${showsOthers}`));
  if (found.length === 0) return 0;
  for (const { id, wording, source } of found) {
    await db
      .update(statement)
      .set({
        evidence: null,
        evidenceFile: null,
        wording: mentions(wording, person) ? "" : wording,
        source: mentions(source, person) ? "" : source,
      })
      .where(eq(statement.id, id));
  }
  const files = found.flatMap(({ file }) => (file === null ? [] : [file]));
  if (files.length > 0) {
    const isShown = db
      .select()
      .from(statement)
      .where(eq(statement.evidenceFile, consentEvidence.id));
    await db
      .delete(consentEvidence)
      .where(and(inArray(consentEvidence.id, files), notExists(isShown)));
  }
  return found.filter(({ evidence }) => evidence !== null).length;
}

async function deleted(rows: PromiseLike<readonly unknown[]>): Promise<number> {
  return (await rows).length;
}

/** Everybody who was erased, by subject: no file brings them back. */
export async function listErasedSubjects(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ subject: erasures.subject }).from(erasures);
  return rows.map(({ subject }) => subject);
}
