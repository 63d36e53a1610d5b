import type { Tree } from "@rufbaum/tree";
import type { DiscoveredIntent } from "../engine/result.ts";
import type { Candidate } from "./candidate.ts";
import { cluster } from "./cluster.ts";
import { type Gist, type Gists, gistsOf } from "./gists.ts";
import { INTENT_NAMES } from "./intent-names.ts";
import type { MissedGroup } from "./missed-group.ts";
import { namesOf } from "./name-cluster.ts";
import { describe } from "./suggest.ts";

/** More intents than this nobody works through. */
const MOST_INTENTS = 24;

/** An intent is heard this often at least, and makes up this part of what was not understood. */
const LEAST_COUNT = 2;
const LEAST_SHARE = 0.01;

/** Courtesies that no tree needs a way for. */
const IDLE: ReadonlySet<string> = new Set(["greeting", "thank_you"]);

/**
 * Groups what was said and not understood into intents, by their names in German, the most frequent
 * first: what understanding knows anyhow, then what the words themselves have in common. The same
 * groups in any order give the same intents.
 */
export function discover(
  tree: Tree,
  missed: readonly MissedGroup[],
): Record<string, DiscoveredIntent> {
  const heard = missed.filter(({ intent }) => intent === null || !IDLE.has(intent));
  const all = heard.reduce((sum, { count }) => sum + count, 0);
  const lexis = gistsOf(heard);
  const candidates = [...knownIntents(lexis), ...newIntents(lexis)]
    .filter(({ count }) => count >= LEAST_COUNT && count >= all * LEAST_SHARE)
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .slice(0, MOST_INTENTS);
  return Object.fromEntries(
    candidates.map((candidate) => [candidate.name, describe(tree, candidate, lexis.vectorOf)]),
  );
}

/** What is known by itself, and at its node means nothing. */
function knownIntents({ gists }: Gists): Candidate[] {
  const intents = new Set(gists.flatMap(({ members }) => members.map(({ intent }) => intent)));
  return [...intents].flatMap((intent): Candidate[] => {
    if (intent === null) return [];
    const own = withMembers(gists, intent);
    return [{ name: INTENT_NAMES[intent] ?? intent, intent, gists: own, count: countOf(own) }];
  });
}

/** What nobody has taught understanding, by the words that it is said in. */
function newIntents({ gists }: Gists): Candidate[] {
  const unknown = withMembers(gists, null);
  const share = stemShares(unknown);
  const taken = new Set(Object.values(INTENT_NAMES));
  const groups = cluster(unknown)
    .map((own) => ({ own, count: countOf(own) }))
    .filter(({ count }) => count >= LEAST_COUNT)
    .sort((one, other) => other.count - one.count);
  return groups.flatMap(({ own, count }): Candidate[] => {
    const name = namesOf(own, share).find((each) => !taken.has(each));
    if (name === undefined) return [];
    taken.add(name);
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

function countOf(gists: readonly Gist[]): number {
  return gists.reduce((sum, { count }) => sum + count, 0);
}

/** How much of all that was said has a stem in it. */
function stemShares(gists: readonly Gist[]): (stem: string) => number {
  const masses = new Map<string, number>();
  for (const { members, count } of gists) {
    for (const stem of new Set(members[0]?.words.map((word) => word.stem))) {
      masses.set(stem, (masses.get(stem) ?? 0) + count);
    }
  }
  const all = countOf(gists) || 1;
  return (stem) => (masses.get(stem) ?? 0) / all;
}
