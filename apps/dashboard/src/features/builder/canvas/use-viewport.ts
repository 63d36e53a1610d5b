import type { Tree } from "@rufbaum/tree";
import { boundsOf, type ItemBox, itemBoxes, type Rectangle, viewOf } from "@rufbaum/tree/drawing";
import { useReactFlow } from "@xyflow/react";
import { useSetAtom, useStore } from "jotai";
import { useEffect } from "react";
import { after, now } from "../../../api/runtime.ts";
import { wantsStillness } from "../../../ui/wants-stillness.ts";
import { treeAtom } from "../editor/editing.ts";
import { NOTHING, selectionAtom, type Viewport, viewportAtom } from "../editor/view.ts";
import { type Area, freeArea } from "../live-card/free-area.ts";
import type { WayEdge } from "./flow-edges.ts";
import type { FlowNode } from "./flow-nodes.ts";
import { MARGIN } from "./opening-view.ts";
import { wayIntoFreeView } from "./way-into-view.ts";
import { ZOOM } from "./zoom.ts";
import { createZooming } from "./zooming.ts";

/** A node that is followed can be read. */
const FOLLOWED_ZOOM = 0.6;

/** Pixels that stay free around what is brought into view. */
const ROOM = 8;

/** Milliseconds a movement of the view takes; none where motion is unwanted. */
function duration(): number {
  return wantsStillness() ? 0 : 160;
}

/** Lets the rest of the builder move the view. */
export function useViewport(frame: { current: HTMLElement | null }): void {
  const flow = useReactFlow<FlowNode, WayEdge>();
  const register = useSetAtom(viewportAtom);
  const store = useStore();

  useEffect(() => {
    const zooming = createZooming({ now, current: () => flow.getZoom() }, (zoom) =>
      flow.zoomTo(zoom, { duration: duration() }),
    );
    const { zoomBy } = zooming;
    // Whoever turns the wheel meanwhile has chosen another zoom.
    const wheel = new AbortController();
    frame.current?.addEventListener("wheel", zooming.forget, {
      capture: true,
      passive: true,
      signal: wheel.signal,
    });
    const fitted = (ids?: ReadonlySet<string>) => {
      const tree = store.get(treeAtom);
      const bounds = tree && boundsOf(itemBoxes(tree, ids));
      if (!bounds || !frame.current) return;
      const limits = { margin: MARGIN, least: ZOOM.least, most: 1.2 };
      const view = viewOf(bounds, frame.current.getBoundingClientRect(), limits);
      void flow.setViewport(view, { duration: duration() });
    };
    const centreOn = ({ x, y, width, height }: Rectangle, zoom: number) =>
      void flow.setCenter(x + width / 2, y + height / 2, { zoom, duration: duration() });
    const viewport: Viewport = {
      zoomIn: () => zoomBy(ZOOM.step),
      zoomOut: () => zoomBy(1 / ZOOM.step),
      reset: () => zooming.zoomTo(1),
      fit: () => fitted(),
      fitSelection() {
        const { nodes, notes } = store.get(selectionAtom);
        fitted(new Set([...nodes, ...notes]));
      },
      focusNode(id) {
        viewport.showNode(id);
        // A card outside of the view is drawn only once the view has arrived there.
        after(duration() + 60, () => elementOf(frame.current, id)?.focus({ preventScroll: true }));
      },
      showNode(id) {
        const box = boxOf(store.get(treeAtom), id);
        if (!box) return;
        const one = new Set([id]);
        store.set(selectionAtom, { ...NOTHING, ...(box.isNote ? { notes: one } : { nodes: one }) });
        centreOn(box, Math.max(flow.getZoom(), 0.8));
      },
      revealNode(id, least = 0) {
        const box = boxOf(store.get(treeAtom), id);
        if (!box || !frame.current) return;
        const { x: left, y: top } = flow.flowToScreenPosition(box);
        const view = flow.getViewport();
        const right = left + box.width * view.zoom;
        const bottom = top + Math.max(box.height, least) * view.zoom;
        const way = wayIntoFreeView({ left, top, right, bottom }, freeView(frame.current));
        if (way.x === 0 && way.y === 0) return;
        const next = { ...view, x: view.x + way.x, y: view.y + way.y };
        void flow.setViewport(next, { duration: duration() });
      },
      followNode(id, over) {
        const box = boxOf(store.get(treeAtom), id);
        const seen = frame.current?.getBoundingClientRect();
        if (!box || !seen) return;
        const free = freeArea(seen, over);
        const zoom = Math.max(flow.getZoom(), FOLLOWED_ZOOM);
        const x = (free.left + free.right - seen.left - seen.right) / 2 / zoom;
        const y = (free.top + free.bottom - seen.top - seen.bottom) / 2 / zoom;
        centreOn({ ...box, x: box.x - x, y: box.y - y }, zoom);
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
    return () => {
      wheel.abort();
      register(null);
    };
  }, [flow, frame, register, store]);
}

function boxOf(tree: Tree | null, id: string): ItemBox | undefined {
  return tree ? itemBoxes(tree, new Set([id]))[0] : undefined;
}

/** What of the canvas can be seen, and the toolbar over its lower edge. */
function freeView(frame: HTMLElement): { area: Area; bar: Area | null } {
  const grown = ({ left, top, right, bottom }: Area, by: number): Area => ({
    ...{ left: left - by, top: top - by, right: right + by, bottom: bottom + by },
  });
  const bar = frame.querySelector('[role="toolbar"]')?.getBoundingClientRect();
  return { area: grown(frame.getBoundingClientRect(), -ROOM), bar: bar ? grown(bar, ROOM) : null };
}

function elementOf(frame: HTMLElement | null, id: string): HTMLElement | null {
  return (
    frame?.querySelector<HTMLElement>(`.react-flow__node[data-id="${CSS.escape(id)}"]`) ?? null
  );
}
