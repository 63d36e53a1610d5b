import { formatPhoneNumber, parsePhoneNumber } from "@rufbaum/dialing";
import { regionsOf } from "@rufbaum/dialing/regions";
import { subjectOf } from "@rufbaum/dialing/subjects";
import type { Clock, Random } from "@rufbaum/runtime";
import {
  appendAuditEntry,
  type ContactChanges,
  type ContactRecord,
  type ContactStatus,
  changeContact,
  type Database,
  deleteContact,
  findContact,
  insertContact,
  readSubjectKey,
} from "@rufbaum/store";
import { DomainError } from "../../errors.ts";
import { readHomeCountry } from "../lawful-calling/home-country.ts";
import { readNumber } from "../numbers/read-number.ts";
import { idOfContact, sequenceOf } from "./view.ts";

export interface ContactsDeps {
  db: Database;
  clock: Clock;
  random: Pick<Random, "secret">;
}

/** What people write of a contact. */
export interface WrittenContact {
  phone: string;
  firstName: string;
  lastName: string;
  company: string;
  email: string;
  postcode: string;
  status: ContactStatus;
  customFields: Record<string, string>;
}

/** Contacts by hand: one at a time. */
export function createContacts({ db, clock, random }: ContactsDeps) {
  /** @throws DomainError `unknown-contact` */
  async function find(id: string): Promise<ContactRecord> {
    const sequence = sequenceOf(id);
    const contact = sequence === null ? null : await findContact(db, sequence);
    if (contact) return contact;
    throw unknown(id);
  }

  /** By its number as people write it. @throws DomainError `unknown-contact`, `invalid-number` */
  async function findByNumber(text: string): Promise<ContactRecord> {
    const contact = await findContact(db, readNumber(text, await readHomeCountry(db)));
    if (contact) return contact;
    throw unknown(text);
  }

  /** @throws DomainError `invalid-number`, `number-taken` */
  async function add({ phone, ...written }: WrittenContact): Promise<ContactRecord> {
    const numbered = await numberedBy(phone, written.postcode);
    const added = await insertContact(db, { ...written, ...numbered, createdAt: clock.now() });
    if (added) return added;
    throw await taken(numbered.number);
  }

  /** @throws DomainError `unknown-contact`, `invalid-number`, `number-taken` */
  async function change(id: string, written: Partial<WrittenContact>): Promise<ContactRecord> {
    const before = await find(id);
    const { phone, ...others } = written;
    const changes: ContactChanges = others;
    if (phone !== undefined || others.postcode !== undefined) {
      const postcode = others.postcode ?? before.postcode;
      Object.assign(changes, await numberedBy(phone ?? before.number, postcode));
    }
    const changed = await changeContact(db, before.sequence, { changes, at: clock.now() });
    if (changed === "unknown") throw unknown(id);
    if (changed === "number-taken") throw await taken(changes.number ?? before.number);
    return changed;
  }

  /** @throws DomainError `unknown-contact` */
  async function remove(id: string, by: string): Promise<void> {
    const { sequence, subject } = await find(id);
    await db.transaction(async (tx) => {
      if (!(await deleteContact(tx, sequence))) return;
      const entry = { at: clock.now(), by, action: "contacts-deleted", subject } as const;
      await appendAuditEntry(tx, { ...entry, details: {} });
    });
  }

  /** The number, and all that is told by it. @throws DomainError `invalid-number` */
  async function numberedBy(phone: string, postcode: string) {
    const parsed = parsePhoneNumber(phone, { home: await readHomeCountry(db) });
    if (!parsed.ok) {
      throw new DomainError(
        { code: "invalid-number", to: phone, why: parsed.refusal },
        { details: { phone, why: parsed.refusal.code } },
      );
    }
    const { e164: number, country, kind } = parsed;
    const { regions } = regionsOf({ e164: number, country, kind, postcode });
    const subject = subjectOf(await readSubjectKey(db, random), number);
    return { number, country, kind, subject, regions: regions.join(" ") };
  }

  async function taken(number: string): Promise<DomainError> {
    const holder = await findContact(db, number);
    const id = holder ? idOfContact(holder.sequence) : "";
    return new DomainError(
      { code: "number-taken", number: formatPhoneNumber(number), id },
      { status: 409, details: { id } },
    );
  }

  return { find, findByNumber, add, change, remove };
}

export type Contacts = ReturnType<typeof createContacts>;

function unknown(id: string): DomainError {
  return new DomainError({ code: "unknown-contact", id }, { status: 404 });
}
