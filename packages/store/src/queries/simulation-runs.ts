import type { Tree } from "@rufbaum/tree";
import { desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { simulationRuns } from "../schema/simulation-runs.ts";
import { treeSnapshots } from "../schema/trees.ts";
import { storableText } from "../storable-text.ts";
import { saveSnapshot } from "./snapshots.ts";

/** A simulation with all it took and came to. Times in milliseconds. */
export type SimulationRunRecord = typeof simulationRuns.$inferSelect & { tree: Tree };

/** A simulation as it is listed. */
export type SimulationRunSummary = Omit<SimulationRunRecord, "tree" | "personas" | "result">;

export type NewSimulationRun = Omit<SimulationRunRecord, "snapshotId" | "treeId" | "treeName">;

/** Stores a run with its tree, and forgets the oldest of that tree beyond `keep`. */
export async function insertSimulationRun(
  db: Database,
  { tree, ...run }: NewSimulationRun,
  { keep }: { keep: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const snapshotId = await saveSnapshot(tx, tree, run.createdAt);
    const treeName = storableText(tree.name);
    await tx.insert(simulationRuns).values({ ...run, treeId: tree.id, treeName, snapshotId });
    const old = tx
      .select({ id: simulationRuns.id })
      .from(simulationRuns)
      .where(eq(simulationRuns.treeId, tree.id))
      .orderBy(...newestFirst)
      .offset(keep);
    await tx.delete(simulationRuns).where(inArray(simulationRuns.id, old));
  });
}

/** The newest first. */
export async function listSimulationRuns(
  db: Database,
  { treeId, limit }: { treeId: string | null; limit: number },
): Promise<SimulationRunSummary[]> {
  const { personas: _personas, result: _result, ...listed } = getTableColumns(simulationRuns);
  return db
    .select(listed)
    .from(simulationRuns)
    .where(treeId === null ? undefined : eq(simulationRuns.treeId, treeId))
    .orderBy(...newestFirst)
    .limit(limit);
}

export async function findSimulationRun(
  db: Database,
  id: string,
): Promise<SimulationRunRecord | null> {
  const [row] = await db
    .select({ ...getTableColumns(simulationRuns), tree: treeSnapshots.document })
    .from(simulationRuns)
    .innerJoin(treeSnapshots, eq(treeSnapshots.id, simulationRuns.snapshotId))
    .where(eq(simulationRuns.id, id));
  return row ?? null;
}

/** What a run came to, as the text that is stored; `null` where there is none. */
export async function findSimulationResult(db: Database, id: string): Promise<string | null> {
  const [row] = await db
    .select({ text: sql<string>`${simulationRuns.result}::text` })
    .from(simulationRuns)
    .where(eq(simulationRuns.id, id));
  return row?.text ?? null;
}

/** Whether there was such a run. */
export async function deleteSimulationRun(db: Database, id: string): Promise<boolean> {
  const deleted = await db
    .delete(simulationRuns)
    .where(eq(simulationRuns.id, id))
    .returning({ id: simulationRuns.id });
  return deleted.length > 0;
}

const newestFirst = [desc(simulationRuns.createdAt), desc(simulationRuns.id)];
