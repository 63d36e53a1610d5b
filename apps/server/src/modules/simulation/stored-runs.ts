import { treeVersion } from "@rufbaum/simulation";
import { type Database, findTree, type SimulationRunSummary } from "@rufbaum/store";
import type { Tree } from "@rufbaum/tree";

/** A stored simulation as it is listed. `createdAt` in milliseconds since 1970. */
export interface StoredRun {
  id: string;
  treeId: string;
  treeName: string;
  treeVersion: string;
  createdAt: number;
  totalRuns: number;
  seed: number;
  noise: number;
  /** Percent. */
  successRate: number;
  /** Milliseconds. */
  executionTime: number;
  /** Names. */
  personas: readonly string[];
  /** Whether the tree is still what was walked. */
  isTreeCurrent: boolean;
}

export async function viewRuns(
  db: Database,
  runs: readonly SimulationRunSummary[],
): Promise<StoredRun[]> {
  const current = new Map<string, ReadonlySet<string>>();
  for (const { treeId } of runs) {
    if (!current.has(treeId)) current.set(treeId, versionsOf(await findTree(db, treeId)));
  }
  return runs.map(({ snapshotId, runs: totalRuns, personaNames, ...run }) => ({
    ...run,
    totalRuns,
    personas: personaNames,
    isTreeCurrent: current.get(run.treeId)?.has(snapshotId) ?? false,
  }));
}

/** Whether a tree is active changes nothing of its conversations. */
function versionsOf(tree: Tree | null): ReadonlySet<string> {
  if (!tree) return new Set();
  return new Set([true, false].map((isActive) => treeVersion({ ...tree, isActive })));
}
