import type { Tree } from "@rufbaum/tree";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { treeSnapshots, treeVersions } from "../schema/trees.ts";
import { loadSnapshot, saveSnapshot } from "./snapshots.ts";
import { lockDraft } from "./trees.ts";

/** A published version, with the tree as it was then. `publishedAt` in milliseconds since 1970. */
export interface TreeVersion {
  number: number;
  publishedAt: number;
  note: string | null;
  tree: Tree;
}

/** A version without its tree, and how large that is. */
export type TreeVersionSummary = Omit<TreeVersion, "tree"> & { nodes: number; connections: number };

/**
 * Freezes a tree's draft as its next version while nobody else can edit or publish it, and answers
 * its newest version; `null` if there is no such tree. `isWanted` looks at the draft and at the last
 * version: if it says no, that one stays the newest; what it throws is thrown.
 */
export async function publishTree(
  db: Database,
  treeId: string,
  {
    note,
    publishedAt,
    isWanted = () => true,
  }: {
    note: string | null;
    publishedAt: number;
    isWanted?(tree: Tree, last: TreeVersion | null): boolean;
  },
): Promise<TreeVersion | null> {
  return db.transaction(async (tx) => {
    const draft = await lockDraft(tx, treeId);
    if (!draft) return null;
    const { tree } = draft;
    const last = await findPublished(tx, treeId);
    if (!isWanted(tree, last)) return last;
    const number = (last?.number ?? 0) + 1;
    const snapshotId = await saveSnapshot(tx, tree, publishedAt);
    await tx.insert(treeVersions).values({ treeId, number, snapshotId, publishedAt, note });
    return { number, publishedAt, note, tree };
  });
}

/**
 * All versions of a tree, the newest first. The trees are read one by one: a hundred large ones at
 * once held calls up for a quarter of a second, and SQL can't count in a document with `\u0000`.
 */
export async function listTreeVersions(
  db: Database,
  treeId: string,
): Promise<TreeVersionSummary[]> {
  const { number, publishedAt, note, snapshotId } = treeVersions;
  const rows = await db
    .select({ number, publishedAt, note, snapshotId })
    .from(treeVersions)
    .where(eq(treeVersions.treeId, treeId))
    .orderBy(desc(treeVersions.number));
  const summaries: TreeVersionSummary[] = [];
  for (const { snapshotId, ...version } of rows) {
    const tree = await loadSnapshot(db, snapshotId);
    if (tree) summaries.push(summaryOf({ ...version, tree }));
  }
  return summaries;
}

export function summaryOf({ tree, ...version }: TreeVersion): TreeVersionSummary {
  return { ...version, nodes: tree.nodes.length, connections: tree.connections.length };
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

/** Which version a snapshot of the tree is, the newest one; `null` where it was never published. */
export async function findVersionOfSnapshot(
  db: Database,
  { treeId, snapshotId }: { treeId: string; snapshotId: string },
): Promise<number | null> {
  const [version] = await db
    .select({ number: treeVersions.number })
    .from(treeVersions)
    .where(and(eq(treeVersions.treeId, treeId), eq(treeVersions.snapshotId, snapshotId)))
    .orderBy(desc(treeVersions.number))
    .limit(1);
  return version?.number ?? null;
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
