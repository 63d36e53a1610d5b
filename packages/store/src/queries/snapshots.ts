import { createHash } from "node:crypto";
import type { Tree } from "@rufbaum/tree";
import { canonicalJson } from "@rufbaum/tree/graph";
import { and, asc, eq, gt, inArray, lt, notExists } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls } from "../schema/calls.ts";
import { campaigns } from "../schema/campaigns.ts";
import { simulationRuns } from "../schema/simulation-runs.ts";
import { treeSnapshots, treeVersions } from "../schema/trees.ts";

/**
 * Keeps the tree as it stands, at least for a while from `at` (milliseconds since 1970) on, and as
 * long as something refers to it. The same tree is kept once: its id is the SHA-256 of its
 * canonical JSON.
 */
export async function saveSnapshot(db: Database, tree: Tree, at: number): Promise<string> {
  const id = createHash("sha256").update(canonicalJson(tree)).digest("hex");
  await db
    .insert(treeSnapshots)
    .values({ id, document: tree, savedAt: at })
    .onConflictDoUpdate({
      target: treeSnapshots.id,
      set: { savedAt: at },
      setWhere: lt(treeSnapshots.savedAt, at - MINUTE),
    });
  return id;
}

/** Whoever says it more often than this need not be believed again. */
const MINUTE = 60_000;

export async function loadSnapshot(db: Database, id: string): Promise<Tree | null> {
  const [row] = await db.select().from(treeSnapshots).where(eq(treeSnapshots.id, id));
  return row?.document ?? null;
}

const SNAPSHOTS_AT_ONCE = 100;

/**
 * Forgets snapshots that nothing refers to and nobody meant to refer to since `before` (milliseconds
 * since 1970), a few at a time. Who saves one and refers to it later has that long: what is saved
 * anew meanwhile stays, and what is referred to at this very moment the database does not let go.
 * @returns how many
 */
export async function purgeSnapshots(
  db: Database,
  { before }: { before: number },
): Promise<number> {
  let purged = 0;
  let after = "";
  for (;;) {
    const some = await db
      .select({ id: treeSnapshots.id })
      .from(treeSnapshots)
      .where(gt(treeSnapshots.id, after))
      .orderBy(asc(treeSnapshots.id))
      .limit(SNAPSHOTS_AT_ONCE);
    after = some.at(-1)?.id ?? after;
    purged += await purgeOf(
      db,
      some.map(({ id }) => id),
      before,
    );
    if (some.length < SNAPSHOTS_AT_ONCE) return purged;
  }
}

async function purgeOf(db: Database, ids: readonly string[], before: number): Promise<number> {
  if (ids.length === 0) return 0;
  const referring = [calls, treeVersions, simulationRuns, campaigns].map((table) =>
    notExists(
      db.select({ id: table.snapshotId }).from(table).where(eq(table.snapshotId, treeSnapshots.id)),
    ),
  );
  const doomed = and(
    inArray(treeSnapshots.id, [...ids]),
    lt(treeSnapshots.savedAt, before),
    ...referring,
  );
  try {
    const purged = await db.delete(treeSnapshots).where(doomed).returning({ id: treeSnapshots.id });
    return purged.length;
  } catch (error) {
    // Somebody came to refer to one of them at this moment: there will be another time.
    if (isReferredTo(error)) return 0;
    throw error;
  }
}

/** PostgreSQL's `foreign_key_violation`. */
function isReferredTo(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23503";
}
