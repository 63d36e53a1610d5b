import type { Tree } from "@rufbaum/tree";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { treeSnapshots, treeVersions } from "../schema/trees.ts";
import { saveSnapshot } from "./snapshots.ts";

/** A published version, with the tree as it was then. `publishedAt` in milliseconds since 1970. */
export interface TreeVersion {
  number: number;
  publishedAt: number;
  note: string | null;
  tree: Tree;
}

/**
 * Freezes a tree as its next version. `number` is the last one plus 1; should somebody publish at
 * the same instant, the second one fails on the key and nothing is stored of it.
 */
export async function insertTreeVersion(
  db: Database,
  { tree, note, publishedAt }: { tree: Tree; note: string | null; publishedAt: number },
): Promise<TreeVersion> {
  return db.transaction(async (tx) => {
    const last = await findPublished(tx, tree.id);
    const number = (last?.number ?? 0) + 1;
    const snapshotId = await saveSnapshot(tx, tree);
    await tx
      .insert(treeVersions)
      .values({ treeId: tree.id, number, snapshotId, publishedAt, note });
    return { number, publishedAt, note, tree };
  });
}

/** All versions of a tree, the newest first. */
export async function listTreeVersions(db: Database, treeId: string): Promise<TreeVersion[]> {
  return versions(db).where(eq(treeVersions.treeId, treeId)).orderBy(desc(treeVersions.number));
}

export async function findTreeVersion(
  db: Database,
  treeId: string,
  number: number,
): Promise<TreeVersion | null> {
  const isMeant = and(eq(treeVersions.treeId, treeId), eq(treeVersions.number, number));
  const [version] = await versions(db).where(isMeant);
  return version ?? null;
}

/** The newest version: what campaigns and inbound calls walk. */
export async function findPublished(db: Database, treeId: string): Promise<TreeVersion | null> {
  const [version] = await versions(db)
    .where(eq(treeVersions.treeId, treeId))
    .orderBy(desc(treeVersions.number))
    .limit(1);
  return version ?? null;
}

function versions(db: Database) {
  return db
    .select({
      number: treeVersions.number,
      publishedAt: treeVersions.publishedAt,
      note: treeVersions.note,
      tree: treeSnapshots.document,
    })
    .from(treeVersions)
    .innerJoin(treeSnapshots, eq(treeSnapshots.id, treeVersions.snapshotId))
    .$dynamic();
}
