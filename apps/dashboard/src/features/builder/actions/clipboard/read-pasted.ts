import type { TreeNode } from "@rufbaum/tree";
import type { Fragment } from "@rufbaum/tree/editing";
import { LONGEST_TEXT, textOf } from "@rufbaum/tree/graph";

/** What lay in the clipboard. */
export type Pasted =
  | { kind: "fragment"; fragment: Fragment }
  /** A whole document; `fragment` is `null` where only an import can say what is wrong with it. */
  | { kind: "tree"; name: string; text: string; fragment: Fragment | null }
  | { kind: "refused"; because: "empty" | "rubbish" | "too-large" }
  | { kind: "refused"; because: "too-long"; title: string };

/** As large as a file that can be imported. */
const MOST_CHARACTERS = 10 * 1024 * 1024;

/** The schemas come with the first paste that may be one. */
export async function readPasted(text: string): Promise<Pasted> {
  if (text.trim() === "") return { kind: "refused", because: "empty" };
  if (text.length > MOST_CHARACTERS) return { kind: "refused", because: "too-large" };
  const { readFragment } = await import("@rufbaum/tree/editing/fragment");
  const fragment = readFragment(text);
  if (fragment) {
    const long = tooLong(fragment);
    return long
      ? { kind: "refused", because: "too-long", title: long.title }
      : { kind: "fragment", fragment };
  }
  const tree = treeIn(text);
  if (!tree) return { kind: "refused", because: "rubbish" };
  const name = typeof tree.name === "string" ? tree.name.trim() : "";
  const { nodes, connections = [], notes = [] } = tree;
  const part = readFragment(
    JSON.stringify({ rufbaum: "fragment", version: 1, nodes, connections, notes }),
  );
  return { kind: "tree", name, text, fragment: part && !tooLong(part) ? part : null };
}

/** A node whose text is longer than any may be. */
function tooLong({ nodes }: Fragment): TreeNode | undefined {
  return nodes.find((node) => textOf(node).length > LONGEST_TEXT);
}

interface TreeLike {
  name?: unknown;
  nodes: unknown[];
  connections?: unknown;
  notes?: unknown;
}

function treeIn(text: string): TreeLike | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const isTree =
    typeof value === "object" &&
    value !== null &&
    "nodes" in value &&
    Array.isArray(value.nodes) &&
    !("rufbaum" in value);
  return isTree ? (value as TreeLike) : null;
}
