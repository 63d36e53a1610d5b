import { createHash } from "node:crypto";
import type { Tree } from "@rufbaum/tree";
import { canonicalJson } from "@rufbaum/tree/graph";
import { eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { treeSnapshots } from "../schema/trees.ts";

/** Keeps the tree as it stands. The same tree is kept once: its id is the SHA-256 of its canonical JSON. */
export async function saveSnapshot(db: Database, tree: Tree): Promise<string> {
  const id = createHash("sha256").update(canonicalJson(tree)).digest("hex");
  await db.insert(treeSnapshots).values({ id, document: tree }).onConflictDoNothing();
  return id;
}

export async function loadSnapshot(db: Database, id: string): Promise<Tree | null> {
  const [row] = await db.select().from(treeSnapshots).where(eq(treeSnapshots.id, id));
  return row?.document ?? null;
}
