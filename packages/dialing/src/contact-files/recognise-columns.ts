import { COLUMN_NAMES, USUAL_PHONES } from "./column-names.ts";
import type { FileColumn, RawRow } from "./contact-file-event.ts";
import type { ColumnRole } from "./file-contact.ts";

const ROLES = new Map(
  Object.entries(COLUMN_NAMES).flatMap(([role, names]) =>
    names.map((name) => [name, role as ColumnRole] as const),
  ),
);
/** How a report calls what it adds to a row: a file that was mended in it is read without them. */
const REPORT_COLUMN = /^(?:report|bericht): /i;
const LONGEST_NAME = 100;

export type RolesByHand = Readonly<Record<string, ColumnRole | null>>;

/** What a column's name says that it means. */
export function roleOf(name: string): ColumnRole | null {
  const known = plain(name);
  const role = ROLES.get(known);
  if (role) return role;
  const bare = [known.replace(/\d(?=$|value$)/, ""), known.replace(WHOSE, "")];
  return bare.some((each) => ROLES.get(each) === "phone") ? "phone" : null;
}

/** Which of somebody's phones: `Mobil privat`, `Tel. Praxis`, `Work phone`. */
const WHOSE =
  /^(?:privat|geschäftlich|dienstlich|private|work|business|office|home)|(?:\d|privat|priv|geschäftlich|geschäftl|gesch|dienstl|geschaeftlich|dienstlich|beruflich|büro|buero|firma|betrieb|praxis|kanzlei|laden|geschäft|werkstatt|filiale|hotel|empfang|sekretariat|inhaber|inhaberin|ansprechpartner|ansprechpartnerin|arbeit|zuhause|zentrale|durchwahl|private|work|business|office|home)$/;

