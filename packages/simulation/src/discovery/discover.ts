import type { Tree } from "@rufbaum/tree";
import type { DiscoveredIntent } from "../engine/result.ts";
import type { Candidate } from "./candidate.ts";
import { cluster } from "./cluster.ts";
import { type Gist, type Gists, gistsOf } from "./gists.ts";
import { INTENT_NAMES } from "./intent-names.ts";
import type { MissedGroup } from "./missed-group.ts";
import { nameOf, sharesIn } from "./name-cluster.ts";
import { describeRemarks, isRemark, REMARKS } from "./remarks.ts";
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
  const lexis = gistsOf(missed.filter(({ intent }) => intent === null || !IDLE.has(intent)));
  const candidates = candidatesIn(lexis);
  const remarks = candidates.filter(isRemark);
  const intents = candidates
    .filter((candidate) => !remarks.includes(candidate))
    .slice(0, MOST_INTENTS)
    .map(({ name, ...rest }): [string, DiscoveredIntent] => [
      name,
      describe(tree, { name, ...rest }, lexis.vectorOf),
    ]);
  if (remarks.length > 0) intents.push([REMARKS, describeRemarks(remarks)]);
  return Object.fromEntries(intents.sort(([, one], [, other]) => other.count - one.count));
}

/** The intents in what was not understood, without what could be done about them. */
export function groupMissed(missed: readonly MissedGroup[]): Candidate[] {
  return candidatesIn(gistsOf(missed)).slice(0, MOST_INTENTS);
}

function candidatesIn(lexis: Gists): Candidate[] {
  const least = Math.max(LEAST_COUNT, countOf(lexis.gists) * LEAST_SHARE);
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
    const count = countOf(own);
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
  const taken = new Set(
    [...Object.values(INTENT_NAMES), REMARKS].map((name) => name.toLowerCase()),
  );
  return cluster(unknown)
    .map((own) => ({ own, count: countOf(own) }))
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

function countOf(gists: readonly Gist[]): number {
  return gists.reduce((sum, { count }) => sum + count, 0);
}
