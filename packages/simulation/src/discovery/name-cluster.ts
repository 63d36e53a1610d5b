import type { Gist, Member } from "./gists.ts";
import { spellingsOf } from "./surface.ts";
import { type Word, wordReader } from "./words.ts";

/** So many of its most frequent replies give a cluster its name. */
const MOST_MEMBERS = 300;

const FEWEST_WORDS = 2;
const MOST_WORDS = 6;
const BEST_WORDS = 4;

/** What names for a cluster are weighed by. */
interface Naming {
  members: readonly Member[];
  /** By stem, how well it tells this cluster from everything else. */
  telling: ReadonlyMap<string, number>;
}

/**
 * Names for a cluster, the best first: the short clauses that its members say most often and that
 * tell it best, as in "Vertrag läuft noch". `rarity` says how common a stem is in all that was said.
 */
export function namesOf(gists: readonly Gist[], share: (stem: string) => number): string[] {
  const members = gists
    .flatMap((gist) => gist.members)
    .sort((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1))
    .slice(0, MOST_MEMBERS);
  const naming = { members, telling: tellingStems(members, share) };
  const spelling = spellingsOf(members);
  const read = wordReader();
  const clauses = new Map<string, { written: string[]; words: Word[]; mass: number }>();
  for (const { text, count } of members) {
    for (const clause of text.split(/[.,;:!?…–]+|\s-\s/u)) {
      const { written, words } = withoutAddress(clause, read, spelling);
      if (words.length < FEWEST_WORDS && !isTelling(words)) continue;
      for (const [from, to] of windows(words)) {
        const part = words.slice(from, to);
        const key = part.map(({ usual }) => usual).join(" ");
        const before = clauses.get(key);
        // A clause on its own is a whole thought; a part of one is not always.
        const mass = to - from === words.length ? count : count * PART;
        if (before) before.mass += mass;
        else clauses.set(key, { written: written.slice(from, to), words: part, mass });
      }
    }
  }
  return [...clauses]
    .map(([key, { written, words, mass }]) => ({
      key,
      name: capitalised(written.join(" ")),
      score: scoreOf(words, naming) * Math.sqrt(mass),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || (one.key < other.key ? -1 : 1))
    .map(({ name }) => name);
}

const PART = 0.4;

/** The whole clause if it is short; of a long one, each part that begins or ends with something. */
function windows(words: readonly Word[]): [from: number, to: number][] {
  if (words.length <= MOST_WORDS) return words.length === 0 ? [] : [[0, words.length]];
  const found: [number, number][] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + FEWEST_WORDS; to <= Math.min(words.length, from + MOST_WORDS); to += 1) {
      if (isTelling(words.slice(from, from + 1)) || isTelling(words.slice(to - 1, to)))
        found.push([from, to]);
    }
  }
  return found;
}

function isTelling(words: readonly Word[]): boolean {
  return words.some(({ isLittle }) => !isLittle);
}

function scoreOf(words: readonly Word[], { telling }: Naming): number {
  const stems = new Set(words.filter(({ isLittle }) => !isLittle).map(({ stem }) => stem));
  if (stems.size === 0) return 0;
  let sum = 0;
  for (const stem of stems) sum += telling.get(stem) ?? 0;
  const off = words.length - BEST_WORDS;
  return sum / Math.sqrt(stems.size) / (1 + 0.12 * off * off);
}

function tellingStems(
  members: readonly Member[],
  share: (stem: string) => number,
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

const ARTICLES =
  /^(?:der|die|das|den|dem|ein|eine|einen|mein|meine|meinen|unser|unsere|unseren|ihr|ihre|s|nen|ne)$/iu;
const OPENERS =
  /^(?:ja|nein|nee|nö|also|aber|und|oder|na|nun|ach|oh|ähm?|hm+|naja|tja|gut|ok|okay|doch|eigentlich|nur|halt|weil|dass|wissen|sie|sondern|denn|da|genau|leider|ehrlich|gesagt|moment|stopp|hallo|danke|bitte|sorry|entschuldigung|hören|schauen|gucken|sehen)$/iu;
const CLOSERS =
  /^(?:ja|nein|ne|nee|gell|gelle|halt|eben|und|oder|aber|mal|wissen|sie|also|äh|ähm|hm|bitte|danke|denn|weil|dass|so|schon|da)$/iu;

/** The words of a clause without what merely leads up to them, in their usual spelling. */
function withoutAddress(
  clause: string,
  read: (text: string) => Word[],
  spelling: (word: string) => string,
): { written: string[]; words: Word[] } {
  const written = (clause.match(/[\p{L}\p{N}]+/gu) ?? []).map(spelling);
  while (written.length > 1 && OPENERS.test(written[0] ?? "")) written.shift();
  while (written.length > FEWEST_WORDS && CLOSERS.test(written.at(-1) ?? "")) written.pop();
  const isNoun = /^\p{Lu}/u.test(written[1] ?? "");
  if (written.length > FEWEST_WORDS && isNoun && ARTICLES.test(written[0] ?? "")) written.shift();
  const kept = written.filter(
    (word) => (read(word)[0]?.isFiller ?? true) === false || !FILLED.test(word),
  );
  return { written: kept, words: kept.flatMap((word) => read(word).slice(0, 1)) };
}

const FILLED =
  /^(?:äh+m*|öhm?|ehm?|hm+|mhm|halt|eben|irgendwie|sozusagen|quasi|eigentlich|also|naja|tja|ach|na|ja|mal)$/iu;

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
