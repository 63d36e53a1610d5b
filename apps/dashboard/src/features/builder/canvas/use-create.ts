import { CARD } from "@rufbaum/tree/drawing";
import { useStore } from "jotai";
import { type MouseEvent, useCallback } from "react";
import { nodeEditorAtom, viewportAtom } from "../editor/view.ts";

/** A double click where nothing lies opens the editor for a new node there. */
export function useCreate(): (event: MouseEvent) => void {
  const store = useStore();
  return useCallback(
    ({ target, clientX, clientY }) => {
      const view = store.get(viewportAtom)?.current;
      if (!view || !(target instanceof Element) || !target.matches(".react-flow__pane")) return;
      const { x, y } = view.at({ x: clientX, y: clientY });
      const position = { x: x - CARD.width / 2, y: y - CARD.header };
      store.set(nodeEditorAtom, { kind: "message", position });
    },
    [store],
  );
}
