import { useSetAtom } from "jotai";
import type { TreeEntry } from "../../../api/trees.ts";
import { chosenTreeAtom, useSelectedTree } from "../../../app/selection.ts";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { TreeItem } from "../../trees/tree-item.tsx";

export function TreeRow({ tree }: { tree: TreeEntry }) {
  const choose = useSetAtom(chosenTreeAtom);
  const isCurrent = useSelectedTree()?.id === tree.id;
  return (
    <TreeItem
      tree={tree}
      isCurrent={isCurrent}
      onChoose={() => choose(tree.id)}
      className="h-9"
      end={
        <span className="text-12 text-muted figures">
          {messages().tree.nodes(formats().whole(tree.nodes))}
        </span>
      }
    />
  );
}
