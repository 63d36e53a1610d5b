import { type Token, tokenize, wordAt, wordSet } from "../tokens.ts";
import { weekdayNamed } from "./day-names.ts";

/** The weekdays, 0 for Sunday, on which a reply says that nobody is there: "Montags haben wir zu". */
export function weekdaysClosed(text: string): readonly number[] {
  if (!MAY_BE_CLOSED.test(text)) return [];
  const tokens = tokenize(text);
  const closed = tokens.flatMap(({ word }, at) => {
    const weekday = weekdayNamed(word);
    return weekday !== null && isClosedOn(tokens, at, at + 1) ? [weekday] : [];
  });
  return [...new Set(closed)];
}

/** Whether a day is named as one that a firm is closed on: "Montag ist Ruhetag", "dienstags ist bei uns zu". */
export function isClosedOn(tokens: readonly Token[], from: number, to: number): boolean {
  const before = wordsBefore(tokens, from);
  const behind = wordsBehind(tokens, to);
  const all = [...before, ...behind];
  if (all.some((word) => NONE.has(word))) return false;
  if (behind.some((word) => CLOSED.has(word))) return true;
  // "Ruhetag ist Montag", but "Montag ist Ruhetag Dienstag ginge".
  const named = before.findIndex((word) => CLOSED.has(word));
  if (named >= 0) return before.slice(0, named).every((word) => weekdayNamed(word) === null);
  return behind.at(-1) === "zu" && all.some((word) => IS_SHUT.has(word)) && !all.some(isHour);
}

const MAY_BE_CLOSED =
  /(?<!\p{L})(?:zu|dicht|geschlossen|ruhetage?|schlie(?:ß|ss)tage?|betriebsruhe)(?!\p{L})/iu;
const CLOSED = wordSet("ruhetag ruhetage schließtag schließtage betriebsruhe geschlossen dicht");
const IS_SHUT = wordSet(
  "ist is isch sind hab habe haben hat ham hamma hamm mach mache machen macht",
);
const NONE = wordSet("kein keinen keine nicht net ned nie wann");

/** "Um zwölf machen wir zu", "früh zu": until then somebody is there. */
function isHour(word: string): boolean {
  return HOUR.test(word);
}

const HOUR = /^(?:um|ab|bis|erst|frueh\p{L}*|spaet\p{L}*|uhr|\d+)$/u;

const ENDS = wordSet(", . ; ! ? aber sonst sondern lieber dafür dann ansonsten da");
const MOST_WORDS = 8;

function wordsBehind(tokens: readonly Token[], to: number): string[] {
  const words: string[] = [];
  for (let at = to; at < Math.min(tokens.length, to + MOST_WORDS); at++) {
    const word = wordAt(tokens, at);
    if (ENDS.has(word)) break;
    // "Ruhetag Dienstag ginge": what is said of the next day begins there.
    if (weekdayNamed(word) !== null && !JOINS.has(wordAt(tokens, at - 1))) break;
    words.push(word);
  }
  return words;
}

const JOINS = wordSet("und oder bis am");

function wordsBefore(tokens: readonly Token[], from: number): string[] {
  const words: string[] = [];
  for (let at = from - 1; at >= Math.max(0, from - MOST_WORDS); at--) {
    const word = wordAt(tokens, at);
    if (ENDS.has(word)) break;
    words.unshift(word);
  }
  return words;
}
