import type { Tree } from "@rufbaum/tree";
import { useSetAtom } from "jotai";
import { CircleCheck, Download, Ellipsis, Trash2 } from "lucide-react";
import { exportTree, useActivateTree } from "../../../api/trees.ts";
import { chosenTreeAtom, useSelectedTree } from "../../../app/selection.ts";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { formatCount } from "../../../format/numbers.ts";
import { messages } from "../../../messages/index.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Menu, MenuItem, MenuLine } from "../../../ui/menu.tsx";
import { ActiveDot } from "../../trees/active-dot.tsx";

const texts = messages.builder.trees;

export function TreeRow({ tree, onDelete }: { tree: Tree; onDelete(): void }) {
  const choose = useSetAtom(chosenTreeAtom);
  const isCurrent = useSelectedTree()?.id === tree.id;
  const activate = useActivateTree();

  function makeActive(): void {
    activate.mutate(tree.id, {
      onSuccess: () => showToast({ tone: "success", title: texts.madeActive(tree.name) }),
      onError: (error) => showFailure(texts.failed, error),
    });
  }

  return (
    <li
      className={classNames(
        "group flex h-9 items-center rounded-lg transition-colors",
        isCurrent ? "bg-hover" : "hover:bg-hover",
      )}
    >
      <button
        type="button"
        aria-current={isCurrent ? "true" : undefined}
        onClick={() => choose(tree.id)}
        className="flex h-full min-w-0 flex-1 items-center gap-2 rounded-lg pl-2 text-left text-13 focus-visible:-outline-offset-2"
      >
        <ActiveDot isActive={tree.isActive} />
        <span className="min-w-0 flex-1 truncate">{tree.name}</span>
        <span className="text-12 text-muted figures">
          {messages.tree.nodes(formatCount(tree.nodes.length))}
        </span>
      </button>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={texts.actions(tree.name)}
            className="mx-0.5 inline-flex size-8 items-center justify-center rounded-md text-muted hover:text-ink focus-visible:-outline-offset-2 [&_svg]:size-4"
          >
            <Ellipsis />
          </button>
        }
      >
        <MenuItem icon={<CircleCheck />} disabled={tree.isActive} onSelect={makeActive}>
          {texts.makeActive}
        </MenuItem>
        <MenuItem
          icon={<Download />}
          onSelect={() => exportTree(tree).catch((error) => showFailure(texts.failed, error))}
        >
          {texts.export}
        </MenuItem>
        <MenuLine />
        <MenuItem icon={<Trash2 />} isDangerous onSelect={onDelete}>
          {texts.delete}
        </MenuItem>
      </Menu>
    </li>
  );
}
