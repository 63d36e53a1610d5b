import type { Word } from "./words.ts";

/** A clause, or a part of one, as it is written and as words. */
export interface Clause {
  written: readonly string[];
  words: readonly Word[];
  /** 1 for a clause that stands on its own; less for a piece cut out of a long one. */
  wholeness: number;
}

const FEWEST_WORDS = 2;
const MOST_WORDS = 10;
const MOST_CUT_OUT = 6;
const CUT_OUT = 0.05;
const NOT_WHOLE = 0.3;

const BETWEEN = /[.,;:!?…–—()"„“]+|\s-\s/u;
const SPELLING = /[\p{L}\p{N}]+/gu;

/** The clauses of a reply without what merely leads up to them; of long ones also their pieces. */
export function clausesOf(
  text: string,
  spelling: (word: string) => string,
  wordOf: (word: string) => Word,
): Clause[] {
  return text.split(BETWEEN).flatMap((sentence) => {
    const spellings = (sentence.match(SPELLING) ?? []).map(spelling);
    return apart(spellings).flatMap((clause) => {
      const written = bare(clause).filter((word) => !NOISE.test(word));
      return pieces(
        written,
        written.map((word) => wordOf(word)),
      );
    });
  });
}

const NOISE =
  /^(?:äh+m*|öh+m*|e+hm*|h+m+|mhm+|tja|naja|halt|eben|irgendwie|sozusagen|quasi|eigentlich|also|ja|mal|doch|denn|ach)$/iu;
const COORDINATING = /^(?:und|aber|oder|sondern|dann|also|trotzdem|deshalb|deswegen)$/iu;
const SUBORDINATING = /^(?:weil|dass|wenn|damit|obwohl|bevor|solange|bis|ob|falls|sobald)$/iu;

const WITH_IT = /^damit$/iu;
const SUBJECT = /^(?:ich|du|er|sie|es|wir|ihr|man|der|die|das|mein|meine|unser|unsere)$/iu;

/** "(Das Einzige), was ich habe". */
const RELATIVE = /^(?:was|wer|wie|wo|der|die|das) (?:ich|wir|er|sie|man|es)$/iu;

/** Recognisers leave commas out: a conjunction parts clauses as well. */
function apart(words: readonly string[]): string[][] {
  const clauses: string[][] = [[]];
  words.forEach((word, place) => {
    // "Ich bin damit hereingefallen" is one clause, "damit ich nicht hereinfalle" is one of its own.
    const isWithIt = WITH_IT.test(word) && !SUBJECT.test(words[place + 1] ?? "");
    if (COORDINATING.test(word)) clauses.push([]);
    else if (SUBORDINATING.test(word) && !isWithIt) clauses.push([word]);
    else clauses.at(-1)?.push(word);
  });
  return clauses;
}

const OPENERS =
  /^(?:ja|nein|nee|nö|na|nun|ach|oh|gut|ok|okay|doch|eigentlich|halt|wissen|sie|genau|leider|ehrlich|gesagt|ehrlicherweise|moment|stopp|hallo|danke|bitte|sorry|entschuldigung|hören|schauen|gucken|schön|mei|tut|mir|leid|grundsätzlich)$/iu;
const CLOSERS =
  /^(?:ja|nein|ne|nee|gell|gelle|halt|eben|mal|wissen|sie|hm|bitte|danke|denn|so|schon|da|hier|eh|jetzt|überhaupt|eigentlich|wohl)$/iu;
const ARTICLES =
  /^(?:der|die|das|den|dem|des|ein|eine|einen|mein|meine|meinen|unser|unsere|unseren|ihr|ihre|nen|ne)$/iu;
/** "Sie rufen an": here it is the one who does something. */
const ADDRESS = /^sie$/iu;

function bare(clause: readonly string[]): string[] {
  const words = [...clause];
  while (words.length > FEWEST_WORDS && OPENERS.test(words[0] ?? "")) {
    if (ADDRESS.test(words[0] ?? "") && words.length > FEWEST_WORDS + 1) break;
    words.shift();
  }
  while (words.length > FEWEST_WORDS && CLOSERS.test(words.at(-1) ?? "")) words.pop();
  const isNoun = /^\p{Lu}/u.test(words[1] ?? "");
  if (words.length > FEWEST_WORDS && isNoun && ARTICLES.test(words[0] ?? "")) words.shift();
  return words;
}

function pieces(written: readonly string[], words: readonly Word[]): Clause[] {
  if (!words.some(({ isLittle }) => !isLittle)) return [];
  const isSubordinate =
    SUBORDINATING.test(written[0] ?? "") || RELATIVE.test(written.slice(0, 2).join(" "));
  const isOpen = ARTICLES.test(written.at(-1) ?? "");
  const wholeness = isSubordinate || isOpen ? NOT_WHOLE : 1;
  if (words.length <= MOST_WORDS) return [{ written, words, wholeness }];
  const found: Clause[] = [];
  const cutOut = (from: number, to: number) =>
    found.push({
      written: written.slice(from, to),
      words: words.slice(from, to),
      wholeness: CUT_OUT,
    });
  for (let length = FEWEST_WORDS; length <= MOST_CUT_OUT; length += 1) {
    if (isTelling(words[length - 1])) cutOut(0, length);
    if (isTelling(words.at(-length))) cutOut(words.length - length, words.length);
  }
  return found;
}

function isTelling(word: Word | undefined): boolean {
  return word?.isLittle === false;
}
