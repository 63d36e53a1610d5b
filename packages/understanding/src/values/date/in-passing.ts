import { partOfDay } from "../part-of-day.ts";
import { type Token, wordAt, wordSet } from "../tokens.ts";
import { isFromToday } from "./days-ahead.ts";

/**
 * Whether "heute", "gestern" or the like only says when something else is or was: "die Leitung rauscht
 * heute so", "mein Neffe hat gestern sein Seepferdchen gemacht". A day that is named for itself, with
 * words of wishing, or with somebody's being there, is meant.
 */
export function isInPassing(tokens: readonly Token[], from: number, to: number): boolean {
  if (to !== from + 1 || !isFromToday(wordAt(tokens, from))) return false;
  const { words, clause } = clauseAround(tokens, from);
  if (words.every((word) => BESIDE_A_DAY.has(word) || partOfDay(word) !== null)) return false;
  return !WISHES.test(clause) && !IS_THERE.test(clause) && !isHours(tokens, from, words);
}

/** The words that a day is said among, up to the next mark or "aber". */
function clauseAround(
  tokens: readonly Token[],
  at: number,
): { words: readonly string[]; clause: string } {
  const isEnd = (one: number) => {
    const token = tokens[one];
    return token === undefined || MARKS.has(token.word) || TURNS.has(token.word);
  };
  let from = at;
  while (!isEnd(from - 1)) from--;
  let to = at + 1;
  while (!isEnd(to)) to++;
  const all = tokens.slice(from, to).map(({ word }) => word);
  return { words: all.filter((_, index) => from + index !== at), clause: all.join(" ") };
}

/** "Heute um acht bei mir": an hour right beside it. */
function isHours(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  if (words.includes("uhr")) return true;
  return [at + 1, at + 2].some((one) => HOUR_LEADS.has(wordAt(tokens, one)));
}

const MARKS = wordSet(". ! ? ; ,");
const TURNS = wordSet("aber sondern");
const HOUR_LEADS = wordSet("um gegen ab nach vor");

/** Said of a day, and of nothing else. */
const BESIDE_A_DAY = wordSet(
  "am an um so gegen ab nach vor erst frühestens ungefähr etwa circa ca dann da also und oder in im der den uhr",
  "früh morgens spät halt eben ja ne nein nee äh ähm hm gleich noch schon vielleicht eventuell sogar direkt jetzt",
  "no noh nu doch mal bitte danke genau richtig okay ok klar gut bei uns mir ihnen das wenn heute morgen übermorgen na ach",
  "wäre wär ist nicht net wie zum beispiel von aus mich uns",
);

const WISHES = new RegExp(
  [
    /(?:an|zurueck|vorbei)?(?:zu)?(?:ruf|meld|schau|probier|versuch)\p{L}*/u,
    /(?:an|zurueck|vorbei)(?:ge|zu)?(?:ruf|komm|schau)\p{L}*/u,
    /pass\p{L}*|bass\p{L}*|ging\p{L}*|gaeng\p{L}*|klapp\p{L}*|gern\p{L}*|lieb(?:er|sten?)|best\p{L}*|besser|recht|moeglich/u,
    /geht\p{L}*(?! (?:es )?mir(?! (?:gut )?(?:aus|rein)))/u,
    /moecht\p{L}*|will|wollen|wuerd\p{L}*|haett\p{L}*|koennt\p{L}*|waer\p{L}*/u,
    /(?:kann|koennen|koenn) (?:ich|wir|sie|se|er|es|jemand|mein|meine|i|mir)/u,
    /komm(?:en|t)? (?:sie|se|er|ihr|wir|jemand)|treff\p{L}*|termin\p{L}*|zeit|luft|frei\p{L}*/u,
    /sag(?:en|e|n|ng)? (?:wir|ma|mer|mir)|nehm\p{L}*|machen (?:wir|sie|se|mer)|bitte/u,
  ]
    .map(({ source }) => `(?<!\\p{L})(?:${source})(?!\\p{L})`)
    .join("|"),
  "u",
);

/** "Heute bin ich daheim". */
const IS_THERE =
  /(?<!\p{L})(?:ich|i|wir|mir|isch)(?!\p{L}).*(?<!\p{L})(?:da|do|dahoam|daheim|zuhause|hause|haus|hier|erreichbar|verfuegbar)(?!\p{L})/u;
