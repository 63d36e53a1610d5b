import type { Tree } from "@rufbaum/tree";
import { ask, type Client } from "../client.ts";
import { pick } from "../pick.ts";

export function listTrees(client: Client): Promise<Tree[]> {
  return ask(client, client.api.api["decision-trees"].get());
}

/** The tree that is meant by an id, a name, or the start of either. */
export async function findTree(client: Client, wanted: string): Promise<Tree> {
  return pick(await listTrees(client), wanted, { noun: "tree", list: "rufbaum tree list" });
}
