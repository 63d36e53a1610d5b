import { partOfDay } from "../part-of-day.ts";
import { type Token, wordAt, wordSet } from "../tokens.ts";
import { isFromToday, liesAfterToday } from "./days-ahead.ts";
import type { DaysAsked } from "./days-asked.ts";
import { isTelling } from "./telling.ts";

/**
 * How sure it is, at most, that "heute", "morgen" or the like is a day that is meant, and does not only
 * say when something else is: "die Leitung rauscht heute so". Where a day to come was asked for, only
 * evidence rules it out; where none was asked for, words of wishing have to speak for it.
 */
export function sureIsMeant(
  tokens: readonly Token[],
  from: number,
  to: number,
  asked: DaysAsked,
): number {
  if (to !== from + 1 || !isFromToday(wordAt(tokens, from))) return 1;
  if (asked !== "ahead" && asked !== "now" && asked !== "") return 1;
  const { words, clause } = clauseAround(tokens, from);
  const isLater = liesAfterToday(wordAt(tokens, from));
  if (asked === "now" && !isLater && isOfNow(words, clause)) return OUT;
  if (words.every((word) => BESIDE_A_DAY.has(word) || partOfDay(word) !== null)) return 1;
  if (isHours(tokens, from, words) || WISHES.test(clause) || IS_THERE.test(clause)) return 1;
  if (asked !== "ahead") return OUT;
  if (UP_TO.has(wordAt(tokens, from - 1)) || wordAt(tokens, from) === HALT) return OUT;
  if (isTelling(words, clause, isLater) || (!isLater && ONCE.test(textOf(tokens)))) return OUT;
  return isLater && words.length < MOST_WORDS ? 1 : READ_BACK;
}

/** "Heute habe ich frei" says of this moment that it suits; "heute Abend", "gleich heute" name another one. */
function isOfNow(words: readonly string[], clause: string): boolean {
  const isElse = words.some((word) => AT_ANOTHER.has(word) || partOfDay(word) !== null);
  return !isElse && SUITS_NOW.test(clause) && !ARRANGES.test(clause);
}

const AT_ANOTHER = wordSet(
  "uhr um gegen ab nach vor noch gleich lieber besser bitte wäre hätte würde",
);
const SUITS_NOW =
  /(?<!\p{L})(?:frei\p{L}*|zeit|luft|pass\p{L}*|geht|gehts|klappt|da|daheim|zuhause|hause|schon)(?!\p{L})/u;

/** "Ich klär das bis morgen", "weder heute noch …". */
const UP_TO = wordSet("bis seit weder als");
/** Bavarian for "heute", and for "halt". */
const HALT = "hoid";
/** With more of them beside it somebody says more than that a day suits. */
const MOST_WORDS = 5;

const OUT = 0.3;
/** Above what is no value at all, and below what is kept without asking. */
const READ_BACK = 0.65;

/** "Früher hat man das bezahlen können, aber heute …": these days. */
const ONCE =
  /(?<!\p{L})(?:frueher|damals) (?:hat|haben|war|waren|gab|konnte|ist|sind|musste|wurde|ging)(?!\p{L})/u;

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(" ");
}

/** The words that a day is said among, up to the next mark or "aber". */
function clauseAround(
  tokens: readonly Token[],
  at: number,
): { words: readonly string[]; clause: string } {
  const isEnd = (one: number) => {
    const token = tokens[one];
    if (token === undefined || MARKS.has(token.word)) return true;
    // "Heute ist aber auch ein Wetter" turns to nothing else.
    return TURNS.has(token.word) && !GOES_ON.has(wordAt(tokens, one + 1));
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
const GOES_ON = wordSet("auch wirklich mal");
const HOUR_LEADS = wordSet("um gegen ab nach vor");

/** Said of a day, and of nothing else. */
const BESIDE_A_DAY = wordSet(
  "am an um so gegen ab nach vor erst frühestens ungefähr etwa circa ca dann da also und oder in im der den uhr",
  "früh morgens spät halt eben ja ne nein nee äh ähm hm gleich noch schon vielleicht eventuell sogar direkt jetzt",
  "no noh nu doch mal bitte danke genau richtig okay ok klar gut bei uns mir ihnen das wenn heute morgen übermorgen na ach",
  "wäre wär ist nicht net wie zum beispiel von aus mich uns",
  "auch nur eigentlich meinetwegen perfekt prima super ideal wunderbar toll fein ordnung optimal reicht langt ehesten",
);

const CALLS_OR_COMES = [
  /(?:an|zurueck|vorbei)?(?:zu)?(?:ruf|meld|schau|probier|versuch)\p{L}*/u,
  /(?:an|zurueck|vorbei)(?:ge|zu)?(?:ruf|komm|schau)\p{L}*/u,
  /komm(?:en|t)? (?:sie|se|er|ihr|wir|jemand)|treff\p{L}*|termin\p{L}*/u,
];

const ARRANGES = anyOf(CALLS_OR_COMES);

const WISHES = anyOf([
  ...CALLS_OR_COMES,
  /pass\p{L}*|bass\p{L}*|ging\p{L}*|gaeng\p{L}*|klapp\p{L}*|gern\p{L}*|lieb(?:er|sten?)|best\p{L}*|besser|recht|moeglich/u,
  /geht\p{L}*(?! (?:es )?mir(?! (?:gut )?(?:aus|rein)))/u,
  /moecht\p{L}*|will|wollen|wuerd\p{L}*|haett\p{L}*|koennt\p{L}*|waer\p{L}*/u,
  /(?:kann|koennen|koenn) (?:ich|wir|sie|se|er|es|jemand|mein|meine|i|mir)/u,
  /zeit|luft|frei\p{L}*/u,
  /sag(?:en|e|n|ng)? (?:wir|ma|mer|mir)|nehm\p{L}*|machen (?:wir|sie|se|mer)|bitte/u,
]);

function anyOf(patterns: readonly RegExp[]): RegExp {
  const all = patterns.map(({ source }) => `(?<!\\p{L})(?:${source})(?!\\p{L})`);
  return new RegExp(all.join("|"), "u");
}

/** "Heute bin ich daheim", "heute Nachmittag ist meine Frau da". */
const IS_THERE =
  /(?<!\p{L})(?:ich|i|wir|mir|isch|jemand|mein\p{L}*|unser\p{L}*)(?!\p{L}).*(?<!\p{L})(?:da|do|dahoam|daheim|zuhause|hause|haus|hier|erreichbar|verfuegbar)(?!\p{L})/u;
