import type { Matching } from "../matching/matcher.ts";
import { normalize } from "../normalize.ts";
import type { ExpectedEntry } from "../reading.ts";
import { type Asking, askingIn } from "./asking.ts";

/** What somebody only says of himself, as an author wrote it down for an entry: "Ich habe Angst." */
export interface Statement {
  entry: ExpectedEntry;
  wording: string;
  words: readonly StatedWord[];
  isDenied: boolean;
}

interface StatedWord {
  stem: string;
  concepts: readonly number[];
  weight: number;
}

/** Fewer words than these have to be said all. */
const FEWEST_IN_PART = 3;
/** How much of a statement has to be said, by what its words tell. */
const MOST_OF_IT = 0.65;

/** What of an entry is no question. */
export function statementsOf(matching: Matching, entry: ExpectedEntry): Statement[] {
  return entry.questions.flatMap((wording) => {
    if (!SAYS_OF_HIMSELF.test(wording) || askingIn(wording).length > 0) return [];
    const { text } = normalize(wording);
    const words = wordsOf(matching, text);
    return words.length === 0 ? [] : [{ entry, wording, words, isDenied: DENIES.test(text) }];
  });
}

/** "Kosten der Anfahrt" is a heading. */
const SAYS_OF_HIMSELF =
  /^\s*(?:ich|wir|er|sie|es|das|mir|mich|uns|bei uns|(?:mein|unser)\p{L}*)\s[^?]+$/iu;

/** The statement that a part of the reply makes, and that part. */
export function statedIn(
  matching: Matching,
  statements: readonly Statement[],
  raw: string,
): { statement: Statement; asking: Asking } | null {
  if (statements.length === 0) return null;
  const whole = raw.slice(0, LONGEST);
  const parts = whole.split(PARTS);
  // "Nüsse vertrage ich aber leider keine" is one thought all the same.
  for (const [at, part] of [...parts, whole].entries()) {
    const { text } = normalize(part);
    if (text === "" || askingIn(part).length > 0) continue;
    const words = wordsOf(matching, text);
    const isDenied = DENIES.test(text);
    const statement = statements.find((one) => one.isDenied === isDenied && isSaidBy(one, words));
    if (statement === undefined) continue;
    const besides = part === whole ? "" : parts.filter((_, place) => place !== at).join(" ");
    const said = part.trim();
    return {
      statement,
      asking: {
        ...{ sentence: text, text, said, strength: STATED },
        besides: besides.replace(/\s+/gu, " ").trim(),
      },
    };
  }
  return null;
}

/** Surely said, and surely no question. */
const STATED = 0.6;
const LONGEST = 400;

/** Where another thought begins. */
const PARTS = /[,;.!\n]+\s*|\s+(?=(?:und|aber|weil|nur|bloß|wobei|sondern)\s)/iu;

const DENIES = /\b(?:nicht|nie|niemals|kein\w*|nichts|ohne)\b/u;

function isSaidBy({ words }: Statement, said: readonly StatedWord[]): boolean {
  let all = 0;
  let found = 0;
  let count = 0;
  for (const word of words) {
    all += word.weight;
    if (!said.some((other) => isAlike(word, other))) continue;
    found += word.weight;
    count += 1;
  }
  if (count === words.length) return true;
  return words.length >= FEWEST_IN_PART && count >= 2 && found >= MOST_OF_IT * all;
}

function isAlike(one: StatedWord, other: StatedWord): boolean {
  return one.stem === other.stem || one.concepts.some((each) => other.concepts.includes(each));
}

function wordsOf({ senses, rarity }: Matching, text: string): StatedWord[] {
  return text
    .split(" ")
    .filter((word) => word !== "" && !SAYS_LITTLE.has(word))
    .map((word) => {
      const { stem, stemHash, concepts } = senses.word(word);
      return { stem, concepts, weight: rarity.of(stemHash) };
    });
}

/** Who it is said of, how much, and whether; not what. */
const SAYS_LITTLE = new Set(
  "ich du er sie es wir ihr man der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner unser unsere unserem unserer ist sind bin war habe haben hat hab hatte wird wurde sehr so halt eben ja schon doch noch auch nur mal da dann dass zu zum zur vor vom von mit in im auf an am bei beim und aber oder nicht nie kein keine keinen keiner nichts gar ganz ziemlich furchtbar leider eigentlich ehrlich gesagt wirklich etwas wenig sich mich mir uns ihn ihm jetzt hier immer".split(
    " ",
  ),
);
