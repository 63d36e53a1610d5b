import { useStore } from "jotai";
import { useMemo } from "react";
import {
  contextMenuAtom,
  type MenuTarget,
  NOTHING,
  type Selection,
  selectionAtom,
} from "../editor/view.ts";
import type { WayEdge } from "./flow-edges.ts";
import type { FlowNode } from "./flow-nodes.ts";

interface PagePoint {
  clientX: number;
  clientY: number;
  preventDefault(): void;
}

/** Opens the context menu of what is under the pointer, which is selected first. */
export function useMenus() {
  const store = useStore();
  return useMemo(() => {
    const open = (event: PagePoint, target: MenuTarget) => {
      event.preventDefault();
      store.set(contextMenuAtom, { at: { x: event.clientX, y: event.clientY }, target });
    };
    const choose = (id: string, one: Partial<Selection>) => {
      const { nodes, notes, edges } = store.get(selectionAtom);
      const isChosen = nodes.has(id) || notes.has(id) || edges.has(id);
      if (!isChosen) store.set(selectionAtom, { ...NOTHING, ...one });
    };
    return {
      onNodeContextMenu(event: PagePoint, { id, type }: FlowNode) {
        const isNote = type === "note";
        choose(id, isNote ? { notes: new Set([id]) } : { nodes: new Set([id]) });
        open(event, { type: isNote ? "note" : "node", id });
      },
      onEdgeContextMenu(event: PagePoint, { id }: WayEdge) {
        choose(id, { edges: new Set([id]) });
        open(event, { type: "edge", id });
      },
      onPaneContextMenu(event: PagePoint | { preventDefault(): void }) {
        if ("clientX" in event) open(event, { type: "canvas" });
        else event.preventDefault();
      },
    };
  }, [store]);
}
