import { moveItems, updateNote } from "@rufbaum/tree/editing";
import type { EdgeChange, NodeChange } from "@xyflow/react";
import { useSetAtom, useStore } from "jotai";
import { useCallback, useRef, useState } from "react";
import { messages } from "../../../messages/index.ts";
import { commandAtom, treeAtom } from "../editor/editing.ts";
import { selectionAtom } from "../editor/view.ts";
import type { WayEdge } from "./flow-edges.ts";
import { type FlowNode, type Gesture, NO_GESTURE } from "./flow-nodes.ts";

const texts = () => messages().canvas;

/**
 * Turns what React Flow reports into edits and the selection. While a drag or a resize goes on it is
 * shown as a gesture; at its end it becomes one edit. Steps by the arrow keys are edits at once, and
 * several in a row are one step of undo.
 */
export function useGestures() {
  const [gesture, setGesture] = useState<Gesture>(NO_GESTURE);
  const current = useRef(NO_GESTURE);
  const run = useSetAtom(commandAtom);
  const setSelection = useSetAtom(selectionAtom);
  const store = useStore();

  const nodesChanged = useCallback(
    (changes: NodeChange<FlowNode>[]) => {
      const picked = changes.filter((change) => change.type === "select");
      if (picked.length > 0) {
        const notes = new Set(store.get(treeAtom)?.notes?.map(({ id }) => id));
        setSelection((now) => ({
          ...now,
          nodes: pick(now.nodes, picked, (id) => !notes.has(id)),
          notes: pick(now.notes, picked, (id) => notes.has(id)),
        }));
      }
      const { next, isOver } = fold(current.current, changes);
      if (next === current.current && !isOver) return;
      const isStep = current.current === NO_GESTURE;
      current.current = isOver ? NO_GESTURE : next;
      setGesture(current.current);
      if (!isOver) return;
      const places = new Map([...next.places].filter(([id]) => !next.sizes.has(id)));
      if (places.size > 0) {
        run((tree) => moveItems(tree, places), {
          label: texts().moved(places.size),
          ...(isStep && { mergeKey: `move ${[...places.keys()].sort().join(" ")}` }),
        });
      }
      for (const [id, size] of next.sizes) {
        const position = next.places.get(id);
        run((tree) => updateNote(tree, id, { size, ...(position && { position }) }), {
          label: texts().resized,
        });
      }
    },
    [run, setSelection, store],
  );

  const edgesChanged = useCallback(
    (changes: EdgeChange<WayEdge>[]) => {
      const picked = changes.filter((change) => change.type === "select");
      if (picked.length === 0) return;
      setSelection((now) => ({ ...now, edges: pick(now.edges, picked, () => true) }));
    },
    [setSelection],
  );

  return { gesture, nodesChanged, edgesChanged };
}

/** The gesture after what was reported, and whether it is at its end. */
function fold(
  gesture: Gesture,
  changes: readonly NodeChange<FlowNode>[],
): { next: Gesture; isOver: boolean } {
  const places = new Map(gesture.places);
  const sizes = new Map(gesture.sizes);
  let isTouched = false;
  let isOver = false;
  for (const change of changes) {
    if (change.type === "position") {
      if (change.position) places.set(change.id, change.position);
      if (!change.dragging) isOver = true;
    } else if (change.type === "dimensions" && change.resizing !== undefined) {
      if (change.dimensions) sizes.set(change.id, change.dimensions);
      if (!change.resizing) isOver = true;
    } else continue;
    isTouched = true;
  }
  return isTouched ? { next: { places, sizes }, isOver } : { next: gesture, isOver: false };
}

function pick(
  now: ReadonlySet<string>,
  changes: readonly { id: string; selected: boolean }[],
  isMeant: (id: string) => boolean,
): ReadonlySet<string> {
  const next = new Set(now);
  for (const { id, selected } of changes) {
    if (!isMeant(id)) continue;
    if (selected) next.add(id);
    else next.delete(id);
  }
  return next;
}
