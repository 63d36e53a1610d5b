import { cardBox } from "@rufbaum/tree/drawing";
import { graphOf } from "@rufbaum/tree/graph";
import { useReactFlow } from "@xyflow/react";
import { useSetAtom, useStore } from "jotai";
import { useEffect } from "react";
import { after } from "../../../api/runtime.ts";
import { treeAtom } from "../editor/editing.ts";
import { NOTHING, selectionAtom, type Viewport, viewportAtom } from "../editor/view.ts";
import type { WayEdge } from "./flow-edges.ts";
import { type FlowNode, NOTE_SIZE } from "./flow-nodes.ts";

export const ZOOM = { least: 0.1, most: 3, step: 1.2 };

/** Milliseconds a movement of the view takes; none where motion is unwanted. */
function duration(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 160;
}

/** Lets the rest of the builder move the view. */
export function useViewport(frame: { current: HTMLElement | null }): void {
  const flow = useReactFlow<FlowNode, WayEdge>();
  const register = useSetAtom(viewportAtom);
  const store = useStore();

  useEffect(() => {
    const zoomBy = (factor: number) =>
      void flow.zoomTo(Math.min(ZOOM.most, Math.max(ZOOM.least, flow.getZoom() * factor)), {
        duration: duration(),
      });
    const fitted = (ids?: readonly string[]) =>
      void flow.fitView({
        padding: 0.12,
        maxZoom: 1.2,
        duration: duration(),
        ...(ids && { nodes: ids.map((id) => ({ id })) }),
      });
    const viewport: Viewport = {
      zoomIn: () => zoomBy(ZOOM.step),
      zoomOut: () => zoomBy(1 / ZOOM.step),
      reset: () => void flow.zoomTo(1, { duration: duration() }),
      fit: () => fitted(),
      fitSelection() {
        const { nodes, notes } = store.get(selectionAtom);
        fitted([...nodes, ...notes]);
      },
      focusNode(id) {
        viewport.showNode(id);
        // A card outside of the view is drawn only once the view has arrived there.
        after(duration() + 60, () => elementOf(frame.current, id)?.focus({ preventScroll: true }));
      },
      showNode(id) {
        const tree = store.get(treeAtom);
        if (!tree) return;
        const node = graphOf(tree).node(id);
        const note = tree.notes?.find((each) => each.id === id);
        const item = node ?? note;
        if (!item) return;
        const { width, height } = node ? cardBox(tree, node) : (note?.size ?? NOTE_SIZE);
        store.set(selectionAtom, {
          ...NOTHING,
          ...(node ? { nodes: new Set([id]) } : { notes: new Set([id]) }),
        });
        const { x, y } = item.position;
        const zoom = Math.max(flow.getZoom(), 0.8);
        void flow.setCenter(x + width / 2, y + height / 2, { zoom, duration: duration() });
      },
      centre() {
        const {
          left = 0,
          top = 0,
          width = 0,
          height = 0,
        } = frame.current?.getBoundingClientRect() ?? {};
        return flow.screenToFlowPosition({ x: left + width / 2, y: top + height / 2 });
      },
      at: (page) => flow.screenToFlowPosition(page),
    };
    register({ current: viewport });
    return () => register(null);
  }, [flow, frame, register, store]);
}

function elementOf(frame: HTMLElement | null, id: string): HTMLElement | null {
  return (
    frame?.querySelector<HTMLElement>(`.react-flow__node[data-id="${CSS.escape(id)}"]`) ?? null
  );
}
