import type { Tree } from "@rufbaum/tree";
import { oneLine } from "../output/printable.ts";

/** Names nodes by their titles, else by their ids, safe to show in a line. */
export function nodeTitles({ nodes }: Pick<Tree, "nodes">): (id: string) => string {
  const titles = new Map(nodes.map(({ id, title }) => [id, oneLine(title)]));
  // A tree without a beginning is left before any of its nodes.
  return (id) => titles.get(id) || oneLine(id) || "(no node)";
}
