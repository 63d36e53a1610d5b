import { CircleCheck, Copy, Download, Ellipsis, Pencil, Trash2 } from "lucide-react";
import type { TreeEntry } from "../../api/trees.ts";
import { messages } from "../../messages/index.ts";
import { classNames } from "../../ui/class-names.ts";
import { Menu, MenuItem, MenuLine } from "../../ui/menu.tsx";
import { useTreeDeeds } from "./use-tree-deeds.ts";

const texts = () => messages().builder.trees;

/** What can be done with one tree of a list. */
export function TreeMenu({
  tree,
  onRename,
  className,
}: {
  tree: TreeEntry;
  onRename(): void;
  className?: string;
}) {
  const deeds = useTreeDeeds();
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={texts().actions(tree.name)}
          className={classNames(
            "mx-0.5 inline-flex size-7 shrink-0 items-center justify-center rounded-md text-muted hover:text-ink focus-visible:-outline-offset-2 [&_svg]:size-4",
            className,
          )}
        >
          <Ellipsis />
        </button>
      }
    >
      <MenuItem icon={<Pencil />} onSelect={onRename}>
        {texts().rename}
      </MenuItem>
      <MenuItem icon={<Copy />} onSelect={() => void deeds.duplicate(tree)}>
        {texts().duplicate}
      </MenuItem>
      <MenuItem
        icon={<CircleCheck />}
        disabled={tree.isActive}
        onSelect={() => void deeds.makeActive(tree)}
      >
        {texts().makeActive}
      </MenuItem>
      <MenuItem icon={<Download />} onSelect={() => void deeds.save(tree)}>
        {texts().export}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<Trash2 />} isDangerous onSelect={() => void deeds.remove(tree)}>
        {texts().delete}
      </MenuItem>
    </Menu>
  );
}
