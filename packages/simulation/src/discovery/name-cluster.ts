import { meaningOf } from "@rufbaum/understanding/lexicon";
import { capitalised } from "../capitalised.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import type { Gist, Member } from "./gists.ts";
import { isPlainGerman } from "./plain-german.ts";
import { isCareful, spellingsOf } from "./surface.ts";
import type { Word, Words } from "./words.ts";

/** So many of its most frequent replies give a cluster its name. */
const MOST_MEMBERS = 300;

/** How much words count less that stand in many sentences. */
const COMMON = 0.3;

/** The length of a good name, and how much another one takes away. */
const BEST_WORDS = 4;
const OFF_LENGTH = 0.2;

/** How much a word of a dialect, or one that hardly anybody says, takes away from a name. */
const DIALECT = 0.35;
const UNUSUAL = 0.25;
const STUTTERED = 0.3;
const SAYS_LITTLE = 0.5;

/** The part of what was said that has a stem in it, 0 to 1. */
export type StemShare = (stem: string) => number;

/**
 * A name for a cluster: the short clause that its members say most often and that tells it best, as
 * in "Vertrag läuft noch". It is none that is taken, and means no intent that understanding knows.
 */
export function nameOf(
  gists: readonly Gist[],
  everywhere: StemShare,
  words: Words,
  isTaken: (name: string) => boolean,
): string | null {
  const members = gists
    .flatMap((gist) => gist.members)
    .filter(({ text }) => isPlainGerman(text))
    .sort((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1))
    .slice(0, MOST_MEMBERS);
  const here = sharesIn(members);
  const isConfirmed = confirmedIn(members);
  const best = [...clausesIn(members, words)]
    .map(([key, { clause, mass }]) => ({
      key,
      name: capitalised(clause.written.join(" ")),
      score: worth(clause, here, everywhere, isConfirmed) * Math.sqrt(mass),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || (one.key < other.key ? -1 : 1))
    .find(({ name }) => !isTaken(name) && !hasMeaning(name));
  return best?.name ?? null;
}

const CARELESS = 0.1;

/** What is said, by its words, and how often. */
function clausesIn(
  members: readonly Member[],
  { word }: Words,
): Map<string, { clause: Clause; mass: number }> {
  const careful = members.filter(({ text }) => isCareful(text));
  const spelling = spellingsOf(careful.length > 0 ? careful : members);
  const found = new Map<string, { clause: Clause; mass: number }>();
  for (const { text, count } of members) {
    const care = isCareful(text) ? 1 : CARELESS;
    for (const clause of clausesOf(text, spelling, word)) {
      const key = clause.words.map(({ usual }) => usual).join(" ");
      const mass = count * clause.wholeness * care;
      const before = found.get(key);
      if (before) before.mass += mass;
      else found.set(key, { clause, mass });
    }
  }
  return found;
}

function worth(
  { words }: Clause,
  here: StemShare,
  everywhere: StemShare,
  isConfirmed: (word: Word) => boolean,
): number {
  const seen = new Set<string>();
  let sum = 0;
  let plainness = isStuttered(words) ? STUTTERED : 1;
  for (const word of words) {
    const share = here(word.stem);
    plainness *= word.isDialect ? DIALECT : isConfirmed(word) ? 1 : UNUSUAL;
    if (word.isLittle || seen.has(word.stem)) continue;
    seen.add(word.stem);
    // What tells the cluster from everything else is said here and nowhere else.
    const telling = (Math.sqrt(share) * share) / (share + everywhere(word.stem));
    sum += word.isCommon ? COMMON * telling : telling;
  }
  if (words.every(({ isLittle, isCommon }) => isLittle || isCommon)) {
    if (words.length < BEST_WORDS) return 0;
    sum *= SAYS_LITTLE;
  }
  const off = words.length - BEST_WORDS;
  return ((sum / Math.sqrt(seen.size)) * plainness) / (1 + OFF_LENGTH * off * off);
}

/** "Hund Hund bellt": heard twice, said once. */
export function isStuttered(words: readonly Word[]): boolean {
  return words.some(({ usual }, place) => place > 0 && words[place - 1]?.usual === usual);
}

/** Words that everybody knows, or that several replies have: others may be slips of the recogniser. */
function confirmedIn(members: readonly Member[]): (word: Word) => boolean {
  const texts = new Map<string, Set<string>>();
  for (const { words, text } of members) {
    for (const { stem } of words) texts.set(stem, (texts.get(stem) ?? new Set()).add(text));
  }
  return ({ isKnown, stem }) => isKnown || (texts.get(stem)?.size ?? 0) >= SEVERAL;
}

const SEVERAL = 3;

/** How much of what members say has a stem in it. */
export function sharesIn(members: readonly Pick<Member, "words" | "count">[]): StemShare {
  const masses = new Map<string, number>();
  let all = 0;
  for (const { words, count } of members) {
    all += count;
    for (const stem of new Set(words.map((word) => word.stem)))
      masses.set(stem, (masses.get(stem) ?? 0) + count);
  }
  return (stem) => (all > 0 ? (masses.get(stem) ?? 0) / all : 0);
}

/** As the key of a condition it would be taken for something else. */
function hasMeaning(name: string): boolean {
  const { intents, otherwise } = meaningOf(name);
  return intents.length > 0 || otherwise;
}
