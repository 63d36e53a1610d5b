import { useStore } from "jotai";
import { useEffect } from "react";
import { isTyping } from "../../shortcuts/is-typing.ts";
import { isMac } from "../../shortcuts/platform.ts";
import { conditionOfPort } from "../canvas/flow-nodes.ts";
import { actionStateAtom, runActionAtom } from "./action-atoms.ts";
import { findAction } from "./find-action.ts";
import { focusAtom, pickerAtom, pointerAtom, searchOpenAtom } from "./ui-atoms.ts";

/** Listens to the keyboard for as long as the builder is there, and to where focus and pointer are. */
export function useActionKeys(): void {
  const store = useStore();
  useEffect(() => {
    const mac = isMac();
    const pointer = store.get(pointerAtom);

    function pressed(event: KeyboardEvent): void {
      if (MOVES_BY_KEY.has(event.key)) pointer.current = null;
      if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
      const action = findAction(event, { isMac: mac, place: placeOf(event.target) });
      if (!action || action.isClipboardKey) return;
      const isPossible = action.isEnabled(store.get(actionStateAtom));
      // The browser's own meaning, such as a bookmark at Ctrl+D, would surprise even when there is
      // nothing to do; a plain key that means nothing now is left alone.
      if (!isPossible && !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (isPossible && (!event.repeat || action.repeats)) store.set(runActionAtom, action.id);
    }
    function focused({ target }: FocusEvent): void {
      store.set(focusAtom, focusOf(target));
    }
    function moved({ target, clientX, clientY }: PointerEvent): void {
      const isOver = target instanceof Element && target.closest(CANVAS) !== null;
      pointer.current = isOver ? { x: clientX, y: clientY } : null;
    }
    window.addEventListener("keydown", pressed);
    window.addEventListener("focusin", focused);
    window.addEventListener("pointermove", moved, { passive: true });
    return () => {
      window.removeEventListener("keydown", pressed);
      window.removeEventListener("focusin", focused);
      window.removeEventListener("pointermove", moved);
      store.set(focusAtom, null);
      store.set(pickerAtom, null);
      store.set(searchOpenAtom, false);
    };
  }, [store]);
}

const CANVAS = ".react-flow";

/** Whoever goes about by keys means the place he has gone to, wherever the pointer was left. */
const MOVES_BY_KEY = new Set(["Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

function placeOf(target: EventTarget | null): "canvas" | "button" | "beside" {
  if (!(target instanceof Element)) return "canvas";
  if (target.closest("aside, nav, header")) return "beside";
  return target.closest("button, a, summary, [role='button']") ? "button" : "canvas";
}

function focusOf(target: EventTarget | null): { id: string; conditionId: string | null } | null {
  if (!(target instanceof Element)) return null;
  const id = target.closest(".react-flow__node")?.getAttribute("data-id");
  const port = target.closest(".react-flow__handle")?.getAttribute("data-handleid");
  return id ? { id, conditionId: conditionOfPort(port) } : null;
}
