import { logarithm2 } from "@rufbaum/understanding/exact-math";
import type { MissedGroup } from "./missed-group.ts";
import { type Word, wordReader } from "./words.ts";

/** Replies that say the same but for little words, fillers and word order. */
export interface Gist {
  /** The most frequent first. */
  members: readonly Member[];
  count: number;
  /** A vector of length 1; empty where only little words were said. */
  vector: Vector;
}

export interface Member extends MissedGroup {
  words: readonly Word[];
}

/** Features by number, in the order of the words, and their weights. */
export interface Vector {
  features: readonly number[];
  weights: readonly number[];
}

/** What somebody says in half a minute; the rest of a longer reply is not looked at. Characters. */
const LONGEST = 400;

export interface Gists {
  /** The most frequent first. */
  gists: Gist[];
  /** Any text among them; what none of them has makes it only longer. */
  vectorOf(text: string): Vector;
}

/** Brings replies down to their gists. */
export function gistsOf(groups: readonly MissedGroup[]): Gists {
  const read = wordReader();
  const byStems = new Map<string, Member[]>();
  for (const heard of groups) {
    const group = { ...heard, text: heard.text.slice(0, LONGEST) };
    const words = read(group.text);
    const key = keyOf(words);
    if (key === "") continue;
    const member = { ...group, words };
    const alike = byStems.get(key);
    if (alike) alike.push(member);
    else byStems.set(key, [member]);
  }
  const merged = [...byStems].map(([key, members]) => ({
    key,
    members: members.sort(byFrequency),
    count: members.reduce((sum, { count }) => sum + count, 0),
  }));
  merged.sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1));
  const vectorOf = vectorMaker(merged.map(({ members }) => members[0]?.words ?? []));
  return {
    gists: merged.map(({ members, count }) => ({
      members,
      count,
      vector: vectorOf(members[0]?.words ?? []),
    })),
    vectorOf: (text) => vectorOf(read(text)),
  };
}

function byFrequency(one: Member, other: Member): number {
  if (one.count !== other.count) return other.count - one.count;
  if (one.text !== other.text) return one.text < other.text ? -1 : 1;
  return one.nodeId < other.nodeId ? -1 : 1;
}

/** The stems that tell something, in alphabetical order; of what has none, its little words. */
function keyOf(words: readonly Word[]): string {
  const telling = words.filter(({ isLittle }) => !isLittle);
  const chosen = telling.length > 0 ? telling : words.filter(({ isFiller }) => !isFiller);
  return [...new Set(chosen.map(({ stem }) => stem))].sort().join(" ");
}

/** What a vector must have to be about anything, as a sum of squares. */
const LEAST_CONTENT = 1.5;

/** Learns from some replies which features are rare, and then makes vectors of any. */
function vectorMaker(replies: readonly (readonly Word[])[]): (words: readonly Word[]) => Vector {
  const numbers = new Map<string, number>();
  const holders: number[] = [];
  const lastHolder: number[] = [];
  replies.forEach((words, reply) => {
    for (const { features } of words) {
      for (const [name] of features) {
        let feature = numbers.get(name);
        if (feature === undefined) {
          feature = numbers.size;
          numbers.set(name, feature);
        }
        if (lastHolder[feature] === reply) continue;
        lastHolder[feature] = reply;
        holders[feature] = (holders[feature] ?? 0) + 1;
      }
    }
  });
  const rarity = holders.map((count) => Math.sqrt(logarithm2(1 + replies.length / count)));
  const unknown = Math.sqrt(logarithm2(1 + replies.length));
  return (words) => {
    const row = new Map<number, number>();
    let squares = LEAST_CONTENT;
    for (const { features } of words) {
      for (const [name, weight] of features) {
        const feature = numbers.get(name);
        if (feature === undefined) squares += weight * unknown * weight * unknown;
        else if ((row.get(feature) ?? 0) < weight) row.set(feature, weight);
      }
    }
    const features = [...row.keys()];
    const weights = features.map((feature) => (row.get(feature) ?? 0) * (rarity[feature] ?? 1));
    for (const weight of weights) squares += weight * weight;
    const length = Math.sqrt(squares);
    return { features, weights: weights.map((weight) => weight / length) };
  };
}
