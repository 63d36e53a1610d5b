import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { useTrees } from "../../api/trees.ts";
import { chosenTreeAtom, useSelectedTree } from "../../app/selection.ts";
import { messages } from "../../messages/index.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TreeItem } from "../trees/tree-item.tsx";

const texts = () => messages().frame;

/** Every tree; choosing one opens it in the builder. */
export function TreeList({ onChoose }: { onChoose(): void }) {
  const { data: trees, isPending } = useTrees();
  const selected = useSelectedTree();
  const choose = useSetAtom(chosenTreeAtom);
  const [path, go] = useLocation();

  function open(id: string): void {
    choose(id);
    go("/");
    onChoose();
  }

  return (
    <div className="mt-5 flex min-h-0 flex-1 flex-col">
      <h2 className="px-4.5 pb-1 font-medium text-12 text-faint">{texts().trees}</h2>
      <div className="min-h-0 flex-1 overflow-y-auto [scrollbar-width:thin]">
        <ul className="space-y-px px-2.5 pb-3">
          {isPending &&
            [1, 2, 3].map((row) => (
              <li key={row} className="flex h-8 items-center px-2">
                <Skeleton className="h-3.5 w-36" />
              </li>
            ))}
          {trees?.length === 0 && (
            <li className="px-2 py-1 text-13 text-muted">{texts().noTrees}</li>
          )}
          {trees?.map((tree) => {
            const isCurrent = path === "/" && tree.id === selected?.id;
            return (
              <TreeItem
                key={tree.id}
                tree={tree}
                isCurrent={isCurrent}
                onChoose={() => open(tree.id)}
                className="h-8"
              />
            );
          })}
        </ul>
      </div>
    </div>
  );
}
