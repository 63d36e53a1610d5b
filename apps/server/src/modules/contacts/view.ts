import { CALLABLE_COUNTRIES } from "@rufbaum/dialing";
import type { ContactImportRecord, ContactNote, ContactRecord } from "@rufbaum/store";
import type { Words } from "@rufbaum/words";
import type { CheckedFile, ImportedFile } from "./contact-files.ts";

/** A contact as lists and pages show it. Times ISO 8601. */
export function viewContact(contact: ContactRecord) {
  const { firstName, lastName, company, email, status, customFields } = contact;
  return {
    id: idOfContact(contact.sequence),
    name: `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
    company,
    /** E.164. */
    phone: contact.number,
    email,
    status,
    lastContact: iso(contact.lastContactAt),
    kind: contact.kind,
    country: contact.country,
    regions: contact.regions === "" ? [] : contact.regions.split(" "),
    postcode: contact.postcode,
    customFields,
    createdAt: iso(contact.createdAt),
    updatedAt: iso(contact.updatedAt),
  };
}

/** What people wrote down of a contact. Times ISO 8601. */
export function viewNote(note: ContactNote | null) {
  return note && { text: note.text, changedAt: iso(note.changedAt), changedBy: note.changedBy };
}

/** A list that a file brought. */
export function viewImport(record: ContactImportRecord) {
  const { id, name, fileName, status, otherColumns, counts, statementId, importedBy } = record;
  return {
    id,
    name,
    fileName,
    status,
    /** The N-th is `customFieldN`. */
    otherColumns,
    counts,
    statementId,
    importedBy,
    startedAt: iso(record.startedAt),
    endedAt: iso(record.endedAt),
  };
}

/** A list that was just stored, and how its file was read. */
export function viewImportedFile({ ended, suggestedPhone, ...read }: ImportedFile, words: Words) {
  return { ...viewImport(ended), ...read, hint: viewHint(suggestedPhone, words) };
}

/** Where most rows have no number that can be called: a column that may be meant instead. */
function viewHint(column: string | null, words: Words) {
  return column === null ? null : { column, message: words.suggestedPhone(column) };
}

/** What a file would bring, with every row that is left out and every cell that is changed. */
export function viewCheckedFile(checked: CheckedFile, words: Words) {
  if (checked.asked) return checked;
  const { opened, done, found } = checked;
  return {
    asked: null,
    ...opened,
    encoding: done.encoding,
    rows: done.rows,
    count: done.contacts,
    lostCharacters: done.lostCharacters,
    unreadFrom: done.unreadFrom,
    hiddenRows: done.hiddenRows,
    /** Numbers that an import would block, as their rows say that nobody should call. */
    unwanted: done.unwanted,
    reasons: { dropped: done.dropped, changed: done.changed },
    hint: viewHint(done.suggestedPhone, words),
    /** The first ten. */
    contacts: found.contacts,
    /** The first thousand of each. */
    dropped: found.dropped.map(({ line, reason, column, value, cells }) => ({
      line,
      reason: reason.code,
      column: column || null,
      value: value || null,
      message: words.dropReason({ ...reason, countries: CALLABLE_COUNTRIES }),
      row: cells,
    })),
    changed: found.changed.map(({ reason, cells: _, ...cell }) => ({
      ...cell,
      reason: reason.code,
      message: words.changeReason(reason),
    })),
  };
}

export function idOfContact(sequence: number): string {
  return `contact_${sequence}`;
}

/** `null`: no id of a contact. */
export function sequenceOf(id: string): number | null {
  const digits = /^contact_([1-9]\d{0,14})$/.exec(id)?.[1];
  return digits === undefined ? null : Number(digits);
}

function iso(at: number): string;
function iso(at: number | null): string | null;
function iso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
