import type { Tree } from "@rufbaum/tree";
import { compareTrees } from "@rufbaum/tree/editing";
import type { Chat } from "./chat.ts";

/** Whether the tree was changed in something that a conversation would notice. */
export function isOutdated({ source }: Pick<Chat, "source">, tree: Tree): boolean {
  if (source === tree) return false;
  const { fields, nodes, connections } = compareTrees(source, tree);
  return (
    "settings" in fields ||
    [nodes, connections].some(
      ({ added, removed, changed }) => added.length + removed.length + changed.length > 0,
    )
  );
}
