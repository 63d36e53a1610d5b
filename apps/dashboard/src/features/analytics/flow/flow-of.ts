import type { SimulationResult } from "@rufbaum/simulation";
import { reachedIn } from "@rufbaum/simulation/result";
import type { Weights } from "@rufbaum/tree/drawing";

/** What went through a tree: as `nodes` and `ways`, of those who were reached, and not of mailboxes. */
export function flowOf(
  result: Pick<SimulationResult, "totalRuns" | "mailboxes" | "nodes" | "ways">,
): Weights {
  return { runs: reachedIn(result), nodes: result.nodes, ways: result.ways };
}
