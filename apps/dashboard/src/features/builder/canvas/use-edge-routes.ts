import { useEffect, useState } from "react";
import type { FindRoutes } from "./flow-edges.ts";

/** Where no way can be found, lines run straight. */
const NO_ROUTES: FindRoutes = () => new Map();

/** Kept for the next tree that is opened. */
let create: (() => FindRoutes) | null = null;

/** What finds the ways of lines: it comes right behind the cards, which are painted first. */
export function useEdgeRoutes(): FindRoutes | null {
  const [find, setFind] = useState(() => create?.() ?? null);
  useEffect(() => {
    if (find !== null) return;
    let isOver = false;
    import("./edge-routes.ts").then(
      ({ createEdgeRoutes }) => {
        create = createEdgeRoutes;
        if (!isOver) setFind(createEdgeRoutes);
      },
      () => !isOver && setFind(() => NO_ROUTES),
    );
    return () => {
      isOver = true;
    };
  }, [find]);
  return find;
}
