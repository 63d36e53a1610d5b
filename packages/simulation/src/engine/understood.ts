import type { Tree } from "@rufbaum/tree";
import { byCount } from "./in-order.ts";
import { rateOf } from "./rates.ts";
import type { SimulationResult } from "./result.ts";
import type { Meant } from "./run.ts";
import { MOST_FIRST, MOST_MISREAD, type Seen, type Tally } from "./tally.ts";
import type { Misread, Understood, UnderstoodAt } from "./understood-all.ts";
import { openYes } from "./yes-of.ts";

type Answers = NonNullable<SimulationResult["answers"]>;

/** What was meant, and how it was read; last what was read instead, where that might be a no. */
type CountedMeant = [string, string | null, string, ...(string | null)[]];

/** Misread replies of a condition that are told. */
const MOST_TOLD = 10;

export function countMeant(tally: Tally, index: number, meant: readonly Meant[]): void {
  for (const { nodeId, chosen, read, isBetween, mayBeNo, said, text } of meant) {
    // What means no condition and leads on by one was misread.
    const as = read === chosen ? "meant" : isBetween ? "between" : "other";
    const key = JSON.stringify([nodeId, chosen, as, ...(mayBeNo ? [read] : [])]);
    tally.meant.set(key, (tally.meant.get(key) ?? 0) + 1);
    if (as !== "other") continue;
    const words = JSON.stringify([nodeId, chosen, read, said, text, mayBeNo]);
    const seen = tally.misread.get(words);
    if (seen) {
      seen.count += 1;
      if (seen.first.length < MOST_FIRST) seen.first.push(index);
    } else if (tally.misread.size < MOST_MISREAD) {
      tally.misread.set(words, { count: 1, first: [index] });
    }
  }
}

/** What was counted, in the tree's order of nodes and of their conditions. */
export function understoodIn(tree: Tree, tally: Tally, answers: Answers = {}): Understood {
  const { meant, misread } = tally;
  const isYes = openYes(tree, answers);
  const misreadOf = groupMisread(misread, isYes);
  const counts = new Map<string, Map<string | null, Record<string, number>>>();
  for (const [key, count] of meant) {
    const [nodeId, chosen, as, ...mayBeNo] = JSON.parse(key) as CountedMeant;
    if (mayBeNo.length > 0 && !isYes(nodeId, mayBeNo[0] ?? null)) continue;
    const ofNode = counts.get(nodeId) ?? new Map<string | null, Record<string, number>>();
    counts.set(nodeId, ofNode);
    const before = ofNode.get(chosen);
    ofNode.set(chosen, { ...before, [as]: (before?.[as] ?? 0) + count });
  }
  const told = tree.nodes.flatMap((node) => {
    const ofNode = counts.get(node.id);
    if (!ofNode) return [];
    const conditions = [...ofNode].flatMap(([chosen, as]) =>
      chosen === null ? [] : [[chosen, as] as const],
    );
    const all = conditions
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([chosen, { meant = 0, between = 0, other = 0 }]) => ({
        chosen,
        ...{ meant, between, said: meant + between + other },
      }));
    const sum = (of: (one: (typeof all)[number]) => number) =>
      all.reduce((total, one) => total + of(one), 0);
    const at: UnderstoodAt = {
      rate: rateOf(
        sum(({ meant }) => meant),
        sum(({ said }) => said),
      ),
      conditions: Object.fromEntries(
        all.map(({ chosen, meant, between, said }) => [
          chosen,
          { rate: rateOf(meant, said), between, misread: misreadOf(node.id, chosen) },
        ]),
      ),
      beside: besideOf(ofNode.get(null), misreadOf(node.id, null)),
    };
    return [[node.id, at] as const];
  });
  return Object.fromEntries(told);
}

function besideOf(counted: Record<string, number> | undefined, misread: Misread[]) {
  if (!counted) return null;
  const { meant = 0, other = 0 } = counted;
  return { rate: rateOf(meant, meant + other), misread };
}

/** A reply that was misheard in several ways is told once, as it was recognised first. */
function groupMisread(misread: ReadonlyMap<string, Seen>, isYes: ReturnType<typeof openYes>) {
  const groups = new Map<string, Map<string, Misread>>();
  for (const [key, { count, first }] of misread) {
    const [nodeId, chosen, read, said, text, mayBeNo] = JSON.parse(key) as [
      ...[string, string | null, string | null, string, string, boolean],
    ];
    if (mayBeNo && !isYes(nodeId, read)) continue;
    const place = JSON.stringify([nodeId, chosen]);
    const group = groups.get(place) ?? new Map<string, Misread>();
    groups.set(place, group);
    const words = JSON.stringify([read, said, said === text]);
    const known = group.get(words);
    if (known) {
      known.count += count;
      known.runs = [...(known.runs ?? []), ...first].sort(byNumber).slice(0, MOST_FIRST);
      known.run = known.runs[0] ?? known.run;
    } else group.set(words, { said, text, read, count, run: first[0] ?? 0, runs: [...first] });
  }
  return (nodeId: string, chosen: string | null): Misread[] =>
    byCount(groups.get(JSON.stringify([nodeId, chosen])) ?? new Map<string, Misread>())
      .slice(0, MOST_TOLD)
      .map(([, one]) => one);
}

function byNumber(one: number, other: number): number {
  return one - other;
}
