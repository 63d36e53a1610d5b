import type { Tree } from "@rufbaum/tree";
import type { NodeNames } from "./node-names.ts";
import type { Path } from "./path-text.ts";
import type { CoveredPart, Deviation, SuiteCoverage } from "./report.ts";
import type { Suite } from "./schema.ts";
import { waysIn } from "./ways.ts";

/** What was reached of a tree, and what was not, in the order of the tree. */
export function coverageOf(
  tree: Tree,
  reached: { nodes: ReadonlySet<string>; ways: ReadonlySet<string> },
  names: NodeNames,
): SuiteCoverage {
  const ways = waysIn(tree).map(({ id, from, to, condition }) => {
    const key = condition === null ? "" : ` (${condition})`;
    return { id, label: `${names.titleOf(from)} → ${names.titleOf(to)}${key}` };
  });
  const nodes = tree.nodes.map(({ id }) => ({ id, label: names.titleOf(id) }));
  return { nodes: partOf(nodes, reached.nodes), connections: partOf(ways, reached.ways) };
}

function partOf(
  all: readonly { id: string; label: string }[],
  reached: ReadonlySet<string>,
): CoveredPart {
  const missing = all.filter(({ id }) => !reached.has(id));
  return { covered: all.length - missing.length, total: all.length, missing };
}

/** Percent; a tree without any of it is covered wholly. */
export function percentOf({ covered, total }: { covered: number; total: number }): number {
  return total === 0 ? 100 : (covered / total) * 100;
}

/** The limits that are missed. */
export function coverageDeviations(
  wanted: NonNullable<Suite["coverage"]>,
  coverage: SuiteCoverage,
  at: Path,
): Deviation[] {
  return PARTS.flatMap((part) => {
    const least = wanted[part];
    const { covered, total, missing } = coverage[part];
    const percent = percentOf({ covered, total });
    if (least === undefined || percent >= least) return [];
    const left = missing.map(({ label }) => label).join(", ");
    return [
      {
        at: [...at, part],
        line: null,
        what: `coverage of ${part}`,
        expected: `at least ${least} %`,
        actual: `${percent.toFixed(1)} % (${covered} of ${total}); not reached: ${left}`,
      },
    ];
  });
}

const PARTS = ["nodes", "connections"] as const;
