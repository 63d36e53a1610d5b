import type { Tree } from "@rufbaum/tree";
import { ask, type Client } from "../client.ts";
import { wrongInput } from "../errors.ts";
import { pick } from "../pick.ts";

/** A tree without what is in it. */
export type TreeEntry = Exclude<Awaited<ReturnType<typeof readTrees>>[number], Tree>;

export async function listTrees(client: Client): Promise<TreeEntry[]> {
  return (await readTrees(client)) as TreeEntry[];
}

function readTrees(client: Client) {
  return ask(client, client.api.api["decision-trees"].get({ query: { view: "list" } }));
}

/** The whole tree of that id. */
export function loadTree(client: Client, id: string): Promise<Tree> {
  return ask(client, client.api.api["decision-trees"]({ id: encodeURIComponent(id) }).get());
}

/**
 * Refuses a file where only a tree that is stored can be meant, before any data are opened: who names a
 * file may have no data folder at all, and is given none.
 */
export function refuseFile(wanted: string): void {
  if (wanted !== "-" && !wanted.endsWith(".json")) return;
  throw wrongInput(`"${wanted}" is a file; this command takes the name or id of a stored tree.`, {
    reason: "file-for-tree",
    hint: "Files are taken by `rufbaum tree lint`, `tree render`, `tree import` and `rufbaum chat`.",
  });
}

/** The tree that is meant by an id, a name, or the start of either. */
export async function findTree(client: Client, wanted: string): Promise<TreeEntry> {
  return pick(await listTrees(client), wanted, TREES);
}

/** How a tree that is not found is spoken of. */
export const TREES = { noun: "tree", list: "rufbaum tree list" } as const;
