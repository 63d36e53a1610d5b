import { getDefaultStore } from "jotai";
import { useState } from "react";
import type { StoredRun } from "../../../api/simulation.ts";
import { runSimulation } from "../running/run-simulation.ts";
import { runningAtom } from "../running/simulation-atoms.ts";

/** What became of leading the same conversations through the tree as it is now. */
export type Again =
  | { state: "none" | "running" | "refused" }
  | { state: "done"; runId: string; wasCurrent: boolean };

/** Leads a run's conversations once more: the same seed, number, noise and personas. */
export function useLeadAgain(run: StoredRun) {
  const [state, setState] = useState<Again>({ state: "none" });

  /** @param wasCurrent whether the run was led through the tree as it stood before the edit */
  async function lead(wasCurrent: boolean): Promise<void> {
    if (getDefaultStore().get(runningAtom)) {
      setState({ state: "refused" });
      return;
    }
    setState({ state: "running" });
    const { totalRuns: numSimulations, customers: personas, seed, noise } = run;
    const setup = { numSimulations, personas, seed, noise };
    const tree = { id: run.tree.id, name: run.treeName };
    const runId = await runSimulation(tree, setup, { isShown: false });
    setState(runId === null ? { state: "refused" } : { state: "done", runId, wasCurrent });
  }

  return { state, lead, forget: () => setState({ state: "none" }) };
}
