import type { NamedWay } from "@rufbaum/simulation";
import { type HardlyTried, hardlyTried } from "@rufbaum/simulation/result";
import type { Tree } from "@rufbaum/tree";
import type { ToldResult } from "@rufbaum/words/simulation";
import { formats } from "../output/formats.ts";
import type { Output } from "../output/output.ts";
import { oneLine } from "../output/printable.ts";
import { andMore } from "./conversations-to-read.ts";

const MOST_MISSING = 12;
const MOST_HARDLY_TRIED = 8;

/** Prints what of a tree the conversations came by, what not, and what was tried too little to judge. */
export function tellCoverage(
  result: ToldResult,
  {
    tree,
    ways,
    output,
    titleOf,
  }: {
    tree: Tree;
    ways: readonly NamedWay[];
    output: Output;
    titleOf(nodeId: string): string;
  },
): void {
  const { nodes, connections } = result.coverage;
  const byId = new Map(ways.map((way) => [way.id, way]));
  const named = (id: string) => {
    const way = byId.get(id);
    if (!way) return oneLine(id);
    const key = way.condition === null ? "" : ` (${oneLine(way.condition)})`;
    return `${titleOf(way.from)} → ${titleOf(way.to)}${key}`;
  };
  output.line();
  output.line(
    output.paint(
      "bold",
      `Coverage: ${nodes.covered} of ${plural(nodes.total, "node")}, ` +
        `${connections.covered} of ${plural(connections.total, "connection")}`,
    ),
  );
  if (nodes.missing.length > 0) {
    output.line(`  never reached: ${some(nodes.missing.map(titleOf))}`);
  }
  if (connections.missing.length > 0) {
    output.line(`  never walked: ${some(connections.missing.map(named))}`);
  }
  const rare = hardlyTried(result, tree);
  if (rare.length === 0) return;
  const more = andMore(rare.length, MOST_HARDLY_TRIED);
  const told = rare.slice(0, MOST_HARDLY_TRIED).map((one) => howRarely(one, titleOf));
  output.line(`  hardly tried: ${told.join("; ")}${more === null ? "" : `; ${more}`}`);
}

function howRarely(
  { nodeId, condition, meant, of }: HardlyTried,
  titleOf: (nodeId: string) => string,
): string {
  const times = meant === 1 ? "once" : `${formats.whole(meant)} times`;
  const how = meant === 0 ? "by nobody" : `meant ${times} of ${formats.whole(of)}`;
  return `${titleOf(nodeId)} → ${oneLine(condition)}, ${how}`;
}

function some(names: readonly string[]): string {
  const more = names.length - MOST_MISSING;
  const shown = names.slice(0, MOST_MISSING).join(", ");
  return more > 0 ? `${shown} and ${more} more` : shown;
}

function plural(count: number, noun: string): string {
  return `${formats.whole(count)} ${noun}${count === 1 ? "" : "s"}`;
}
