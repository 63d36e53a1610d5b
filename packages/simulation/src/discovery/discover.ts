import type { Tree } from "@rufbaum/tree";
import type { DiscoveredIntent } from "../engine/result.ts";
import type { NamelessDiscovery } from "./advice.ts";
import type { Candidate } from "./candidate.ts";
import { cluster } from "./cluster.ts";
import { type Gist, type Gists, gistsOf } from "./gists.ts";
import { INTENT_NAMES } from "./intent-names.ts";
import type { MissedGroup } from "./missed-group.ts";
import { nameOf, sharesIn } from "./name-cluster.ts";
import { describeRemarks, isRemark } from "./remarks.ts";
import { describe } from "./suggest.ts";
import { describeUnread, partValues } from "./unread-values.ts";
import { openWords } from "./words.ts";

/** More intents than this nobody works through. */
const MOST_INTENTS = 24;

/** An intent is heard this often at least, and makes up this part of what was not understood. */
const LEAST_COUNT = 2;
const LEAST_SHARE = 0.01;

/** Courtesies that no tree needs a way for. */
const IDLE: ReadonlySet<string> = new Set(["greeting", "thank_you"]);

const BY_THE_WAY: NamelessDiscovery = "said-by-the-way";

/**
 * Groups what was said and not understood into intents, by what a condition for them would be called
 * (or by a `NamelessDiscovery`), the most frequent first: what understanding knows anyhow, then what the words themselves have in common. The same
 * groups in any order give the same intents.
 */
export function discover(
  tree: Tree,
  missed: readonly MissedGroup[],
): Record<string, DiscoveredIntent> {
  const heard = missed.filter(({ intent }) => intent === null || !IDLE.has(intent));
  const words = openWords();
  const { values, others } = partValues(tree, heard, words);
  const lexis = gistsOf(others, words);
  const least = Math.max(LEAST_COUNT, sumOf(heard) * LEAST_SHARE);
  const candidates = candidatesIn(lexis, least);
  const remarks = candidates.filter(isRemark);
  const told = new Map<string, DiscoveredIntent>();
  for (const candidate of candidates) {
    if (told.size >= MOST_INTENTS || remarks.includes(candidate)) continue;
    told.set(candidate.name, describe(tree, candidate, lexis.vectorOf));
  }
  if (remarks.length > 0) told.set(BY_THE_WAY, describeRemarks(remarks));
  for (const [value, groups] of values) {
    if (sumOf(groups) < least) continue;
    told.set(`${value}-unread` satisfies NamelessDiscovery, describeUnread(tree, value, groups));
  }
  const inOrder = [...told].sort(
    ([one, { count }], [other, { count: otherCount }]) =>
      otherCount - count || (one < other ? -1 : 1),
  );
  return Object.fromEntries(inOrder);
}

/** The intents in what was not understood, without what could be done about them. */
export function groupMissed(missed: readonly MissedGroup[]): Candidate[] {
  const least = Math.max(LEAST_COUNT, sumOf(missed) * LEAST_SHARE);
  return candidatesIn(gistsOf(missed, openWords()), least).slice(0, MOST_INTENTS);
}

function candidatesIn(lexis: Gists, least: number): Candidate[] {
  return [...knownIntents(lexis, least), ...newIntents(lexis, least)].sort(
    (one, other) => other.count - one.count || (one.name < other.name ? -1 : 1),
  );
}

/** What is known by itself, and at its node means nothing. */
function knownIntents({ gists }: Gists, least: number): Candidate[] {
  const intents = new Set(gists.flatMap(({ members }) => members.map(({ intent }) => intent)));
  return [...intents].flatMap((intent): Candidate[] => {
    if (intent === null) return [];
    const own = withMembers(gists, intent);
    const count = sumOf(own);
    return count < least
      ? []
      : [{ name: INTENT_NAMES[intent] ?? intent, intent, gists: own, count }];
  });
}

/** What nobody has taught understanding, by the words that it is said in. */
function newIntents({ gists, words }: Gists, least: number): Candidate[] {
  const unknown = withMembers(gists, null);
  const everywhere = sharesIn(
    unknown.map(({ members, count }) => ({ words: members[0]?.words ?? [], count })),
  );
  const taken = new Set(Object.values(INTENT_NAMES).map((name) => name.toLowerCase()));
  return cluster(unknown)
    .map((own) => ({ own, count: sumOf(own) }))
    .filter(({ count }) => count >= least)
    .sort((one, other) => other.count - one.count)
    .flatMap(({ own, count }): Candidate[] => {
      const name = nameOf(own, everywhere, words, (each) => taken.has(each.toLowerCase()));
      if (name === null) return [];
      taken.add(name.toLowerCase());
      return [{ name, intent: null, gists: own, count }];
    });
}

/** The gists with those of their members that were taken for this intent. */
function withMembers(gists: readonly Gist[], intent: string | null): Gist[] {
  return gists.flatMap((gist) => {
    const members = gist.members.filter((member) => member.intent === intent);
    if (members.length === 0) return [];
    return [{ ...gist, members, count: members.reduce((sum, { count }) => sum + count, 0) }];
  });
}

function sumOf(counted: readonly { count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0);
}
