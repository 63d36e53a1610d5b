import { type AskedOfConsent, findConsent } from "@rufbaum/dialing/lawful-calling";
import { and, gte, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { consentEntries, consentStatements } from "../schema/consents.ts";
import { type ContactStatus, contactListEntries, contacts } from "../schema/contacts.ts";
import { instantParameter } from "../schema/instant.ts";
import { suppressions } from "../schema/suppressions.ts";
import { readConsentsOf } from "./consent-entries.ts";
import { listOf } from "./contact-imports.ts";
import { matchesContact } from "./match-contact.ts";

export const CONSENT_STATES = ["valid", "none", "withdrawn", "expired"] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

/** Which contacts are meant; times in milliseconds since 1970. */
export interface ContactFilter {
  /** As of `matchesContact`. */
  search?: string | undefined;
  status?: readonly ContactStatus[] | undefined;
  /** ISO 3166-2, such as `DE-BY`, of those where somebody may be. */
  region?: string | undefined;
  /** By the rules as they stand: what is asked of the ledger, and when. */
  consent?: { is: ConsentState; asked: AskedOfConsent; now: number } | undefined;
  /** Whether this house has blocked the number, or a decision about it is open; Robinson lists do not count. */
  isBlocked?: boolean | undefined;
  lastContact?: { before?: number; since?: number } | "never" | undefined;
  /** An import by its id: only who stands on its list. */
  list?: string | undefined;
}

/** What the database itself can tell, what costs least first. */
export function contactCondition(filter: ContactFilter): SQL | undefined {
  const { search = "", status, region, consent, isBlocked, lastContact, list } = filter;
  return and(
    status && inArray(contacts.status, [...status]),
    lastContactCondition(lastContact),
    region === undefined
      ? undefined
      : sql`position(${` ${region} `} in ' ' || ${contacts.regions} || ' ') > 0`,
    matchesContact(search),
    list === undefined ? undefined : isListed(list),
    isBlocked === undefined ? undefined : sql`${isBlockedHere} = ${isBlocked}::boolean`,
    consent && mayHave(consent),
  );
}

function lastContactCondition(asked: ContactFilter["lastContact"]): SQL | undefined {
  if (asked === undefined) return undefined;
  if (asked === "never") return isNull(contacts.lastContactAt);
  const { before, since } = asked;
  return and(
    before === undefined ? undefined : lt(contacts.lastContactAt, before),
    since === undefined ? undefined : gte(contacts.lastContactAt, since),
  );
}

/** An `exists` may be answered by reading all of the list first, and so for each slice. */
function isListed(importId: string): SQL {
  return sql`coalesce((
    select true from ${contactListEntries} entry
    where entry.contact = ${contacts.sequence} and entry.list + 0 = ${listOf(importId)} limit 1
  ), false)`;
}

const isBlockedHere = sql`(
  coalesce((select true from ${suppressions} blocked
    where blocked.subject = ${contacts.subject} and blocked.reason <> 'robinson' limit 1), false)
  or coalesce((select true from ${suppressions} blocked
    where blocked.number = ${contacts.number} and blocked.reason <> 'robinson' limit 1), false)
)`;

/** Whom the ledger may know so; of the others that is certain. */
function mayHave({ is, asked, now }: NonNullable<ContactFilter["consent"]>): SQL {
  if (is === "none") return sql`true`;
  const about = sql`entry.subject = ${contacts.subject}`;
  if (is === "withdrawn") {
    return said(sql`${about} and entry.kind in ('withdrawal', 'erasure')`);
  }
  const grant = sql`${about} and entry.kind = 'grant'`;
  if (is === "valid") return said(grant);
  const { consentMonths } = asked.rules;
  const unused =
    consentMonths === null
      ? sql`false`
      : sql`entry.at <= ${instantParameter(now - consentMonths * SHORTEST_MONTH)}`;
  return sql`coalesce((
    select true from ${consentEntries} entry
    join ${consentStatements} statement on statement.id = entry.statement_id
    where ${grant} and (${unused} or statement.ends_at <= ${instantParameter(now)}) limit 1
  ), false)`;
}

const SHORTEST_MONTH = 28 * 86_400_000;

function said(condition: SQL): SQL {
  return sql`coalesce((
    select true from ${consentEntries} entry where ${condition} limit 1
  ), false)`;
}

/** Tells of these people, by subject, whom it is true of. */
export type Decided = (db: Database, subjects: readonly string[]) => Promise<ReadonlySet<string>>;

/** What only the rules of calling themselves can tell; `null` where they are not asked. */
export function decidedBy({ consent }: ContactFilter): Decided | null {
  if (!consent) return null;
  const { is, asked, now } = consent;
  return async (db, subjects) => {
    const consents = await readConsentsOf(db, subjects);
    const fitting = subjects.filter(
      (subject) => consentState(findConsent(consents.get(subject) ?? [], asked, now).code) === is,
    );
    return new Set(fitting);
  };
}

/** What the rules find, as people sort it. */
export function consentState(code: ReturnType<typeof findConsent>["code"]): ConsentState {
  if (code === "valid") return "valid";
  if (code === "consent-withdrawn") return "withdrawn";
  return code === "consent-lapsed" ? "expired" : "none";
}
