import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { treeSnapshots, trees, treeVersions } from "../schema/trees.ts";
import { storableText } from "../storable-text.ts";
import { makeRoom } from "./trees.ts";

/*
 * Trees as the text that they are stored as: large ones are read and written by somebody who does
 * not hold up calls meanwhile.
 */

/** A draft, whose document may be wrong about `isActive`: that is kept beside it. */
export interface TreeDocument {
  id: string;
  version: number;
  isActive: boolean;
  text: string;
}

export async function findTreeDocument(db: Database, id: string): Promise<TreeDocument | null> {
  const { version, isActive, document } = trees;
  const [row] = await db
    .select({ id: trees.id, version, isActive, text: sql<string>`${document}::text` })
    .from(trees)
    .where(and(eq(trees.id, id), isNull(trees.deletedAt)));
  return row ?? null;
}

/** Of a published version; `null` if there is none of this number. */
export async function findVersionDocument(
  db: Database,
  treeId: string,
  number: number,
): Promise<string | null> {
  const [row] = await db
    .select({ text: sql<string>`${treeSnapshots.document}::text` })
    .from(treeVersions)
    .innerJoin(treeSnapshots, eq(treeSnapshots.id, treeVersions.snapshotId))
    .where(and(eq(treeVersions.treeId, treeId), eq(treeVersions.number, number)));
  return row?.text ?? null;
}

/** Of a tree as a call or a simulation walked it. */
export async function findSnapshotDocument(db: Database, id: string): Promise<string | null> {
  const [row] = await db
    .select({ text: sql<string>`${treeSnapshots.document}::text` })
    .from(treeSnapshots)
    .where(eq(treeSnapshots.id, id));
  return row?.text ?? null;
}

/** Whether there is such a tree. */
export async function treeExists(db: Database, id: string): Promise<boolean> {
  const found = await db
    .select({ id: trees.id })
    .from(trees)
    .where(and(eq(trees.id, id), isNull(trees.deletedAt)));
  return found.length > 0;
}

/** Those of these trees that there are. */
export async function listExistingTrees(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: trees.id })
    .from(trees)
    .where(and(inArray(trees.id, [...ids]), isNull(trees.deletedAt)));
  return new Set(found.map(({ id }) => id));
}

/** A document to be stored, with what it holds. */
interface NewDocument {
  id: string;
  name: string;
  text: string;
  nodes: number;
  connections: number;
}

/** As `insertTree`; whether it was stored: if there is a tree of this id, nothing changes. */
export async function insertTreeDocument(
  db: Database,
  tree: NewDocument & { isActive: boolean; createdAt: number },
): Promise<boolean> {
  const { text, name, ...columns } = tree;
  try {
    await db.transaction(async (tx) => {
      await makeRoom(tx, tree);
      await tx
        .insert(trees)
        .values({ ...columns, name: storableText(name), document: sql`${text}::json` });
    });
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** PostgreSQL's `unique_violation`. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23505";
}

/**
 * Puts a document in the place of the one that is stored as `version`, and counts that up; the new
 * version, or `null` if somebody else was quicker, or the tree is gone.
 */
export async function replaceTreeDocument(
  db: Database,
  { id, version, name, text, nodes, connections }: NewDocument & { version: number },
): Promise<number | null> {
  const changed = await db
    .update(trees)
    .set({
      name: storableText(name),
      document: sql`${text}::json`,
      nodes,
      connections,
      version: version + 1,
    })
    .where(and(eq(trees.id, id), eq(trees.version, version), isNull(trees.deletedAt)))
    .returning({ version: trees.version });
  return changed[0]?.version ?? null;
}
