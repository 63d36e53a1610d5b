import { meaningOf } from "@rufbaum/understanding/lexicon";
import { type Clause, clausesOf } from "./clauses.ts";
import type { Gist, Member } from "./gists.ts";
import { spellingsOf } from "./surface.ts";
import type { Word, Words } from "./words.ts";

/** So many of its most frequent replies give a cluster its name. */
const MOST_MEMBERS = 300;

/** The length of a good name, and how much another one takes away. */
const BEST_WORDS = 4;
const OFF_LENGTH = 0.2;

/** How much a word of a dialect, or one that hardly anybody says, takes away from a name. */
const DIALECT = 0.35;
const UNUSUAL = 0.75;

/** How common stems are in all that was said. */
export interface Commonness {
  /** The part of what was said that has the stem in it, 0 to 1. */
  share(stem: string): number;
  /** How many different replies have it. */
  holders(stem: string): number;
}

/**
 * A name for a cluster: the short clause that its members say most often and that tells it best, as
 * in "Vertrag läuft noch". It is none that is taken, and means no intent that understanding knows.
 */
export function nameOf(
  gists: readonly Gist[],
  common: Commonness,
  words: Words,
  isTaken: (name: string) => boolean,
): string | null {
  const members = gists
    .flatMap((gist) => gist.members)
    .sort((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1))
    .slice(0, MOST_MEMBERS);
  const telling = tellingStems(members, common);
  const best = [...clausesIn(members, words)]
    .map(([key, { clause, mass }]) => ({
      key,
      name: capitalised(clause.written.join(" ")),
      score: worth(clause, telling, common) * Math.sqrt(mass),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || (one.key < other.key ? -1 : 1))
    .find(({ name }) => !isTaken(name) && !hasMeaning(name));
  return best?.name ?? null;
}

/** What is said, by its words, and how often. */
function clausesIn(
  members: readonly Member[],
  { word }: Words,
): Map<string, { clause: Clause; mass: number }> {
  const spelling = spellingsOf(members);
  const found = new Map<string, { clause: Clause; mass: number }>();
  for (const { text, count } of members) {
    for (const clause of clausesOf(text, spelling, word)) {
      const key = clause.words.map(({ usual }) => usual).join(" ");
      const before = found.get(key);
      if (before) before.mass += count * clause.wholeness;
      else found.set(key, { clause, mass: count * clause.wholeness });
    }
  }
  return found;
}

function worth(
  { words }: Clause,
  telling: ReadonlyMap<string, number>,
  { holders }: Commonness,
): number {
  const stems = new Set(words.flatMap((word) => (word.isLittle ? [] : [word.stem])));
  if (stems.size === 0) return 0;
  let sum = 0;
  for (const stem of stems) sum += telling.get(stem) ?? 0;
  let plainness = 1;
  for (const word of words) plainness *= plainnessOf(word, holders);
  const off = words.length - BEST_WORDS;
  return ((sum / Math.sqrt(stems.size)) * plainness) / (1 + OFF_LENGTH * off * off);
}

/** Words that everybody knows make the better name. */
function plainnessOf(word: Word, holders: (stem: string) => number): number {
  if (word.isDialect) return DIALECT;
  return word.isKnown || holders(word.stem) >= OFTEN_SAID ? 1 : UNUSUAL;
}

const OFTEN_SAID = 4;

/** How well each stem tells the cluster from everything else. */
function tellingStems(
  members: readonly Member[],
  { share }: Commonness,
): ReadonlyMap<string, number> {
  const masses = new Map<string, number>();
  let all = 0;
  for (const { words, count } of members) {
    all += count;
    for (const stem of new Set(words.flatMap((word) => (word.isLittle ? [] : [word.stem])))) {
      masses.set(stem, (masses.get(stem) ?? 0) + count);
    }
  }
  for (const [stem, mass] of masses) {
    const here = mass / all;
    masses.set(stem, Math.sqrt(here) * (here / (here + share(stem))));
  }
  return masses;
}

/** As the key of a condition it would be taken for something else. */
function hasMeaning(name: string): boolean {
  const { intents, otherwise } = meaningOf(name);
  return intents.length > 0 || otherwise;
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
