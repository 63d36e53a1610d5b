import type { Tree } from "@rufbaum/tree";
import type { Database } from "../database.ts";
import { replaceTreeDocument } from "../queries/tree-documents.ts";
import { findDraft } from "../queries/trees.ts";

/** Edits a tree the way the server stores edits. Throws where it is not there, or somebody is quicker. */
export async function changeTree(
  db: Database,
  id: string,
  change: (tree: Tree) => Tree,
): Promise<void> {
  const draft = await findDraft(db, id);
  if (!draft) throw new Error(`there is no tree ${id}`);
  const tree = change(draft.tree);
  const version = await replaceTreeDocument(db, {
    id,
    version: draft.version,
    name: tree.name,
    text: JSON.stringify(tree),
    nodes: tree.nodes.length,
    connections: tree.connections.length,
  });
  if (version === null) throw new Error(`somebody else has changed tree ${id}`);
}
