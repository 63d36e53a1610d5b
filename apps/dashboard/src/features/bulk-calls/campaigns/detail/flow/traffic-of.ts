import type { Tree } from "@rufbaum/tree";
import type { Weights } from "@rufbaum/tree/drawing";
import type { CampaignFlow } from "../../../../../api/campaign-detail.ts";
import { waysOf } from "./ways-of.ts";

/** The calls as the simulation's flow is drawn; of calls nobody says that they failed at a node. */
export function trafficOf(
  flow: Pick<CampaignFlow, "nodes" | "ways" | "calls">,
  tree: Tree,
): Weights {
  const ids = new Set(tree.nodes.map(({ id }) => id));
  const nodes = Object.entries(flow.nodes).filter(([id]) => ids.has(id));
  return {
    // Calls that a machine answered walk the tree, too.
    runs: nodes.reduce((most, [, runs]) => Math.max(most, runs), flow.calls),
    nodes: Object.fromEntries(nodes.map(([id, runs]) => [id, { runs, failures: 0 }])),
    ways: waysOf(flow.ways, ids),
  };
}
