import { keepsMeaning, REAL_WORDS } from "./real-words.ts";
import { soundKey } from "./sound-key.ts";

/** Real words that sound like this one, in small letters, the nearest first; mostly few or none. */
export function wordsLike(word: string): readonly string[] {
  return remembered(alike, word, () => {
    if (word.length < SHORTEST) return [];
    const found = (BY_SOUND.get(soundKey(word)) ?? [])
      .map((other) => ({ other, apart: distance(word, other) }))
      .filter(({ other, apart }) => apart > 0 && apart <= FURTHEST && keepsMeaning(word, [other]));
    found.sort((one, other) => one.apart - other.apart || (one.other < other.other ? -1 : 1));
    return found.slice(0, MOST).map(({ other }) => other);
  });
}

/** Other forms of this word: endings that are lost, put on or taken for another. */
export function otherForms(word: string): readonly string[] {
  return remembered(forms, word, () => {
    const stems = [word, ...ENDINGS.map((ending) => without(word, ending))].filter(
      (stem) => stem.length >= SHORTEST - 1,
    );
    const made = stems.flatMap((stem) => [stem, ...ENDINGS.map((ending) => stem + ending)]);
    return [...new Set(made)].filter(
      (form) => form !== word && REAL_WORDS.has(form) && keepsMeaning(word, [form]),
    );
  });
}

/** Two real words into which a long one falls apart; an "s" between them goes with the first. */
export function partsOf(word: string): readonly string[] {
  return remembered(parts, word, () => {
    const found: string[] = [];
    for (let at = SHORTEST - 1; at <= word.length - SHORTEST; at += 1) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      if (!REAL_WORDS.has(second) || !keepsMeaning(word, [first, second])) continue;
      if (REAL_WORDS.has(first) || REAL_WORDS.has(without(first, "s"))) {
        found.push(`${REAL_WORDS.has(first) ? first : without(first, "s")} ${second}`);
      }
    }
    return found;
  });
}

/** Shorter words have so many neighbours that rows in `noise/sounds-alike.txt` name them. */
const SHORTEST = 4;
const FURTHEST = 2;
const MOST = 5;
const ENDINGS = ["'s", "en", "er", "es", "em", "st", "et", "e", "t", "n", "s", "r", "m"];

const alike = new Map<string, readonly string[]>();
const forms = new Map<string, readonly string[]>();
const parts = new Map<string, readonly string[]>();

/** Words of lines are few; those of values and of personas' own lines may be any number. */
const MOST_KNOWN = 20_000;

function remembered(
  known: Map<string, readonly string[]>,
  word: string,
  find: () => readonly string[],
): readonly string[] {
  const before = known.get(word);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const found = find();
  known.set(word, found);
  return found;
}

const BY_SOUND = bySound();

function bySound(): Map<string, string[]> {
  const by = new Map<string, string[]>();
  for (const word of REAL_WORDS) {
    if (word.length < SHORTEST - 1) continue;
    const key = soundKey(word);
    const words = by.get(key);
    if (words) words.push(word);
    else by.set(key, [word]);
  }
  return by;
}

function without(word: string, ending: string): string {
  return word.endsWith(ending) ? word.slice(0, -ending.length) : word;
}

/** Letters put in, left out or replaced. */
function distance(one: string, other: string): number {
  let row = Array.from(other, (_, at) => at + 1);
  for (let line = 0; line < one.length; line += 1) {
    let diagonal = line;
    let left = line + 1;
    row = row.map((above, at) => {
      left = Math.min(above + 1, left + 1, diagonal + (one[line] === other[at] ? 0 : 1));
      diagonal = above;
      return left;
    });
  }
  return row.at(-1) ?? one.length;
}
