import { praisesWhoever } from "./faint-praise.ts";
import { normalize } from "./normalize.ts";
import type { ExpectedCondition } from "./reading.ts";

/** An example that its author wrote down, and the condition it was written for. */
export interface AuthorsExample {
  condition: ExpectedCondition;
  example: string;
  /** Whether the reply has these very words. */
  isExact: boolean;
}

/** The one condition whose author wrote down what was said, word for word or all but so; else `null`. */
export function authorsExample(
  conditions: readonly ExpectedCondition[],
  text: string,
): AuthorsExample | null {
  const written = writtenOf(conditions);
  if (written.length === 0 || text === "") return null;
  const same = written.filter((one) => one.text === text);
  if (same.length > 0) return onlyOne(same, true);
  const words = wordsOf(text);
  const near = written.filter((one) => isNearly(words, one.words));
  if (near.length > 0) return onlyOne(near, false);
  const misheard = written.filter((one) => isMisheard(words, one.words));
  if (misheard.length > 0) return onlyOne(misheard, false);
  // "Das macht der super" praises as "der macht das gut" does.
  if (!praisesWhoever(text) || words.size > MOST_WORDS_OF_PRAISE) return null;
  return onlyOne(
    written.filter((one) => one.words.size <= MOST_WORDS_OF_PRAISE && praisesWhoever(one.text)),
    false,
  );
}

interface Written {
  condition: ExpectedCondition;
  example: string;
  text: string;
  words: ReadonlySet<string>;
}

const known = new WeakMap<readonly ExpectedCondition[], readonly Written[]>();

/** A tree hands in the same list at every turn. */
function writtenOf(conditions: readonly ExpectedCondition[]): readonly Written[] {
  const before = known.get(conditions);
  if (before !== undefined) return before;
  const made = conditions.flatMap((condition) =>
    condition.examples.map((example): Written => {
      const { text } = normalize(example);
      return { condition, example, text, words: wordsOf(text) };
    }),
  );
  known.set(conditions, made);
  return made;
}

/** Words that were given for several tell none of them. */
function onlyOne(found: readonly Written[], isExact: boolean): AuthorsExample | null {
  const [first, ...others] = found;
  if (!first || others.some(({ condition: { key } }) => key !== first.condition.key)) return null;
  return { condition: first.condition, example: first.example, isExact };
}

/** What is only put before or between: "ja, ehrlich gesagt haben wir …". */
const EMPTY =
  /\b(?:um ehrlich zu sein|ehrlich gesagt|offen gesagt|muss ich sagen|wissen sie|sagen wir mal|wuerde ich sagen|ja|jo|leider|natuerlich|doch)\b/gu;

/** Said for one another, whatever else is said. */
const SAME = /\b(?:hoert|hoerte) sich ((?:\w+ ){1,3})an\b/gu;

function wordsOf(text: string): ReadonlySet<string> {
  const rest = text.replace(SAME, "klingt $1").replace(EMPTY, " ").trim();
  return new Set(rest === "" ? [] : rest.split(/ +/u));
}

/** With more words than that somebody says something besides. */
const MOST_WORDS_OF_PRAISE = 7;

/** Fewer words are in too much. */
const FEWEST = 3;
/** Of so many one may be another. */
const FEWEST_BUT_ONE = 5;

/** These turn what is said round, limit it, or tell when it was. */
const TURNS =
  /^(?:nein|nicht\w*|nie\w*|kein\w*|ohne|weder|wenn|falls|ob|aber|nur|bloss|wer|was|wie|wo|wann|warum|wieso|woher|mal|frueher|einmal|noch|erst|bald|wieder|mehr|war|waren|hatte|hatten|sie)$/u;

/** Whether two say the same in the words they have, in whatever order, but for one that turns nothing. */
function isNearly(said: ReadonlySet<string>, written: ReadonlySet<string>): boolean {
  const fewest = Math.min(said.size, written.size);
  if (fewest < FEWEST) return false;
  const [other, ...others] = said.symmetricDifference(written);
  if (other === undefined) return true;
  return others.length === 0 && fewest >= FEWEST_BUT_ONE && !TURNS.test(other);
}

/** Shorter words are others, but for a letter. */
const SHORTEST_MISHEARD = 5;

/** Whether all words are the same but one, which a recogniser may have taken for the other: "der machts das gut". */
function isMisheard(said: ReadonlySet<string>, written: ReadonlySet<string>): boolean {
  if (said.size !== written.size || said.size < FEWEST) return false;
  const [heard, ...more] = said.difference(written);
  const [meant] = written.difference(said);
  if (heard === undefined || meant === undefined || more.length > 0) return false;
  if (TURNS.test(heard) || TURNS.test(meant)) return false;
  return isButALetter(heard, meant);
}

/** Whether two words that begin alike are the same but for one letter, more, less or another. */
function isButALetter(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (shorter.length < SHORTEST_MISHEARD || longer.length - shorter.length > 1) return false;
  let same = 0;
  while (same < shorter.length && shorter[same] === longer[same]) same++;
  if (same < BEGINS_ALIKE) return false;
  const rest = shorter.slice(same + (longer.length === shorter.length ? 1 : 0));
  return rest === longer.slice(same + 1);
}

const BEGINS_ALIKE = 3;
