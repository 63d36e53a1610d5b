import { ordinalOf } from "../number-words.ts";
import { wordAt, wordSet } from "../tokens.ts";
import { dayOf } from "./calendar.ts";
import { type Found, nearest, type Reader } from "./date-reader.ts";
import { feastNamed, fourthAdvent } from "./day-names.ts";
import { EDGE_CONFIDENCE } from "./period.ts";
import { yearAt } from "./year.ts";

/** Whether the name of a feast may begin with a word. */
export function mayBeginFeast(word: string): boolean {
  return (
    feastNamed(word) !== null || word.startsWith("weihnacht") || word === "tag" || ADVENT.has(word)
  );
}

const ADVENT = wordSet("advent adventssonntag adventsonntag");

/** "erster", "2." */
function ordinalBefore(tokens: Reader["tokens"], at: number): number | null {
  const isPointed = wordAt(tokens, at - 1) === ".";
  return ordinalOf(wordAt(tokens, at - 1)) ?? (isPointed ? Number(wordAt(tokens, at - 2)) : null);
}

/** "Heiligabend", "zweiter Weihnachtstag", "Ostermontag", "Tag der Arbeit". */
export function feastAt(reader: Reader, at: number): Found | null {
  const { tokens } = reader;
  const word = wordAt(tokens, at);
  if (wordAt(tokens, at - 1) === "nach" || wordAt(tokens, at - 1) === "vor") return null;
  let to = at + 1;
  let confidence = 0.9;
  let dayIn = feastNamed(word);
  // "Mariä Himmelfahrt" is another feast than the Ascension.
  if (word === "himmelfahrt" && wordAt(tokens, at - 1).startsWith("maria")) {
    dayIn = (year) => dayOf(year, 8, 15);
  }
  if (word.startsWith("weihnacht")) {
    const ordinal = ordinalBefore(tokens, at);
    const isDay = ordinal === 1 || ordinal === 2;
    if (!isDay && !["weihnachten", "weihnachtstag"].includes(word)) return null;
    confidence = isDay ? 0.92 : EDGE_CONFIDENCE;
    dayIn = (year) => dayOf(year, 12, isDay ? 24 + ordinal : word === "weihnachten" ? 24 : 25);
  } else if (ADVENT.has(word)) {
    const nth = ordinalBefore(tokens, at);
    if (nth === null || nth < 1 || nth > 4) return null;
    dayIn = (year) => fourthAdvent(year) - 7 * (4 - nth);
  } else if (word === "tag" && wordAt(tokens, at + 1) === "der") {
    if (wordAt(tokens, at + 2) === "arbeit") dayIn = (year) => dayOf(year, 5, 1);
    else if (wordAt(tokens, at + 3) === "einheit") dayIn = (year) => dayOf(year, 10, 3);
    to = at + (wordAt(tokens, at + 2) === "arbeit" ? 3 : 4);
  }
  if (!dayIn) return null;
  const year = yearAt(reader, to);
  const day = year ? dayIn(year.value) : nearest(reader, dayIn);
  return day === null ? null : { day, from: at, to: year?.to ?? to, confidence };
}
