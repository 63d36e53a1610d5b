import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { actionTexts } from "../../../messages/actions.ts";
import { pageShortcutsAtom, type ShortcutGroup } from "../../shortcuts/shortcut-atoms.ts";
import { CanvasHelp } from "../help/canvas-help.tsx";
import { KnowledgeHost } from "../knowledge/knowledge-host.tsx";
import { TreeSearch } from "../search/tree-search.tsx";
import type { ActionGroup } from "./action.ts";
import { keysOfAction } from "./action-button.tsx";
import { AlignBar } from "./align-bar.tsx";
import { CanvasMenu } from "./canvas-menu.tsx";
import { PastedTreeDialog } from "./clipboard/pasted-tree-dialog.tsx";
import { keyHintsAtom } from "./key-hints-atom.ts";
import { CanvasPickers } from "./pickers/canvas-pickers.tsx";
import { ACTIONS } from "./registry.ts";
import { useActionKeys } from "./use-action-keys.ts";
import { useClipboardKeys } from "./use-clipboard-keys.ts";
import { useRightPan } from "./use-right-pan.ts";
import { useWriting } from "./use-writing.ts";

/** Keyboard, clipboard, menus, search and help, laid over the canvas. */
export function CanvasActions() {
  useActionKeys();
  useClipboardKeys();
  useShortcutList();
  useRightPan();
  useWriting();
  return (
    <>
      <div className="@container pointer-events-none absolute inset-x-3 top-3 z-10">
        <div className="flex flex-wrap-reverse items-start justify-end gap-2 *:pointer-events-auto">
          <AlignBar />
          <TreeSearch />
        </div>
      </div>
      <div className="@container pointer-events-none absolute inset-x-4 bottom-4 z-10">
        <div className="pointer-events-auto w-fit @max-[560px]:mb-14">
          <CanvasHelp />
        </div>
      </div>
      <CanvasPickers />
      <CanvasMenu />
      <PastedTreeDialog />
      <KnowledgeHost />
    </>
  );
}

function listed(): ShortcutGroup[] {
  const { groups } = actionTexts();
  return (Object.keys(groups) as ActionGroup[]).map((group) => ({
    title: groups[group],
    entries: ACTIONS.filter((action) => action.group === group && action.shortcuts.length > 0).map(
      ({ label, shortcuts }) => ({ label: label(), shortcuts }),
    ),
  }));
}

function hints(): Record<string, string> {
  return Object.fromEntries(
    ACTIONS.flatMap(({ id }) => {
      const keys = keysOfAction(id);
      return keys === null ? [] : [[id, keys]];
    }),
  );
}

/** Tells the overview of shortcuts and the tooltips which keys there are. */
function useShortcutList(): void {
  const list = useSetAtom(pageShortcutsAtom);
  const hint = useSetAtom(keyHintsAtom);
  useEffect(() => {
    list(listed());
    hint(hints());
    return () => list([]);
  }, [list, hint]);
}
