import type { NodeKind } from "@rufbaum/tree";
import { NODE_KINDS } from "@rufbaum/tree/graph";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import {
  AlignStartVertical,
  ArrowUpRight,
  ClipboardPaste,
  Copy,
  CopyPlus,
  type LucideIcon,
  Maximize,
  Network,
  Pencil,
  Plus,
  Scissors,
  Search,
  SquareDashed,
  StickyNote,
  TextCursorInput,
  Trash2,
} from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { actionTexts } from "../../../messages/actions.ts";
import { messages } from "../../../messages/index.ts";
import { MenuAt } from "../../../ui/menu-at.tsx";
import { MenuItem, MenuLine, MenuSub } from "../../../ui/menu-items.tsx";
import { KindIcon } from "../../trees/kind-icon.tsx";
import { contextMenuAtom, type MenuTarget, selectionAtom } from "../editor/view.ts";
import type { ActionId } from "./action.ts";
import { actionStateAtom, runActionAtom } from "./action-atoms.ts";
import { keysOfAction } from "./action-button.tsx";
import { actionOf } from "./registry.ts";

const texts = () => actionTexts().menu;

/** The menu of whatever was clicked with the right button, or has the focus at the menu key. */
export function CanvasMenu() {
  const [menu, setMenu] = useAtom(contextMenuAtom);
  const selection = useAtomValue(selectionAtom);
  if (!menu) return null;
  const { target } = menu;
  const count = selection.nodes.size + selection.notes.size;
  const groups = count > 1 && target.type !== "canvas" ? SELECTION : MENUS[target.type];
  return (
    <MenuAt
      key={`${menu.at.x} ${menu.at.y}`}
      at={menu.at}
      label={target.type === "canvas" ? texts().canvas : texts().selection}
      onClose={() => setMenu(null)}
    >
      {groups.map((group, index) => (
        <Fragment key={group.join()}>
          {index > 0 && <MenuLine />}
          {group.map((entry) => (
            <Entry key={entry} entry={entry} />
          ))}
        </Fragment>
      ))}
    </MenuAt>
  );
}

type Entry = ActionId | "add-sub" | "arrange-sub";

const CLIPBOARD: readonly Entry[] = ["cut", "copy", "duplicate"];
const SELECTION: readonly (readonly Entry[])[] = [CLIPBOARD, ["arrange-sub"], ["delete"]];
const MENUS: Record<MenuTarget["type"], readonly (readonly Entry[])[]> = {
  node: [["edit-node", "write-node", "connect"], CLIPBOARD, ["delete"]],
  note: [CLIPBOARD, ["delete"]],
  edge: [["delete"]],
  canvas: [
    ["add-sub", "add-note", "paste"],
    ["select-all", "auto-layout"],
    ["zoom-fit", "search"],
  ],
};

const ICONS: Partial<Record<ActionId, LucideIcon>> = {
  "edit-node": Pencil,
  "write-node": TextCursorInput,
  connect: ArrowUpRight,
  cut: Scissors,
  copy: Copy,
  duplicate: CopyPlus,
  paste: ClipboardPaste,
  delete: Trash2,
  "add-note": StickyNote,
  "select-all": SquareDashed,
  "auto-layout": Network,
  "zoom-fit": Maximize,
  search: Search,
};

const ARRANGING = [
  "align-left",
  "align-center",
  "align-right",
  "align-top",
  "align-middle",
  "align-bottom",
  "distribute-horizontal",
  "distribute-vertical",
] as const;

function Entry({ entry }: { entry: Entry }) {
  if (entry === "add-sub") {
    return (
      <MenuSub icon={<Plus />} label={texts().add}>
        {NODE_KINDS.map((kind) => (
          <KindItem key={kind} kind={kind} />
        ))}
      </MenuSub>
    );
  }
  if (entry === "arrange-sub") {
    return (
      <MenuSub icon={<AlignStartVertical />} label={texts().arrange}>
        {ARRANGING.map((id) => (
          <ActionItem key={id} id={id} />
        ))}
      </MenuSub>
    );
  }
  const Icon = ICONS[entry];
  return <ActionItem id={entry} icon={Icon && <Icon />} />;
}

function KindItem({ kind }: { kind: NodeKind }) {
  return (
    <ActionItem
      id={`add-${kind}`}
      label={messages().tree.kinds[kind]}
      icon={<KindIcon kind={kind} />}
    />
  );
}

function ActionItem({ id, label, icon }: { id: ActionId; label?: string; icon?: ReactNode }) {
  const run = useSetAtom(runActionAtom);
  const state = useAtomValue(actionStateAtom);
  const action = actionOf(id);
  return (
    <MenuItem
      icon={icon}
      keys={keysOfAction(id)}
      isDangerous={id === "delete"}
      disabled={!action.isEnabled(state)}
      onSelect={() => run(id)}
    >
      {label ?? action.label()}
    </MenuItem>
  );
}
