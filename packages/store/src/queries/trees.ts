import type { Tree } from "@rufbaum/tree";
import { and, asc, count, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { trees } from "../schema/trees.ts";
import { storableText } from "../storable-text.ts";

/** Every tree, the oldest first. */
export async function listTrees(db: Database): Promise<Tree[]> {
  const rows = await db.select().from(trees).orderBy(asc(trees.createdAt), asc(trees.id));
  return rows.map(treeOf);
}

export async function findTree(db: Database, id: string): Promise<Tree | null> {
  const [row] = await db.select().from(trees).where(eq(trees.id, id));
  return row ? treeOf(row) : null;
}

export async function countTrees(db: Database): Promise<number> {
  const [row] = await db.select({ count: count() }).from(trees);
  return row?.count ?? 0;
}

/** Stores a new tree; if it is active, no other one is afterwards. */
export async function insertTree(db: Database, tree: Tree): Promise<Tree> {
  return db.transaction(async (tx) => {
    if (tree.isActive) await deactivateOthers(tx, tree.id);
    await tx.insert(trees).values(rowOf(tree));
    return tree;
  });
}

/** Puts `tree` in the place of the one with its id; `null` if there is none. */
export async function replaceTree(db: Database, tree: Tree): Promise<Tree | null> {
  return db.transaction(async (tx) => {
    if (tree.isActive) await deactivateOthers(tx, tree.id);
    const { id, ...columns } = rowOf(tree);
    const replaced = await tx.update(trees).set(columns).where(eq(trees.id, id)).returning();
    return replaced[0] ? treeOf(replaced[0]) : null;
  });
}

/** Whether there was such a tree. */
export async function deleteTree(db: Database, id: string): Promise<boolean> {
  const deleted = await db.delete(trees).where(eq(trees.id, id)).returning({ id: trees.id });
  return deleted.length > 0;
}

/** One activation at a time, or two could meet in the index that allows one active tree. */
async function deactivateOthers(tx: Database, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('rufbaum.active-tree'))`);
  await tx
    .update(trees)
    .set({ isActive: false })
    .where(and(eq(trees.isActive, true), ne(trees.id, id)));
}

function rowOf(tree: Tree): typeof trees.$inferInsert {
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
  };
}

function treeOf(row: typeof trees.$inferSelect): Tree {
  return { ...row.document, isActive: row.isActive };
}
