/** Draws from a seed: the same numbers on every machine. */
export interface SeededRandom {
  /** From 0 to below 1. */
  number(): number;
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  /** True with this likelihood, 0 to 1: whoever is true at a lower one is so at a higher one, too. */
  chance(likelihood: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** One of them, and the same one as long as that is among them, whatever comes or goes beside it. */
  pickSteadily(texts: readonly string[]): string;
  /** The same, of things told apart by a key; where one weighs twice as much it is picked twice as often. */
  pickByWeight<Item>(
    items: readonly Item[],
    keyOf: (item: Item) => string,
    weightOf: (item: Item) => number,
  ): Item;
  /**
   * Draws of its own for one decision. They depend on where these come from and on the two keys alone,
   * not on what was drawn before, so that one decision more or fewer leaves all others as they are.
   */
  on(decision: string, time?: number): SeededRandom;
}

/** Each pair of seed and stream draws numbers of its own. */
export function seededRandom(seed: number, stream: number): SeededRandom {
  const low = mix(seed ^ LOW);
  const high = mix(Math.floor(seed / 2 ** 32) ^ HIGH);
  return new Stream(mix(low + Math.imul(stream, STEP)), mix(high ^ mix(stream ^ low)));
}

/** A counter, stirred: 64 bits say which stream it is, and nothing is remembered but the place in it. */
class Stream implements SeededRandom {
  private readonly one: number;
  private readonly other: number;
  private place = 0;

  constructor(one: number, other: number) {
    this.one = one;
    this.other = other;
  }

  number(): number {
    this.place = (this.place + STEP) | 0;
    return (mix(mix(this.one + this.place) ^ this.other) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.number() * limit);
  }

  chance(likelihood: number): boolean {
    return this.number() < likelihood;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error(NOTHING);
    return item;
  }

  pickSteadily(texts: readonly string[]): string {
    this.place = (this.place + STEP) | 0;
    const from = mix(this.one + this.place) ^ this.other;
    const keys = keysOf(texts);
    let best = -1;
    let most = -1;
    for (let at = 0; at < keys.length; at += 1) {
      const drawn = mix(from ^ (keys[at] ?? 0)) >>> 0;
      if (drawn > most) [best, most] = [at, drawn];
    }
    const text = texts[best];
    if (text === undefined) throw new Error(NOTHING);
    return text;
  }

  pickByWeight<Item>(
    items: readonly Item[],
    keyOf: (item: Item) => string,
    weightOf: (item: Item) => number,
  ): Item {
    this.place = (this.place + STEP) | 0;
    const from = mix(this.one + this.place) ^ this.other;
    let best: Item | undefined;
    let soonest = Number.POSITIVE_INFINITY;
    for (const item of items) {
      // Who would wait for an exponential time, by his weight, and is the first, is picked so often.
      const drawn = ((mix(from ^ keyOfText(keyOf(item))) >>> 0) + 1) / 2 ** 32;
      const waits = -Math.log(drawn) / weightOf(item);
      if (waits < soonest || best === undefined) [best, soonest] = [item, waits];
    }
    if (best === undefined) throw new Error(NOTHING);
    return best;
  }

  on(decision: string, time = 0): SeededRandom {
    const key = keyOfText(decision);
    return new Stream(mix(this.one ^ key), mix(this.other + key + Math.imul(time, STEP)));
  }
}

const NOTHING = "There is nothing to pick from.";

/** The golden ratio's bits: multiples of it lie evenly apart. */
const STEP = 0x9e3779b9;
const LOW = 0x2545f491;
const HIGH = 0x5bd1e995;

/** Each bit of the input turns each of the output over half the time (MurmurHash3's last step). */
function mix(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

const known = new WeakMap<readonly string[], Int32Array>();

/** Of a list that is picked from again and again, remembered with it. */
function keysOf(texts: readonly string[]): Int32Array {
  let keys = known.get(texts);
  if (keys === undefined) {
    keys = Int32Array.from(texts, hash);
    known.set(texts, keys);
  }
  return keys;
}

/** Kinds of decisions and ids of nodes: few, and asked for all the time. */
const keys = new Map<string, number>();
const MOST_KEYS = 20_000;

function keyOfText(text: string): number {
  let key = keys.get(text);
  if (key === undefined) {
    if (keys.size >= MOST_KEYS) keys.clear();
    key = mix(hash(text));
    keys.set(text, key);
  }
  return key;
}

/** FNV-1a over the text's code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value;
}
