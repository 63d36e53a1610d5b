import { useStore } from "jotai";
import { useEffect, useRef } from "react";
import { selectionAtom } from "../editor/view.ts";
import type { WayEdge } from "./flow-edges.ts";

/** Has the ways lit of what one points at, focuses or selects; what does so comes after the canvas. */
export function useLitWays(
  frame: { current: HTMLElement | null },
  edges: readonly WayEdge[],
): void {
  const store = useStore();
  const drawn = useRef(edges);
  drawn.current = edges;
  const relight = useRef(() => {});

  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    const begin = async () => {
      const { lightWays } = await import("./light-ways.ts");
      if (isOver || !frame.current) return;
      const lights = lightWays(frame.current, {
        ways: () => drawn.current.flatMap(({ data }) => (data ? [data.edge] : [])),
        selection: () => store.get(selectionAtom),
      });
      const unsubscribe = store.sub(selectionAtom, lights.light);
      relight.current = lights.light;
      stop = () => {
        unsubscribe();
        lights.stop();
      };
    };
    // Without a connection all lines stay as bright as each other.
    begin().catch(() => {});
    return () => {
      isOver = true;
      relight.current = () => {};
      stop();
    };
  }, [frame, store]);

  useEffect(() => relight.current(), [edges]);
}
