import { readNumberCell } from "../contact-files/read-number-cell.ts";
import { roleOf } from "../contact-files/recognise-columns.ts";
import type { HomeCountry } from "../numbers/home-countries.ts";
import type { PhoneNumberRefusal } from "../numbers/refusals.ts";
import { hashedName, listedName } from "./listed-names.ts";

/** Of people who want no advertising, kept without their numbers; or one's own. */
export type ListKind = "robinson" | "own";

/** Where the numbers of a list stand. */
export interface ListShape {
  /** `null`: whichever there is. */
  separator: string | null;
  places: readonly number[];
}

/** A number of a list, and the name that a subject is made of. */
export interface ListedNumber {
  /** E.164; `null` where only its hash is known, or kept. */
  number: string | null;
  name: string;
}

export type ListLine =
  /** `missed`: why another number of the line is not among them; `null` if none is missing. */
  | { ok: true; numbers: readonly ListedNumber[]; missed: PhoneNumberRefusal | null }
  | { ok: false; why: PhoneNumberRefusal };

/** Of one column, whatever else may stand behind a number. */
export const PLAIN_LIST: ListShape = { separator: null, places: [0] };

export const SEPARATORS = [";", ",", "\t", "|"];
const LONGEST_LINE = 1_000;
/** What is looked at of a line that names columns: all of any that a person wrote. */
const LONGEST_HEADER = 5_000;

/**
 * What a list's first line says of the others; `null`: it names no columns, but holds a number itself.
 * Of several columns of which none is called as numbers are, none is taken: the first may hold customers.
 */
export function listShapeOf(line: string): ListShape | null {
  const begin = line.slice(0, LONGEST_HEADER);
  for (const separator of SEPARATORS) {
    const cells = cellsOf(begin, separator);
    const places = [...cells.keys()].filter((place) => holdsNumbers(cells[place] ?? ""));
    if (places.length > 0) return { separator: cells.length > 1 ? separator : null, places };
  }
  if (/\d/.test(line)) return null;
  const separator = SEPARATORS.find((each) => begin.includes(each)) ?? null;
  return separator === null ? PLAIN_LIST : { separator, places: [] };
}

/** A list without numbers has their hashes. */
function holdsNumbers(name: string): boolean {
  return roleOf(name) === "phone" || HASHES.test(name);
}

const HASHES = /^(?:telefon-?|phone-?)?(?:hash|sha-?256|md5)$/i;

/**
 * Reads a line of a list: text, or a row of a CSV file. A Robinson list may hold SHA-256 or MD5
 * instead of a number. A cell with several numbers is refused: which one is meant nobody knows. A list
 * that blocks is read by `readBlockedLine`.
 * @param shape as `findListShape` the list's
 */
export function readListLine(
  line: string,
  { kind, home, shape }: { kind: ListKind; home: HomeCountry; shape: ListShape },
): ListLine {
  if (line.length > LONGEST_LINE) return { ok: false, why: "too-long" };
  const cells = cellsOf(line, shape.separator);
  const numbers: ListedNumber[] = [];
  let why: PhoneNumberRefusal = "blank";
  for (const place of shape.places) {
    const cell = cells[place] ?? "";
    const hashed = kind === "robinson" ? hashedName(cell) : null;
    if (hashed !== null) numbers.push({ number: null, name: hashed });
    if (hashed !== null || cell === "") continue;
    const read = readNumberCell(cell, { home });
    if (!read.ok) why = read.why;
    else if (read.change === "one-of-several") why = "several-numbers";
    else numbers.push(listed(read.number.e164, kind));
  }
  if (numbers.length === 0) return { ok: false, why };
  return { ok: true, numbers, missed: why === "blank" ? null : why };
}

/** As a list of this kind keeps it. */
export function listed(e164: string, kind: ListKind): ListedNumber {
  return kind === "own" ? { number: e164, name: e164 } : { number: null, name: listedName(e164) };
}

/** A line's cells, without quotes. `null`: parted by any separator. */
export function cellsOf(line: string, separator: string | null): string[] {
  const cell = CELL[separator ?? ""] ?? cellBefore(separator ?? ANY_SEPARATOR);
  cell.lastIndex = 0;
  const cells: string[] = [];
  while (cell.lastIndex < line.length || cells.length === 0) {
    const [all = "", quoted, plain = ""] = cell.exec(line) ?? [];
    cells.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
    if (all === "") break;
  }
  return cells;
}

/** A cell in quotes or without, up to one of these signs or the line's end. */
function cellBefore(ends: string): RegExp {
  const end = `(?:[${ends}]|$)`;
  return new RegExp(`\\s*"((?:[^"]|"")*)"[^${ends}]*${end}|([^${ends}]*)${end}`, "y");
}

const ANY_SEPARATOR = SEPARATORS.join("");
const CELL: Readonly<Record<string, RegExp>> = Object.fromEntries(
  ["", ...SEPARATORS].map((separator) => [separator, cellBefore(separator || ANY_SEPARATOR)]),
);
