import type { Tree } from "@rufbaum/tree";
import { boundsOf, itemBoxes } from "@rufbaum/tree/drawing";
import { graphOf } from "@rufbaum/tree/graph";
import { useReactFlow } from "@xyflow/react";
import { useStore } from "jotai";
import { useEffect } from "react";
import { treeAtom } from "../editor/editing.ts";
import { type Selection, selectionAtom } from "../editor/view.ts";
import { keptView } from "./kept-view.ts";

/** Keeps start and selection in sight while the canvas gets wider and narrower. */
export function useKeptView(frame: { current: HTMLElement | null }): void {
  const flow = useReactFlow();
  const store = useStore();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // The observer tells the first size, too; asked for now, the browser would have to lay out the page.
    let before: Size | null = null;
    const observer = new ResizeObserver(() => {
      const after = sizeOf(element);
      // A canvas that is not shown has no size, and keeps its view until it is.
      if (after.width === 0 || after.height === 0) return;
      if (before === null) {
        before = after;
        return;
      }
      if (after.width === before.width && after.height === before.height) return;
      const tree = store.get(treeAtom);
      const keep = tree ? boxesToKeep(tree, store.get(selectionAtom)) : [];
      void flow.setViewport(keptView(flow.getViewport(), { before, after }, keep));
      before = after;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [flow, frame, store]);
}

/** The start, and above it what is selected. */
function boxesToKeep(tree: Tree, { nodes, notes }: Selection) {
  const start = graphOf(tree).start;
  return [start ? [start.id] : [], [...nodes, ...notes]].flatMap((ids) => {
    const bounds = ids.length > 0 && boundsOf(itemBoxes(tree, new Set(ids)));
    return bounds ? [bounds] : [];
  });
}

interface Size {
  width: number;
  height: number;
}

function sizeOf({ clientWidth: width, clientHeight: height }: HTMLElement): Size {
  return { width, height };
}
