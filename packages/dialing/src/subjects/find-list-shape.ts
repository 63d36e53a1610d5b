import { readNumberCell } from "../contact-files/read-number-cell.ts";
import { plain } from "../contact-files/recognise-columns.ts";
import { similarNames } from "../contact-files/similar-names.ts";
import { HOME_COUNTRIES, type HomeCountry } from "../numbers/home-countries.ts";
import { hashedName } from "./listed-names.ts";
import { numbersInText } from "./numbers-in-text.ts";
import {
  cellsOf,
  type ListKind,
  type ListShape,
  listShapeOf,
  PLAIN_LIST,
  SEPARATORS,
} from "./read-list-line.ts";

/** What is looked at of a list without column names. */
export const LIST_HEAD = 30;

/** Why nobody knows which column of a list holds the numbers. */
export type ListFault =
  /** `columns`: empty where the list names none; `nearest`: those with a similar name. */
  | {
      code: "unknown-list-column";
      column: string;
      columns: readonly string[];
      nearest: readonly string[];
    }
  /** Without names several columns read as numbers: their places, from 1. */
  | { code: "choose-list-column"; places: readonly number[] };

export type FoundShape =
  | {
      ok: true;
      shape: ListShape;
      /** The first line holds no number: it names columns, or is a title. */
      isHeader: boolean;
      /** From 1, where the column was found by its numbers: what a further part of the list is told. */
      place: number | null;
      /** Where none of the names is a phone's: the one whose column looks like it. */
      suggested: string | null;
      /** How many columns the first line names; `null` where it does not say where all numbers stand. */
      named: number | null;
    }
  | { ok: false; fault: ListFault };

export interface ListHead {
  /** The list's first line; `null` where it is not known. */
  first: string | null;
  /** The first lines, up to `LIST_HEAD`, none of them blank; the very first may be among them. */
  lines: readonly string[];
  kind: ListKind;
  /** Where numbers without a country's code are at home; `null` where nobody knows. */
  home: HomeCountry | null;
  /** The column with the numbers, by its name or its place from 1. */
  column?: string | undefined;
  /** A list that blocks: several columns may hold numbers, as long as they are written as such. */
  isBlocking?: boolean;
}

/**
 * Where the numbers of a list stand: in the column that is said, else in those that are called as
 * phones are, else in the only one that reads as numbers.
 */
export function findListShape(head: ListHead): FoundShape {
  const { first, column } = head;
  const header = first === null ? null : listShapeOf(first);
  if (column !== undefined) return chosen(head, header, column);
  const isHeader = header !== null;
  const named =
    first !== null && header?.separator ? cellsOf(first, header.separator).length : null;
  if (first !== null && header && header !== PLAIN_LIST) {
    const { separator, places } = header;
    const found = places.length === 0 ? placesOfNumbers(below(head), separator, head) : [];
    const [place = -1] = found.length === 1 ? found : [];
    const suggested = cellsOf(first, separator)[place] ?? null;
    return { ok: true, shape: header, isHeader, place: null, suggested, named };
  }
  const lines = isHeader ? below(head) : head.lines;
  const separator = separatorOf(lines);
  const places = separator === null ? [] : placesOfNumbers(lines, separator, head);
  const isSure =
    head.isBlocking && places.every((place) => isWrittenAsNumber(lines, separator, place));
  if (places.length > 1 && !isSure) {
    const told = places.map((place) => place + 1);
    return { ok: false, fault: { code: "choose-list-column", places: told } };
  }
  const [found] = places;
  if (found === undefined) {
    return { ok: true, shape: PLAIN_LIST, isHeader, place: null, suggested: null, named: null };
  }
  const rest = { place: found + 1, suggested: null, named: null };
  return { ok: true, shape: { separator, places }, isHeader, ...rest };
}

function chosen(head: ListHead, header: ListShape | null, column: string): FoundShape {
  const { first } = head;
  const wanted = plain(column);
  const isPlace = /^[1-9]\d{0,3}$/.test(column);
  for (const separator of first === null ? [] : [...SEPARATORS, null]) {
    const place = cellsOf(first ?? "", separator).findIndex((cell) => plain(cell) === wanted);
    // A place is no name of a line of numbers.
    if (place < 0 || wanted === "" || (isPlace && header === null)) continue;
    const shape = { separator, places: [place] };
    const named = cellsOf(first ?? "", separator).length;
    return { ok: true, shape, isHeader: true, place: null, suggested: null, named };
  }
  const separator = header?.separator ?? separatorOf(below(head));
  const place = isPlace ? Number(column) - 1 : -1;
  const widest = Math.max(0, ...head.lines.map((line) => cellsOf(line, separator).length));
  if (place >= 0 && place < widest) {
    const shape = { separator, places: [place] };
    const named = header && first !== null ? cellsOf(first, separator).length : null;
    return { ok: true, shape, isHeader: header !== null, place: place + 1, suggested: null, named };
  }
  const columns = header && first !== null ? cellsOf(first, separator) : [];
  const nearest = similarNames(column, columns);
  return { ok: false, fault: { code: "unknown-list-column", column, columns, nearest } };
}

/** What most lines are parted by; `null`: they have one column. */
function separatorOf(lines: readonly string[]): string | null {
  // An empty last cell is none of a line's cells.
  const isParted = (line: string, separator: string) =>
    line.trimEnd().endsWith(separator) || cellsOf(line, separator).length > 1;
  const [best] = SEPARATORS.map((separator) => ({
    separator,
    count: lines.filter((line) => isParted(line, separator)).length,
  })).sort((a, b) => b.count - a.count);
  return best && best.count * 2 > lines.length ? best.separator : null;
}

/** The columns most cells of which are numbers, or hashes of them. */
function placesOfNumbers(
  lines: readonly string[],
  separator: string | null,
  { kind, home, isBlocking = false }: Pick<ListHead, "kind" | "home" | "isBlocking">,
): number[] {
  const rows = lines.map((line) => cellsOf(line, separator));
  const widest = Math.max(0, ...rows.map(({ length }) => length));
  const homes = home === null ? HOME_COUNTRIES : [home];
  const isNumber = (cell: string) =>
    (kind === "robinson" && hashedName(cell) !== null) ||
    homes.some(
      (each) =>
        readNumberCell(cell, { home: each }).ok ||
        (isBlocking && numbersInText(cell, { home: each, isSure: true }).numbers.length > 0),
    );
  return Array.from({ length: widest }, (_, place) => place).filter((place) => {
    const cells = rows.map((row) => row[place] ?? "").filter((cell) => cell !== "");
    return cells.filter(isNumber).length * 2 > cells.length;
  });
}

/** Whether most of a column's cells have a number's zero or plus, or are hashes: customers' numbers are neither. */
function isWrittenAsNumber(
  lines: readonly string[],
  separator: string | null,
  place: number,
): boolean {
  const cells = lines
    .map((line) => cellsOf(line, separator)[place] ?? "")
    .filter((cell) => cell !== "");
  const written = cells.filter(
    (cell) => /^[^\d+]*(?:\+|0)/.test(cell) || hashedName(cell) !== null,
  );
  return written.length * 2 > cells.length;
}

/** Without the list's first line, unless that is all of it. */
function below({ first, lines }: ListHead): readonly string[] {
  return lines[0] === first && lines.length > 1 ? lines.slice(1) : lines;
}
