import { type ReactNode, useState } from "react";
import type { TreeEntry } from "../../api/trees.ts";
import { messages } from "../../messages/index.ts";
import { classNames } from "../../ui/class-names.ts";
import { ActiveDot } from "./active-dot.tsx";
import { NameField } from "./name-field.tsx";
import { TreeMenu } from "./tree-menu.tsx";
import { useTreeDeeds } from "./use-tree-deeds.ts";

const texts = () => messages().builder.trees;

/** A tree in a list: chosen by a click, renamed in its place by F2 or a double click. */
export function TreeItem({
  tree,
  isCurrent,
  onChoose,
  end,
  className,
}: {
  tree: TreeEntry;
  isCurrent: boolean;
  onChoose(): void;
  end?: ReactNode;
  className?: string;
}) {
  const [isRenaming, setRenaming] = useState(false);
  const { rename } = useTreeDeeds();

  function renamed(name: string | null): void {
    setRenaming(false);
    if (name !== null && name !== tree.name) void rename(tree, name);
  }

  return (
    <li
      className={classNames(
        "group flex items-center rounded-lg transition-colors",
        isCurrent ? "bg-hover" : "hover:bg-hover",
        className,
      )}
    >
      {isRenaming ? (
        <div className="flex min-w-0 flex-1 items-center gap-2 pr-1 pl-2">
          <ActiveDot isActive={tree.isActive} />
          <NameField label={texts().newName(tree.name)} initial={tree.name} onDone={renamed} />
        </div>
      ) : (
        <>
          <button
            type="button"
            aria-current={isCurrent ? "true" : undefined}
            onClick={onChoose}
            onDoubleClick={() => setRenaming(true)}
            onKeyDown={(event) => {
              if (event.key !== "F2") return;
              event.preventDefault();
              setRenaming(true);
            }}
            className={classNames(
              "flex h-full min-w-0 flex-1 items-center gap-2 rounded-lg pl-2 text-left text-13 focus-visible:-outline-offset-2",
              !isCurrent && "text-muted group-hover:text-ink",
            )}
          >
            <ActiveDot isActive={tree.isActive} />
            <span className="min-w-0 flex-1 truncate">{tree.name}</span>
            {end}
          </button>
          <TreeMenu
            tree={tree}
            onRename={() => setRenaming(true)}
            className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100"
          />
        </>
      )}
    </li>
  );
}
