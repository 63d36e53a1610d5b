import { useEffect, useState } from "react";

type Loaded = typeof import("./canvas/canvas.tsx");

let known: Loaded | null = null;

/**
 * The canvas, `null` until it is there: a third of all that the page loads, and whoever is at the gate,
 * or waits for the tree, waits for none of it. It is no lazy component, for React shows what comes
 * after one fallback only 300 ms later, and the page itself has had one.
 */
export function useCanvas(): Loaded["Canvas"] | null {
  const [loaded, setLoaded] = useState(known);
  const [fault, setFault] = useState<Error | null>(null);
  useEffect(() => {
    if (known) return;
    let isWanted = true;
    import("./canvas/canvas.tsx").then(
      (canvas) => {
        known = canvas;
        if (isWanted) setLoaded(canvas);
      },
      (error: Error) => isWanted && setFault(error),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (fault) throw fault;
  return loaded?.Canvas ?? null;
}
