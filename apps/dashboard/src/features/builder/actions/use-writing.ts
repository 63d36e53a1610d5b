import { useStore } from "jotai";
import { useEffect } from "react";
import { after } from "../../../api/runtime.ts";
import { connectingAtom, selectionAtom, writingAtom } from "../editor/view.ts";

/** After this long a click is no longer the first of a double click, which opens the editor. */
const DOUBLE_CLICK_MILLISECONDS = 260;

/** A click on title or text of the one card that was selected before: they are written there. */
export function useWriting(): void {
  const store = useStore();
  useEffect(() => {
    const ends = new AbortController();
    let before: string | null = null;
    let callOff = () => {};

    function pressed(): void {
      callOff();
      const { nodes, notes } = store.get(selectionAtom);
      const [only = null] = nodes;
      const isOne = nodes.size === 1 && notes.size === 0 && store.get(connectingAtom) === null;
      before = isOne ? only : null;
    }
    function clicked({ target, detail }: MouseEvent): void {
      callOff();
      const part = target instanceof Element ? target.closest("[data-write]") : null;
      const nodeId = part?.closest(".react-flow__node")?.getAttribute("data-id");
      if (!part || !nodeId || nodeId !== before || detail > 1) return;
      const field = part.getAttribute("data-write") === "text" ? "text" : "title";
      const write = () => store.set(writingAtom, { nodeId, field });
      callOff = after(DOUBLE_CLICK_MILLISECONDS, write);
    }
    document.addEventListener("pointerdown", pressed, { capture: true, signal: ends.signal });
    document.addEventListener("click", clicked, { signal: ends.signal });
    return () => {
      callOff();
      ends.abort();
    };
  }, [store]);
}
