import { formatPhoneNumber, parsePhoneNumber } from "@rufbaum/dialing";
import { regionsOf } from "@rufbaum/dialing/regions";
import { subjectOf } from "@rufbaum/dialing/subjects";
import type { Clock, Random } from "@rufbaum/runtime";
import {
  appendAuditEntry,
  type ContactChanges,
  type ContactFilter,
  type ContactNote,
  type ContactRecord,
  type ContactStatus,
  changeContact,
  type Database,
  deleteContacts,
  findContact,
  findContactNote,
  insertContact,
  matchingContacts,
  mergeContacts,
  putContactNote,
  readSubjectKey,
  reopenEnded,
  restoreContacts,
} from "@rufbaum/store";
import { DomainError } from "../../errors.ts";
import type { Live } from "../../live/live.ts";
import { readHomeCountry } from "../lawful-calling/home-country.ts";
import { readNumber } from "../numbers/read-number.ts";
import { idOfContact, sequenceOf, viewContact, viewNote } from "./view.ts";

export interface ContactsDeps {
  db: Database;
  /** The same data, for what goes through all contacts. */
  sideDb: Database;
  clock: Clock;
  random: Pick<Random, "secret" | "id">;
  live: Pick<Live, "publish">;
  /** Somebody stands in a campaign again. */
  campaignChanged(campaignId: string): void;
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

/** What can be undone: by its name, and of how many. */
export interface Deleted {
  deletion: string | null;
  amount: number;
}

/** Contacts by hand. */
export function createContacts(deps: ContactsDeps) {
  const { db, sideDb, clock, random } = deps;

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
    if (!added) throw await taken(numbered.number);
    tell(added);
    return added;
  }

  /**
   * @param readAt `updatedAt` of what was read, where somebody else's change meanwhile is to be seen
   * @throws DomainError `unknown-contact`, `invalid-number`, `number-taken`, `contact-changed`
   */
  async function change(
    id: string,
    written: Partial<WrittenContact>,
    readAt?: number,
  ): Promise<ContactRecord> {
    const before = await find(id);
    const { phone, ...others } = written;
    const changes: ContactChanges = others;
    if (phone !== undefined || others.postcode !== undefined) {
      const postcode = others.postcode ?? before.postcode;
      Object.assign(changes, await numberedBy(phone ?? before.number, postcode));
    }
    const { sequence } = before;
    const changed = await changeContact(db, sequence, { changes, at: clock.now(), readAt });
    if (changed === "unknown") throw unknown(id);
    if (changed === "number-taken") throw await taken(changes.number ?? before.number);
    if (changed === "changed-since") throw await changedSince(id);
    tell(changed);
    return changed;
  }

  /** @throws DomainError `unknown-contact` */
  async function remove(id: string, by: string): Promise<Deleted> {
    const { sequence, subject } = await find(id);
    return removeAll([sequence], { by, subject });
  }

  /** Those of these ids that there are. */
  function removeSome(ids: readonly string[], by: string): Promise<Deleted> {
    const sequences = ids.flatMap((id) => sequenceOf(id) ?? []);
    return removeAll(sequences, { by, subject: null });
  }

  /** All that match, as they are found; whoever comes meanwhile stays. */
  async function removeMatching(filter: ContactFilter, by: string): Promise<Deleted> {
    const sequences: number[] = [];
    for await (const some of matchingContacts(sideDb, filter)) sequences.push(...some);
    return removeAll(sequences, { by, subject: null });
  }

  async function removeAll(
    sequences: readonly number[],
    { by, subject }: { by: string; subject: string | null },
  ): Promise<Deleted> {
    const deletion = random.id("deletion");
    const at = clock.now();
    const gone = await deleteContacts(sideDb, sequences, { deletion, at, by });
    if (gone.length === 0) return { deletion: null, amount: 0 };
    const details = { deletion, ...(subject === null && { contacts: gone.length }) };
    await appendAuditEntry(db, { at, by, action: "contacts-deleted", subject, details });
    tellOf(gone);
    return { deletion, amount: gone.length };
  }

