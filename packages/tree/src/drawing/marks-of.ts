import { pairOf } from "./pair-of.ts";

/** Where conversations have been on a drawing. */
export interface Marks {
  nodes: ReadonlySet<string>;
  ways: ReadonlySet<string>;
}

interface Way {
  id: string;
  source: string;
  target: string;
}

/**
 * What conversations have walked, each given as the ids of its nodes in the order of its visits. Of
 * several ways between two nodes the first one is marked; a leap has none.
 */
export function marksOf(ways: readonly Way[], paths: readonly (readonly string[])[]): Marks {
  const between = new Map<string, string>();
  for (const { id, source, target } of ways) {
    const pair = pairOf(source, target);
    if (!between.has(pair)) between.set(pair, id);
  }
  const steps = paths.flatMap((path) => path.slice(1).map((id, at) => pairOf(path[at] ?? "", id)));
  return {
    nodes: new Set(paths.flat()),
    ways: new Set(steps.flatMap((pair) => between.get(pair) ?? [])),
  };
}
