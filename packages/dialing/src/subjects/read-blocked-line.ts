import type { HomeCountry } from "../numbers/home-countries.ts";
import type { PhoneNumberRefusal } from "../numbers/refusals.ts";
import { hashedName } from "./listed-names.ts";
import { numbersInText } from "./numbers-in-text.ts";
import {
  cellsOf,
  type ListedNumber,
  type ListKind,
  type ListLine,
  type ListShape,
  listed,
} from "./read-list-line.ts";

/** Of a list without names all numbers of one person may stand in one line: so many characters of them. */
const LONGEST_LINE = 1_000;

/**
 * Reads a line of a list that blocks: every number that it may mean, whatever else stands there, for
 * one too many does no harm. In the columns with the numbers all of them; where the first line does not
 * say which those are, or the line has more cells than it, in the others what is written with its zero or plus.
 * @param named as `findListShape` tells it
 */
export function readBlockedLine(
  line: string,
  {
    kind,
    home,
    shape,
    named,
  }: { kind: ListKind; home: HomeCountry; shape: ListShape; named: number | null },
): ListLine {
  if (line.length > LONGEST_LINE) return { ok: false, why: "too-long" };
  const cells = cellsOf(line, shape.separator);
  const isWhole = named === null || cells.findLastIndex((cell) => cell !== "") >= named;
  const numbers: ListedNumber[] = [];
  let missed: PhoneNumberRefusal | null = null;
  for (const [place, cell] of cells.entries()) {
    const isPlace = shape.places.includes(place);
    if (cell === "" || (!isPlace && !isWhole)) continue;
    const hashed = kind === "robinson" ? hashedName(cell) : null;
    if (hashed !== null) {
      numbers.push({ number: null, name: hashed });
      continue;
    }
    const found = numbersInText(cell, { home, isSure: !isPlace });
    for (const number of found.numbers) numbers.push(listed(number, kind));
    if (!isPlace) continue;
    missed ??= found.missed ?? (found.numbers.length === 0 ? whyNone(cell) : null);
  }
  if (numbers.length === 0) return { ok: false, why: missed ?? "blank" };
  // Of a list without names the place is a guess: a name may stand there, too.
  return { ok: true, numbers, missed: named === null && missed === "letters" ? null : missed };
}

/** Of a cell in which nothing is as long as a number. */
function whyNone(cell: string): PhoneNumberRefusal {
  if (/\p{L}/u.test(cell)) return "letters";
  return /\d/.test(cell) ? "too-short" : "not-a-number";
}
