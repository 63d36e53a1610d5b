import { type ContactFileEvent, type RawRow, UnreadableFile } from "./contact-file-event.ts";
import type { ContactFileOptions } from "./contact-file-options.ts";
import type { ColumnRole } from "./file-contact.ts";
import { CSV_LIMITS, HEAD_ROWS } from "./limits.ts";
import { openTable } from "./open-table.ts";
import { plain, roleOf } from "./recognise-columns.ts";

/** What a program calls the fields of its contacts' own. */
const OWN_FIELDS = "customfields";
/** Says of a row without any number that it has none. */
const NO_NUMBER = "-";
const USUAL_PHONE = "phoneNumber";

/**
 * Reads contacts that a program sends as it reads a file's: `opened`, `rows`, `done`, or `fault`. Each
 * field is a column; the entries of `customFields` are columns, too. The N-th contact stands on line N;
 * what is no object is a number alone.
 * @param batch contacts read at most before they are told
 */
export function* readContactList(
  contacts: readonly unknown[],
  { batch, ...options }: ContactFileOptions & { batch: number },
): Generator<ContactFileEvent> {
  try {
    yield* read(contacts, batch, options);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    yield { type: "fault", fault: error.fault };
  }
}

function* read(
  contacts: readonly unknown[],
  batch: number,
  options: ContactFileOptions,
): Generator<ContactFileEvent> {
  const format = "csv";
  const limits = { ...CSV_LIMITS, ...options.limits };
  const spellings: Spellings = new Map();
  const names = namesIn(contacts, spellings, limits.columns);
  const rowAt = (place: number) => rowOf(contacts[place], { names, spellings }, place + 1);
  const header: RawRow = { line: 0, cells: [...names.keys()] };
  const first = contacts.slice(0, HEAD_ROWS).map((_, place) => rowAt(place));
  const table = openTable([header, ...first], {
    format,
    limits,
    options: { ...options, headerLine: 0 },
  });
  const encoding = "utf-8" as const;
  yield {
    type: "opened",
    format,
    encoding,
    separator: null,
    sheets: [],
    sheet: null,
    ...table.opened,
  };
  for (let place = 0; place < contacts.length; place++) {
    const isFull = table.take(rowAt(place));
    if (isFull || (place + 1) % batch === 0) yield table.batch(0);
  }
  yield* table.end(0, { encoding, lostCharacters: 0, unreadFrom: null });
}

/** Every column's name with its place; of more than may be, one too many. */
function namesIn(
  contacts: readonly unknown[],
  spellings: Spellings,
  most: number,
): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const contact of contacts) {
    for (const [name] of cellsOf(contact, spellings)) {
      if (!names.has(name)) names.set(name, names.size);
    }
    if (names.size > most) return names;
  }
  if (!spellings.has("phone")) names.set(USUAL_PHONE, names.size);
  return names;
}

function rowOf(
  contact: unknown,
  { names, spellings }: { names: ReadonlyMap<string, number>; spellings: Spellings },
  line: number,
): RawRow {
  const cells = new Array<string>(names.size).fill("");
  let isBlank = true;
  for (const [name, value] of cellsOf(contact, spellings)) {
    const place = names.get(name);
    const text = textOf(value);
    if (place === undefined || text === "" || cells[place] !== "") continue;
    cells[place] = text;
    if (text.trim() !== "") isBlank = false;
  }
  const phone = names.get(spellings.get("phone") ?? USUAL_PHONE);
  if (isBlank && phone !== undefined) cells[phone] = NO_NUMBER;
  return { line, cells };
}

/** How a field with a meaning was spelled first, so that `vorname` and `firstName` are one column. */
type Spellings = Map<ColumnRole, string>;

/** The fields with the names of their columns; of two with one meaning each keeps its own. */
function cellsOf(contact: unknown, spellings: Spellings): [name: string, value: unknown][] {
  const fields = fieldsOf(contact);
  const names = new Set(fields.map(([name]) => name));
  const taken = new Set<string>();
  return fields.map(([name, value]) => {
    const role = roleOf(name);
    if (role === null || role === "name") return [name, value];
    const first = spellings.get(role) ?? name;
    spellings.set(role, first);
    if (first === name || names.has(first) || taken.has(first)) return [name, value];
    taken.add(first);
    return [first, value];
  });
}

/** A field of the contact's own counts where no other is called so. */
function fieldsOf(contact: unknown): [name: string, value: unknown][] {
  if (typeof contact === "string" || typeof contact === "number") return [[USUAL_PHONE, contact]];
  if (typeof contact !== "object" || contact === null || Array.isArray(contact)) return [];
  const own: [string, unknown][] = [];
  const fields: [string, unknown][] = [];
  for (const [name, value] of Object.entries(contact)) {
    if (plain(name) === OWN_FIELDS && (typeof value === "object" || value === undefined)) {
      own.push(...Object.entries(value ?? {}));
    } else fields.push([name, value]);
  }
  return [...fields, ...own];
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    // It lies so deep in itself that nobody can write it down.
    return "";
  }
}
