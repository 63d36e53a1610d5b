import type { Tree } from "@rufbaum/tree";
import { ask, type Client } from "../client.ts";
import { CliError, wrongInput } from "../errors.ts";
import { findTree, listTrees, type TreeEntry } from "../trees/find-tree.ts";

/** Whose calls are meant: those of the named tree, else of the tree itself, where the server knows it. */
export async function callsMadeWith(
  client: Client,
  tree: Tree,
  named: string | undefined,
): Promise<string> {
  if (named !== undefined) return (await findTree(client, named)).id;
  if ((await listTrees(client)).some(({ id }) => id === tree.id)) return tree.id;
  throw wrongInput(
    "The file does not say which calls are meant: its tree is none of the server's.",
    {
      reason: "unknown-tree",
      hint: "Name the tree that the calls were made with: --tree <id or name>.",
    },
  );
}

/** Of the last calls that are looked at. */
const LOOKED_AT = 1_000;

/** The tree that most of the last calls were made with. */
export async function mostCalledTree(
  client: Client,
  since: string | undefined,
): Promise<TreeEntry> {
  const query = { limit: LOOKED_AT, ...(since !== undefined && { since }) };
  const calls = await ask(client, client.api.api.calls.get({ query }));
  const counts = new Map<string, number>();
  for (const { treeId } of calls) counts.set(treeId, (counts.get(treeId) ?? 0) + 1);
  const trees = await listTrees(client);
  const [most] = trees
    .filter(({ id }) => counts.has(id))
    .sort((one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0));
  if (most) return most;
  throw new CliError("There have been no calls with any of the trees.", {
    reason: "no-calls",
    hint: "Name a tree, or an earlier --since.",
  });
}
