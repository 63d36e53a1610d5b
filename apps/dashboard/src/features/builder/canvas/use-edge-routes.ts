import { useEffect, useState } from "react";
import { afterPaint } from "../../../api/runtime.ts";
import type { FindRoutes } from "./flow-edges.ts";

/** Where no way can be found, lines run straight. */
const NO_ROUTES: FindRoutes = () => new Map();

/** Kept for the next tree that is opened. */
let create: (() => FindRoutes) | null = null;

/** So many lines have their ways found in a part of a frame. */
const FEW = 200;

/** What finds the ways of so many lines: it comes right behind the cards, which are painted first. */
export function useEdgeRoutes(lines: number): FindRoutes | null {
  const [find, setFind] = useState(() => (lines <= FEW && create?.()) || null);
  useEffect(() => {
    if (find !== null) return;
    let isOver = false;
    const take = (routes: FindRoutes) => afterPaint(() => !isOver && setFind(() => routes));
    import("./edge-routes.ts").then(
      ({ createEdgeRoutes }) => {
        create = createEdgeRoutes;
        take(createEdgeRoutes());
      },
      () => take(NO_ROUTES),
    );
    return () => {
      isOver = true;
    };
  }, [find]);
  return find;
}
