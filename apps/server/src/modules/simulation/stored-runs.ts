import { type Database, findTreeDocument, type SimulationRunSummary } from "@rufbaum/store";
import type { Reader } from "../../reader/reader.ts";

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
  reader: Reader,
): Promise<StoredRun[]> {
  const current = new Map<string, ReadonlySet<string>>();
  for (const { treeId } of runs) {
    if (current.has(treeId)) continue;
    const tree = await findTreeDocument(db, treeId);
    const versions = tree ? await reader.ask("versions-of-tree", { text: tree.text }) : [];
    current.set(treeId, new Set(versions));
  }
  return runs.map(({ snapshotId, runs: totalRuns, personaNames, ...run }) => ({
    ...run,
    totalRuns,
    personas: personaNames,
    isTreeCurrent: current.get(run.treeId)?.has(snapshotId) ?? false,
  }));
}
