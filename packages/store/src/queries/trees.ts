import type { Tree } from "@rufbaum/tree";
import { and, count, eq, inArray, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { simulationRuns } from "../schema/simulation-runs.ts";
import { trees } from "../schema/trees.ts";
import { storableText } from "../storable-text.ts";

/** A tree with the number of its state: each edit counts it up. */
export interface Draft {
  version: number;
  tree: Tree;
}

export async function findTree(db: Database, id: string): Promise<Tree | null> {
  return (await findDraft(db, id))?.tree ?? null;
}

export async function findDraft(db: Database, id: string): Promise<Draft | null> {
  const [row] = await db.select().from(trees).where(kept(id));
  return row ? draftOf(row) : null;
}

export async function countTrees(db: Database): Promise<number> {
  const [row] = await db.select({ count: count() }).from(trees).where(isNull(trees.deletedAt));
  return row?.count ?? 0;
}

/**
 * Stores a new tree; if it is active, no other one is afterwards. A deleted tree of the same id
 * makes room for good.
 */
export async function insertTree(db: Database, tree: Tree): Promise<Tree> {
  return db.transaction(async (tx) => {
    await makeRoom(tx, tree);
    await tx.insert(trees).values(rowOf(tree));
    return tree;
  });
}

/** Before a tree is inserted. */
export async function makeRoom(
  tx: Database,
  { id, isActive }: { id: string; isActive: boolean },
): Promise<void> {
  if (isActive) {
    await lockActivation(tx);
    await deactivateOthers(tx, id);
  }
  await tx.delete(trees).where(and(eq(trees.id, id), isNotNull(trees.deletedAt)));
}

/** A tree that nobody else changes until the transaction ends. */
export async function lockDraft(tx: Database, id: string): Promise<Draft | null> {
  const [row] = await tx.select().from(trees).where(kept(id)).for("update");
  return row ? draftOf(row) : null;
}

/** Makes a tree the active one, or not; whether there is such a tree. If not, nothing changes. */
export async function setActive(db: Database, id: string, isActive: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (isActive) await lockActivation(tx);
    const found = await tx.select({ id: trees.id }).from(trees).where(kept(id)).for("update");
    if (found.length === 0) return false;
    if (isActive) await deactivateOthers(tx, id);
    await tx.update(trees).set({ isActive }).where(eq(trees.id, id));
    return true;
  });
}

/** Whether there was such a tree. It can be brought back until it is purged. */
export async function deleteTree(db: Database, id: string, at: number): Promise<boolean> {
  const deleted = await db
    .update(trees)
    .set({ deletedAt: at })
    .where(kept(id))
    .returning({ id: trees.id });
  return deleted.length > 0;
}

/**
 * Brings a deleted tree back; `null` if it is not there any more. It is active again if it was, and
 * no other one was made active since.
 */
export async function undeleteTree(db: Database, id: string): Promise<Tree | null> {
  const [row] = await db
    .update(trees)
    .set({ deletedAt: null })
    .where(and(eq(trees.id, id), isNotNull(trees.deletedAt)))
    .returning();
  return row ? treeOf(row) : null;
}

/** Forgets trees that were deleted before this time, with their versions and simulations. */
export async function purgeTrees(db: Database, before: number): Promise<number> {
  return db.transaction(async (tx) => {
    const purged = await tx
      .delete(trees)
      .where(lt(trees.deletedAt, before))
      .returning({ id: trees.id });
    const ids = purged.map(({ id }) => id);
    await tx.delete(simulationRuns).where(inArray(simulationRuns.treeId, ids));
    return ids.length;
  });
}

function kept(id: string) {
  return and(eq(trees.id, id), isNull(trees.deletedAt));
}

/** One activation at a time, or two could meet in the index that allows one active tree. */
async function lockActivation(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('rufbaum.active-tree'))`);
}

/** Deleted ones, too: should they come back, another one is active. */
async function deactivateOthers(tx: Database, id: string): Promise<void> {
  await tx
    .update(trees)
    .set({ isActive: false })
    .where(and(eq(trees.isActive, true), ne(trees.id, id)));
}

function rowOf(tree: Tree) {
  const createdAt = Date.parse(tree.createdAt);
  if (Number.isNaN(createdAt)) {
    throw new TypeError(`Tree ${tree.id}: createdAt "${tree.createdAt}" is no ISO 8601 time.`);
  }
  return {
    id: tree.id,
    name: storableText(tree.name),
    isActive: tree.isActive,
    createdAt,
    document: tree,
    nodes: tree.nodes.length,
    connections: tree.connections.length,
  };
}

function draftOf(row: typeof trees.$inferSelect): Draft {
  return { version: row.version, tree: treeOf(row) };
}

function treeOf(row: typeof trees.$inferSelect): Tree {
  return { ...row.document, isActive: row.isActive };
}
