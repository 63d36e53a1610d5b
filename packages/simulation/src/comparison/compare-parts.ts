import { graphOf, type Tree } from "@rufbaum/tree";
import { reachedIn, type SimulationResult } from "../engine/result.ts";
import { type Compared, compareAll, type Pair } from "./compare-all.ts";

export interface ComparedPersona {
  id: string;
  name: string;
  /** `null` where one of the two simulations had no such persona, or too few runs for all of them. */
  success: Compared | null;
}

/** `title`: the node's, or its id where that is not known. */
export type ComparedFailure = { nodeId: string; title: string } & Compared;

/** Personas by their success, in the order of `other`, then those that only `one` had. */
export function comparePersonas(one: SimulationResult, other: SimulationResult): ComparedPersona[] {
  const before = new Map(one.personas.map((persona) => [persona.id, persona]));
  const after = new Set(other.personas.map(({ id }) => id));
  const both = other.personas.flatMap((persona) => {
    const earlier = before.get(persona.id);
    return earlier && earlier.success.of > 0 && persona.success.of > 0
      ? [{ earlier, persona }]
      : [];
  });
  const compared = compareAll(
    both.map(
      ({ earlier, persona }): Pair => ({
        shares: [earlier.success, persona.success],
        isGood: true,
      }),
    ),
  );
  const success = new Map(both.map(({ persona }, index) => [persona.id, compared[index] ?? null]));
  const gone = one.personas.filter(({ id }) => !after.has(id));
  return [...other.personas, ...gone].map(({ id, name }) => ({
    id,
    name,
    success: success.get(id) ?? null,
  }));
}

/** Nodes by the share of all runs that failed there, the greatest difference first. */
export function compareFailures(
  one: SimulationResult,
  other: SimulationResult,
  tree: Tree | undefined,
): ComparedFailure[] {
  const ids = [...new Set([one, other].flatMap(({ failurePoints }) => Object.keys(failurePoints)))];
  const shareAt = (id: string, result: SimulationResult) => ({
    count: result.failurePoints[id]?.count ?? 0,
    of: reachedIn(result),
  });
  const compared = compareAll(
    ids.map((id): Pair => ({ shares: [shareAt(id, one), shareAt(id, other)], isGood: false })),
  );
  const titleOf = (id: string) => (tree && graphOf(tree).node(id)?.title) || id;
  return ids
    .flatMap((nodeId, index) => {
      const values = compared[index];
      return values ? [{ nodeId, title: titleOf(nodeId), ...values }] : [];
    })
    .sort(
      (a, b) => Math.abs(b.difference) - Math.abs(a.difference) || (a.nodeId < b.nodeId ? -1 : 1),
    );
}
