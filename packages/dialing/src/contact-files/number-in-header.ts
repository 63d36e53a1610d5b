import { type NumberCellOptions, readNumberCell } from "./read-number-cell.ts";

/** A run of digits with the signs that numbers are written with. */
const RUN = /[+(]*\d[\d\s()/.‐-―−-]*/g;
/** Days and months, as columns are named after them: `03.02.2025` reads as a number of Berlin. */
const DATE =
  /(?<![\d.])\d{1,2}\.\s?\d{1,2}\.(?:\s?(?:\d{4}|\d\d))?(?![\d.])|(?<!\d)\d{1,2}[./]\d{4}(?!\d)/g;
/** A number as it is written, whether it can be called or not. */
const WRITTEN = /^[+0(][\d\s()/.-]{6,}$/;

/**
 * A telephone number where column names should stand: the row is a contact then. `null`: none of the
 * cells has one. `isBesideWords`: in one cell with what is no part of it, such as a name.
 */
export function numberInHeader(
  cells: readonly string[],
  options: NumberCellOptions,
): { isBesideWords: boolean } | null {
  const isNumber = (text: string) => readNumberCell(text, options).ok;
  const filled = cells.map((cell) => cell.trim()).filter((cell) => /\d/.test(cell));
  const undated = filled.map((cell) => cell.replace(DATE, " ").trim());
  if (undated.some((cell) => WRITTEN.test(cell) || isNumber(cell))) return { isBesideWords: false };
  const isBeside = undated.some((cell) => cell.match(RUN)?.some((run) => isNumber(run.trim())));
  return isBeside ? { isBesideWords: true } : null;
}