  /**
   * Undoes a deletion or a merge. `taken`: whose numbers other contacts have by now; they stay deleted.
   * @throws DomainError `unknown-deletion`
   */
  async function restore(deletion: string, by: string) {
    const back = await restoreContacts(sideDb, deletion);
    if (!back) throw new DomainError({ code: "unknown-deletion", id: deletion }, { status: 404 });
    const at = clock.now();
    const details = { deletion, contacts: back.restored.length };
    const entry = { at, by, action: "contacts-restored", subject: null, details } as const;
    await appendAuditEntry(db, entry);
    for (const id of [...back.campaigns, ...(await reopenEnded(db, { now: at }))]) {
      deps.campaignChanged(id);
    }
    tellOf(back.restored);
    return { restored: back.restored.map(idOfContact), taken: back.taken.map(idOfContact) };
  }

  /**
   * Has `keep` stand for the others, with what was chosen of them.
   * @throws DomainError `unknown-contact`, `contact-changed`, `contact-in-call`
   */
  async function merge(
    keep: string,
    {
      others,
      fields,
      readAt,
      by,
    }: {
      others: readonly string[];
      fields: Partial<Omit<WrittenContact, "phone">>;
      readAt?: number | undefined;
      by: string;
    },
  ) {
    const { sequence, subject, number, country, kind } = await find(keep);
    const rest = new Set<number>();
    for (const id of others) rest.add((await find(id)).sequence);
    rest.delete(sequence);
    const { postcode } = fields;
    const { regions } = regionsOf({ e164: number, country, kind, postcode: postcode ?? "" });
    const changes = { ...fields, ...(postcode !== undefined && { regions: regions.join(" ") }) };
    const deletion = random.id("deletion");
    const at = clock.now();
    const wish = { keep: sequence, others: [...rest], changes, readAt, deletion, at, by };
    const merged = await mergeContacts(db, wish);
    if (merged === "unknown") throw unknown(others.join(", "));
    if (merged === "in-call") throw new DomainError({ code: "contact-in-call" }, { status: 409 });
    if (merged === "changed-since") throw await changedSince(keep);
    const details = { deletion, contacts: rest.size + 1 };
    await appendAuditEntry(db, { at, by, action: "contacts-merged", subject, details });
    tellOf([sequence, ...rest]);
    return { contact: merged, deletion };
  }

  /**
   * Writes its note in place of the one that was read; an empty text deletes it.
   * @param readAt `changedAt` of the note that was read, `null` where there was none
   * @throws DomainError `unknown-contact`, `note-changed`
   */
  async function writeNote(
    id: string,
    { text, readAt, by }: { text: string; readAt: number | null; by: string },
  ): Promise<ContactNote | null> {
    const { sequence: contact } = await find(id);
    const isWritten = await putContactNote(db, { contact, text, at: clock.now(), by, readAt });
    const note = await findContactNote(db, contact);
    if (!isWritten) {
      const details = { note: viewNote(note) };
      throw new DomainError({ code: "note-changed" }, { status: 409, details });
    }
    tellOf([contact]);
    return note;
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

  async function changedSince(id: string): Promise<DomainError> {
    const contact = viewContact(await find(id));
    return new DomainError({ code: "contact-changed" }, { status: 409, details: { contact } });
  }

  function tell({ sequence }: ContactRecord): void {
    tellOf([sequence]);
  }

  function tellOf(sequences: readonly number[]): void {
    const [only] = sequences;
    const contactId = sequences.length === 1 && only !== undefined ? idOfContact(only) : null;
    deps.live.publish({ type: "contacts-changed", contactId });
  }

  return {
    find,
    findByNumber,
    add,
    change,
    remove,
    removeSome,
    removeMatching,
    restore,
    merge,
    writeNote,
    /** Many were changed at once, as by an import. */
    tellOfMany: () => tellOf([]),
  };
}

export type Contacts = ReturnType<typeof createContacts>;

function unknown(id: string): DomainError {
  return new DomainError({ code: "unknown-contact", id }, { status: 404 });
}
