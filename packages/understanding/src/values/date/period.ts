import { wordAt, wordTable } from "../tokens.ts";
import { type Day, dayOf, endOfMonth, partsOfDay, weekdayOf } from "./calendar.ts";
import { monthAfter } from "./calendar-date.ts";
import {
  aheadOf,
  type Found,
  mondayOf,
  NEXT,
  nearest,
  type Reader,
  WEEK,
  weekAt,
} from "./date-reader.ts";
import { MONTHS } from "./day-names.ts";

const EDGES: ReadonlyMap<string, "start" | "middle" | "end"> = wordTable([
  ["start", "anfang anfangs"],
  ["middle", "mitte"],
  ["end", "ende"],
]);

const WHOLE = new Set(["wochenende", "monatsende", "ultimo", "jahresende"]);

/** Whether a period may begin with a word. */
export function mayBeginPeriod(word: string): boolean {
  // "der kommenden Woche", "in dieser Woche".
  const isBeforeWeek = word === "der" || word === "in" || aheadOf(word) !== null;
  return WHOLE.has(word) || EDGES.has(word) || isBeforeWeek;
}

/** "Ende des Monats", "Anfang Mai", "Mitte nächster Woche", "am Wochenende", "nächste Woche". */
export function periodAt(reader: Reader, at: number): Found | null {
  const { tokens, today } = reader;
  if (today === null) return null;
  const word = wordAt(tokens, at);
  if (word === "wochenende") {
    const isNext = NEXT.has(wordAt(tokens, at - 1)) && weekdayOf(today) >= 6;
    const saturday = mondayOf(today) + 5;
    const day = saturday < today || isNext || weekdayOf(today) === 6 ? saturday + 7 : saturday;
    return { day, from: at, to: at + 1, confidence: 0.6 };
  }
  if (word === "monatsende" || word === "ultimo") {
    const { year, month } = partsOfDay(today);
    return { day: endOfMonth(year, month), from: at, to: at + 1, confidence: 0.8 };
  }
  if (word === "jahresende")
    return { day: dayOf(partsOfDay(today).year, 12, 31), from: at, to: at + 1, confidence: 0.75 };
  const edge = EDGES.get(word);
  if (edge) {
    const period =
      monthEdge(reader, at, edge) ?? weekEdge(reader, at, edge) ?? yearEdge(reader, at, edge);
    return period;
  }
  const week = weekAt(reader, at);
  const isWhole = week && week.monday > today && wordAt(tokens, at) !== "der";
  if (!week || !isWhole) return null;
  return { day: week.monday, from: at, to: week.to, confidence: 0.6, week: week.monday };
}

export const EDGE_CONFIDENCE = 0.65;

function monthEdge(reader: Reader, at: number, edge: "start" | "middle" | "end"): Found | null {
  const { tokens, today } = reader;
  if (today === null) return null;
  const { year, month } = partsOfDay(today);
  const named = MONTHS.get(wordAt(tokens, at + 1));
  if (named !== undefined) {
    const day = nearest(reader, (inYear) => monthDay(inYear, named, edge));
    return day === null ? null : { day, from: at, to: at + 2, confidence: EDGE_CONFIDENCE };
  }
  const of = wordAt(tokens, at + 1) === "des" || wordAt(tokens, at + 1) === "vom" ? at + 2 : at + 1;
  const isPlain = ["monats", "monat"].includes(wordAt(tokens, of));
  const which = monthAfter(reader, of) ?? (isPlain ? { ahead: 0, to: of + 1 } : null);
  if (!which) return null;
  let day = monthDay(year, month + which.ahead, edge);
  if (day < today) day = monthDay(year, month + which.ahead + 1, edge);
  const confidence = edge === "end" ? 0.8 : EDGE_CONFIDENCE;
  return { day, from: at, to: which.to, confidence };
}

function monthDay(year: number, month: number, edge: "start" | "middle" | "end"): Day {
  return edge === "end" ? endOfMonth(year, month) : dayOf(year, month, edge === "start" ? 1 : 15);
}

function weekEdge(reader: Reader, at: number, edge: "start" | "middle" | "end"): Found | null {
  const { tokens, today } = reader;
  if (today === null) return null;
  const of = wordAt(tokens, at + 1) === "der" ? at + 2 : at + 1;
  const isPlain = WEEK.has(wordAt(tokens, of));
  const week = weekAt(reader, of) ?? (isPlain ? { monday: mondayOf(today), to: of + 1 } : null);
  if (!week) return null;
  const day = week.monday + (edge === "start" ? 0 : edge === "middle" ? 2 : 4);
  const ahead = day < today ? 7 : 0;
  return {
    day: day + ahead,
    from: at,
    to: week.to,
    confidence: EDGE_CONFIDENCE,
    week: week.monday,
  };
}

function yearEdge(
  { tokens, today }: Reader,
  at: number,
  edge: "start" | "middle" | "end",
): Found | null {
  if (today === null) return null;
  const of = wordAt(tokens, at + 1) === "des" ? at + 2 : at + 1;
  const which = wordAt(tokens, of);
  const isPlain = which === "jahres" || which === "jahr";
  if (!isPlain && !["jahr", "jahres"].includes(wordAt(tokens, of + 1))) return null;
  const { year } = partsOfDay(today);
  const inYear = NEXT.has(which) ? year + 1 : year;
  const day = edge === "end" ? dayOf(inYear, 12, 31) : dayOf(inYear, edge === "start" ? 1 : 7, 1);
  const to = isPlain ? of + 1 : of + 2;
  return day < today ? null : { day, from: at, to, confidence: 0.7 };
}
