import { BEHIND_COUNT, standsAlone } from "./number.ts";
import type { Numeral } from "./numerals.ts";
import type { Speech } from "./speech.ts";
import { type Token, wordAt, wordSet } from "./tokens.ts";

/** A number without a noun of its own, and where it ends. */
export interface BareCount {
  value: number;
  from: number;
  to: number;
}

/**
 * "Dann nehm ich zwei davon", "drei Stück": so many of the thing that is spoken of. `null` where none is
 * said, several are, or the number may be one of anything else: an hour, a price, "eins noch".
 */
export function bareCountIn(speech: Speech): BareCount | null {
  const { tokens, numerals } = speech;
  const found = [...numerals.values()].filter((numeral) => isCount(speech, numeral));
  const [first] = found;
  if (!first || found.some(({ value }) => value !== first.value)) return null;
  const isPiece = PIECES.has(wordAt(tokens, first.to));
  return { value: first.value, from: first.from, to: isPiece ? first.to + 1 : first.to };
}

const MOST = 999;

/** Of more than these it is told what they are; what is not is an age or a year. */
const MOST_UNNAMED = 20;

function isCount({ tokens, numerals }: Speech, numeral: Numeral): boolean {
  const { value, from, to, isArticle, decimals } = numeral;
  if (!Number.isInteger(value) || decimals > 0 || value < 1 || value > MOST) return false;
  const isOfUs =
    WE.has(wordAt(tokens, from - 1)) &&
    ![from - 2, from - 3].some((at) => TAKING.test(wordAt(tokens, at)));
  if (isOfUs || NO_COUNT_BEFORE.has(wordAt(tokens, from - 1)) || isOwned(tokens, from))
    return false;
  if (numerals.has(to) || ELSE_BEHIND.has(wordAt(tokens, to))) return false;
  if (isDenied(tokens, from)) return false;
  if (PIECES.has(wordAt(tokens, to))) return true;
  if (value > MOST_UNNAMED) return false;
  const next = tokens[to];
  const isBare = isArticle
    ? standsAlone(tokens, from)
    : next === undefined || next.kind === "mark" || BEHIND_COUNT.has(next.word);
  if (!isBare) return false;
  return isTaken(tokens, from, to) || isAllThatIsSaid(tokens, from, to);
}

const PIECES = wordSet("stück stücke stücker stückl exemplare exemplar davon dafür");
const NO_COUNT_BEFORE = wordSet(
  "um gegen ab bis halb nach vor viertel dreiviertel punkt schlag am zu zum für mit nummer bin bist ist wird werde werd hausnummer",
  "uns euch die beide alle noch so komma plus minus über unter oder seit in von auf zwischen",
);
/** "Wir zwei", but "machen wir zwei". */
const WE = wordSet("wir mir ma");
const ELSE_BEHIND = wordSet("noch uhr euro mal oder bis komma nach vor weniger mehr zu");

/** "Ich hab zwei", "wir haben drei": of what is there already. */
function isOwned(tokens: readonly Token[], at: number): boolean {
  const before = [wordAt(tokens, at - 1), wordAt(tokens, at - 2), wordAt(tokens, at - 3)];
  const isGladly = tokens.slice(at).some(({ word }) => GLADLY.has(word));
  return before.some((word) => OWN.has(word)) && !isGladly;
}

const OWN = wordSet("hab habe haben hob hatte hatten hamma");
const GLADLY = wordSet("gern gerne genommen bestellt gesagt");

function isDenied(tokens: readonly Token[], at: number): boolean {
  return [at - 1, at - 2].some((before) => DENIES.has(wordAt(tokens, before)));
}

const DENIES = wordSet("nicht kein keine keinen nix nichts net ned");

/** Words on both sides of a number within which it is said that so many are taken. */
const MOST_BETWEEN = 7;

function isTaken(tokens: readonly Token[], from: number, to: number): boolean {
  const near = [
    ...tokens.slice(Math.max(0, from - MOST_BETWEEN), from),
    ...tokens.slice(to, to + MOST_BETWEEN),
  ];
  return near.some(({ word }) => TAKING.test(word));
}

/** To take, order, have sent, wish for, be enough. */
const TAKING =
  /^(?:(?:ab|mit)?n[ei]hm\p{L}*|nimm|bestell\p{L}*|(?:zu)?schick\p{L}*|send\p{L}*|kauf\p{L}*|brauch\p{L}*|braeucht\p{L}*|hol\p{L}*|liefer\p{L}*|notier\p{L}*|reservier\p{L}*|moecht\p{L}*|will|wuensch\p{L}*|gebt?|geben|bringen?|reich(?:t|en)|langt|genueg(?:t|en)|packen?|probier\p{L}*|haett\p{L}*|sag|sage|saach|sagen|machen|eintragen|einpacken)$/u;

/** "Ja gern, zwei bitte". */
function isAllThatIsSaid(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.every(
    ({ kind, word }, at) => kind === "mark" || (at >= from && at < to) || FILLS.has(word),
  );
}

const FILLS = wordSet(
  "ja jo joa jawohl gern gerne bitte danke okay ok gut na also dann mhm hm äh ähm klar freilich genau einfach",
  "erstmal mal halt eben nur bloß sicher natürlich schön prima super doch",
);
