import { useSetAtom } from "jotai";
import type { KeyboardEvent } from "react";
import { isMac } from "../../shortcuts/platform.ts";
import { isPressed } from "../../shortcuts/shortcut.ts";
import { runActionAtom } from "../actions/action-atoms.ts";
import { actionOf } from "../actions/registry.ts";

/** Undo and redo by their keys, over the canvas, too; in a field they belong to what is typed. */
export function useHistoryKeys(): (event: KeyboardEvent) => void {
  const run = useSetAtom(runActionAtom);
  return (event) => {
    if (event.defaultPrevented || isField(event.target)) return;
    const mac = isMac();
    const pressed = (["undo", "redo"] as const).find((id) =>
      actionOf(id).shortcuts.some((shortcut) => isPressed(shortcut, event, mac)),
    );
    if (!pressed) return;
    event.preventDefault();
    run(pressed);
  };
}

function isField(target: EventTarget): boolean {
  return target instanceof Element && target.closest("input, textarea") !== null;
}
