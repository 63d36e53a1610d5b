import { createHash } from "node:crypto";
import type { Tree } from "@rufbaum/tree";
import { canonicalJson } from "@rufbaum/tree/graph";

/** The SHA-256 of the tree's canonical form: a call of the same tree is stored under it. */
export function treeVersion(tree: Tree): string {
  return createHash("sha256").update(canonicalJson(tree)).digest("hex");
}
