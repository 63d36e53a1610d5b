import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { useTrees } from "../../api/trees.ts";
import { chosenTreeAtom, useSelectedTree } from "../../app/selection.ts";
import { messages } from "../../messages/index.ts";
import { classNames } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TreeItem } from "../trees/tree-item.tsx";
import { TreeInitials } from "./tree-initials.tsx";

const texts = () => messages().frame;

/** Every tree; choosing one opens it in the builder. */
export function TreeList({ onChoose, isFolded }: { onChoose(): void; isFolded: boolean }) {
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
    <div
      className={classNames(
        "flex min-h-0 flex-1 flex-col",
        isFolded ? "mt-2.5 border-t border-line pt-2.5" : "mt-5",
      )}
    >
      <h2 className={isFolded ? "sr-only" : "px-4.5 pb-1 font-medium text-12 text-faint"}>
        {texts().trees}
      </h2>
      <div className="min-h-0 flex-1 overflow-y-auto [scrollbar-width:thin]">
        <ul className="space-y-px px-2.5 pb-3">
          {isPending &&
            [1, 2, 3].map((row) => (
              <li key={row} className="flex h-8 items-center px-2">
                <Skeleton className={isFolded ? "h-3.5 w-5" : "h-3.5 w-36"} />
              </li>
            ))}
          {trees?.length === 0 && (
            <li className={isFolded ? "sr-only" : "px-2 py-1 text-13 text-muted"}>
              {texts().noTrees}
            </li>
          )}
          {trees?.map((tree) => {
            const isCurrent = path === "/" && tree.id === selected?.id;
            const item = { tree, isCurrent, onChoose: () => open(tree.id) };
            return isFolded ? (
              <TreeInitials key={tree.id} {...item} />
            ) : (
              <TreeItem key={tree.id} {...item} className="h-8" />
            );
          })}
        </ul>
      </div>
    </div>
  );
}
