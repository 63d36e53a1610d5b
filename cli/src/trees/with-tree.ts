import type { Connection } from "../connection/connection.ts";
import { type Context, withConnection } from "../context.ts";
import { pick } from "../pick.ts";
import { findTree, refuseFile, TREES, type TreeEntry } from "./find-tree.ts";

/**
 * Works with a tree that is stored. A file is refused, and a name that new data would not have finds none:
 * nobody who mistypes it is given an empty data folder.
 */
export function withTree<Result>(
  context: Context,
  wanted: string,
  work: (connection: Connection, tree: TreeEntry) => Promise<Result>,
): Promise<Result> {
  refuseFile(wanted);
  return withConnection(
    context,
    async (connection) => work(connection, await findTree(connection.client, wanted)),
    { beforeNew: () => isInNewData(wanted) },
  );
}

/** Refuses what is no tree of new data, which hold the sample alone. */
export async function isInNewData(wanted: string): Promise<void> {
  const { sampleTree } = await import("@rufbaum/tree/sample");
  const { name } = sampleTree({ id: "", createdAt: "" });
  pick([{ id: "", name }], wanted, TREES);
}
