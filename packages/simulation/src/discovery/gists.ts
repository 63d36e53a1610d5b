import type { AsMeant } from "./as-meant.ts";
import type { MissedGroup } from "./missed-group.ts";
import { type Vector, vectorMaker } from "./vectors.ts";
import { openWords, type Word, type Words } from "./words.ts";

/** Replies that say the same but for little words, fillers and word order. */
export interface Gist {
  /** The most frequent first. */
  members: readonly Member[];
  count: number;
  /** A vector of length 1; empty where only little words were said. */
  vector: Vector;
}

export interface Member extends MissedGroup, Partial<Pick<AsMeant, "isRead">> {
  words: readonly Word[];
}

/** What somebody says in half a minute; the rest of a longer reply is not looked at. Characters. */
const LONGEST = 400;

export interface Gists {
  /** The most frequent first. */
  gists: Gist[];
  words: Words;
  /** Any text among them; what none of them has makes it only longer. */
  vectorOf(text: string): Vector;
}

/** Brings replies down to their gists. */
export function gistsOf(groups: readonly Omit<Member, "words">[], words = openWords()): Gists {
  const byStems = new Map<string, Member[]>();
  for (const heard of groups) {
    const group = { ...heard, text: heard.text.slice(0, LONGEST) };
    const said = words.text(group.text);
    const key = keyOf(said);
    if (key === "") continue;
    const member = { ...group, words: said };
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
    words,
    vectorOf: (text) => vectorOf(words.text(text)),
  };
}

function byFrequency(one: Member, other: Member): number {
  if (one.count !== other.count) return other.count - one.count;
  if (one.text !== other.text) return one.text < other.text ? -1 : 1;
  if (one.nodeId !== other.nodeId) return one.nodeId < other.nodeId ? -1 : 1;
  return (one.intent ?? "") < (other.intent ?? "") ? -1 : 1;
}

/** The stems that tell something, in alphabetical order; of what has none, its little words. */
function keyOf(words: readonly Word[]): string {
  const stems: string[] = [];
  const isAbout = words.some(({ isLittle }) => !isLittle);
  for (const { stem, isLittle, isFiller } of words) {
    if (!(isAbout ? isLittle : isFiller) && !stems.includes(stem)) stems.push(stem);
  }
  return stems.sort().join(" ");
}