/** A column's name as names are compared: without case, spaces and signs. */
export function plain(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Where the header stands: the first row with a column that holds the numbers, or that was mapped by hand. */
export function findHeader(
  rows: readonly RawRow[],
  { headerLine, roles = {} }: { headerLine?: number; roles?: RolesByHand },
): RawRow | null {
  if (headerLine !== undefined) return rows.find(({ line }) => line === headerLine) ?? null;
  const filled = rows.map((row) => ({
    row,
    names: row.cells.map(tidy).filter((name) => name !== ""),
  }));
  const mapped = new Set(
    Object.keys(roles)
      .filter((name) => roles[name])
      .map(plain),
  );
  const found =
    filled.find(({ names }) => mapped.size > 0 && names.some((name) => mapped.has(plain(name)))) ??
    filled.find(({ names }) => names.some((name) => roleOf(name) === "phone"));
  if (found) return found.row;
  const widest = Math.max(0, ...filled.map(({ names }) => names.length));
  return filled.find(({ names }) => names.length * 2 > widest)?.row ?? null;
}

/**
 * The columns of a header: each with a name of its own, and each role at most once.
 *
 * Of several with numbers the one that is called is said by hand, else named as the specification
 * names it, else the first of the file; the others are further ones.
 */
export function nameColumns(cells: readonly string[], roles: RolesByHand = {}): FileColumn[] {
  const columns: FileColumn[] = [];
  const taken = new Set<string>();
  for (const [index, cell] of cells.entries()) {
    const original = tidy(cell).slice(0, LONGEST_NAME);
    // An object can't have a field of this name.
    const wanted =
      original === "" ? `column${index + 1}` : original.replace(/^__proto__$/, "proto");
    let name = wanted;
    for (let count = 2; taken.has(name); count++) name = `${wanted} (${count})`;
    taken.add(name);
    columns.push({ name, original, role: null });
  }
  const byHand = rolesOf(columns, roles).found;
  for (const column of columns) {
    const role = byHand.get(column.name) ?? null;
    if (role !== null) giveRole(columns, column, role);
  }
  const recognised = columns.filter(({ name, original }) => !byHand.has(name) && roleOf(original));
  const usual = recognised.filter(({ original }) => USUAL_PHONES.has(plain(original)));
  for (const column of [...usual, ...recognised]) {
    const role = roleOf(column.original);
    if (role && role !== "name" && column.role === null) giveRole(columns, column, role);
  }
  giveName(columns, recognised);
  return columns;
}

/** Beside a last name it is none that counts; `Name` beside a first name alone is the last name. */
function giveName(columns: readonly FileColumn[], recognised: readonly FileColumn[]): void {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  if (has("lastName") || has("name")) return;
  const placeOf = ({ original }: FileColumn) => COLUMN_NAMES.name.indexOf(plain(original));
  const free = recognised
    .filter((column) => column.role === null && placeOf(column) >= 0)
    .sort((a, b) => placeOf(a) - placeOf(b));
  const last = has("firstName") ? free.find(({ original }) => plain(original) === "name") : null;
  if (last) last.role = "lastName";
  else if (free[0]) free[0].role = "name";
}

/** A role is one column's: a second one keeps its values under its own name, and a second phone is tried, too. */
function giveRole(columns: readonly FileColumn[], column: FileColumn, role: ColumnRole): void {
  const isTaken = role !== "furtherPhone" && columns.some((other) => other.role === role);
  if (!isTaken) column.role = role;
  else if (role === "phone") column.role = "furtherPhone";
}

/** What was said by hand, by the columns' own names: as they are, or without case, spaces and signs. */
export function rolesOf(
  columns: readonly FileColumn[],
  roles: RolesByHand,
): { found: ReadonlyMap<string, ColumnRole | null>; unknown: string[] } {
  const found = new Map<string, ColumnRole | null>();
  const unknown: string[] = [];
  for (const [name, role] of Object.entries(roles)) {
    const column =
      columns.find((each) => each.name === name) ??
      columns.find((each) => plain(each.name) === plain(name) && plain(name) !== "");
    if (column) found.set(column.name, role);
    else unknown.push(name);
  }
  return { found, unknown };
}

/** What was said of a header's columns by hand: what their names alone do not say. */
export function rolesByHand(columns: readonly FileColumn[]): RolesByHand {
  const usual = nameColumns(columns.map(({ original }) => original));
  const said = columns.filter(({ role }, place) => role !== usual[place]?.role);
  return Object.fromEntries(said.map(({ name, role }) => [name, role]));
}

/** What is no phone, name or company; a column without a name is not counted. */
export function otherColumns(columns: readonly FileColumn[]): string[] {
  return columns
    .filter((column) => isOther(column) && column.original !== "")
    .map(({ name }) => name);
}

export function isOther(column: FileColumn): boolean {
  if (column.role === null) return !isOfReport(column);
  // The specification knows no such last name.
  if (column.role === "lastName" && roleOf(column.original) === "name") return true;
  return !["phone", "firstName", "lastName", "company"].includes(column.role);
}

/** Whether a report put it before the rows of its file. */
export function isOfReport({ original }: Pick<FileColumn, "original">): boolean {
  return REPORT_COLUMN.test(original);
}

/**
 * By what a mapping by hand is remembered: the same for files whose headers say the same, and for
 * reports of them.
 */
export function headerKey(columns: readonly Pick<FileColumn, "original">[]): string {
  const own = columns.filter((column) => !isOfReport(column));
  const text = own.map(({ original }) => plain(original)).join("\n");
  let [a, b] = [0x811c9dc5, 0x9747b28c];
  for (let place = 0; place < text.length; place++) {
    a = Math.imul(a ^ text.charCodeAt(place), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(place), 0x5bd1e995);
  }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}

function tidy(name: string): string {
  return (
    name
      .replaceAll("\0", "")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is dropped.
      .replace(/[\u0000-\u001f\u007f\ufeff]+/g, " ")
      .replace(/ +/g, " ")
      .trim()
  );
}
