import { NODE_KINDS } from "@rufbaum/tree/graph";
import { useStore } from "jotai";
import { type DragEvent, useCallback } from "react";
import { viewportAtom } from "../editor/view.ts";
import { KIND_DRAG } from "./kind-drag.ts";

export function allowKind(event: DragEvent): void {
  if (!event.dataTransfer.types.includes(KIND_DRAG)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "copy";
}

/** Takes in what is dropped from the library; what becomes of it is loaded with the builder's parts. */
export function useDropKind(): (event: DragEvent) => void {
  const store = useStore();
  return useCallback(
    (event) => {
      const view = store.get(viewportAtom)?.current;
      const kind = NODE_KINDS.find((each) => each === event.dataTransfer.getData(KIND_DRAG));
      if (!kind || !view) return;
      event.preventDefault();
      const place = view.at({ x: event.clientX, y: event.clientY });
      void import("../panel/drop-kind.ts").then(({ dropKindAtom }) =>
        store.set(dropKindAtom, kind, place),
      );
    },
    [store],
  );
}
