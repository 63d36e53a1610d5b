import type { FileColumn, RawRow } from "./contact-file-event.ts";
import type { ColumnRole } from "./file-contact.ts";

/** Names without their case, spaces and signs; the first one that a file has is taken. */
const NAMES: Readonly<Record<ColumnRole, readonly string[]>> = {
  phone: [
    ..."phone telefon phonenumber telefonnummer telefonnr telephone rufnummer tel".split(" "),
    "telefongeschäftlich",
    ..."telefondienstlich telefon1 businessphone workphone companyphone".split(" "),
    ..."primaryphone mainphone phone1value mobil mobiltelefon mobilnummer mobilephone mobile".split(
      " ",
    ),
    ..."mobilephonenumber handy handynummer telefonmobil telefonprivat homephone".split(" "),
  ],
  firstName: ["firstname", "vorname", "givenname"],
  lastName: ["lastname", "nachname", "familyname", "familienname", "surname"],
  company: [
    ..."company firma unternehmen companyname firmenname organisation organization".split(" "),
    ..."organizationname organization1name".split(" "),
  ],
  email: "email emailadresse emailaddress mail email1value emailadresse1".split(" "),
  postcode:
    "plz postleitzahl postcode postalcode zip zipcode businesspostalcode homepostalcode address1postalcode".split(
      " ",
    ),
};
const ROLES = new Map(
  Object.entries(NAMES).flatMap(([role, names]) =>
    names.map((name, rank) => [name, { role: role as ColumnRole, rank }] as const),
  ),
);
const LONGEST_NAME = 100;

export type RolesByHand = Readonly<Record<string, ColumnRole | null>>;

/** What a column's name says that it means. */
export function roleOf(name: string): ColumnRole | null {
  return ROLES.get(plain(name))?.role ?? null;
}

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
  const mapped = new Set(Object.keys(roles).filter((name) => roles[name]));
  const found =
    filled.find(({ names }) => mapped.size > 0 && names.some((name) => mapped.has(name))) ??
    filled.find(({ names }) => names.some((name) => roleOf(name) === "phone"));
  if (found) return found.row;
  const widest = Math.max(0, ...filled.map(({ names }) => names.length));
  return filled.find(({ names }) => names.length * 2 > widest)?.row ?? null;
}

/** The columns of a header: each with a name of its own, and each role at most once. */
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
  const byHand = new Map(Object.entries(roles));
  const given = new Set<ColumnRole>();
  for (const column of columns) {
    const role = byHand.get(column.name) ?? null;
    // A role is one column's: a second one keeps its values under its own name.
    if (role === null || given.has(role)) continue;
    column.role = role;
    given.add(role);
  }
  for (const role of Object.keys(NAMES) as ColumnRole[]) {
    if (columns.some((column) => column.role === role)) continue;
    const [best] = columns
      .flatMap((column) => {
        const known = ROLES.get(plain(column.original));
        return known?.role === role && !byHand.has(column.name)
          ? [{ column, rank: known.rank }]
          : [];
      })
      .sort((a, b) => a.rank - b.rank);
    if (best) best.column.role = role;
  }
  return columns;
}

/** What is no phone, name or company; a column without a name is not counted. */
export function otherColumns(columns: readonly FileColumn[]): string[] {
  return columns
    .filter((column) => isOther(column) && column.original !== "")
    .map(({ name }) => name);
}

export function isOther({ role }: FileColumn): boolean {
  return role === null || role === "email" || role === "postcode";
}

/** By what a mapping by hand is remembered: the same for files whose headers say the same. */
export function headerKey(columns: readonly Pick<FileColumn, "original">[]): string {
  const text = columns.map(({ original }) => plain(original)).join("\n");
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
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is dropped.
      .replace(/[\u0000-\u001f\u007f\ufeff]+/g, " ")
      .replace(/ +/g, " ")
      .trim()
  );
}
