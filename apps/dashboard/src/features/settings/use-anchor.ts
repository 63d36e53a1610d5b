import { type RefObject, useEffect } from "react";
import { useLocationProperty } from "wouter/use-browser-location";

/** What shows that somebody looks for himself. */
const DEEDS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Brings the section that the address names (`#own-numbers`) into view, and keeps it there while what
 * stands above it is still loaded; until somebody scrolls or presses something himself.
 */
export function useAnchor(page: RefObject<HTMLElement | null>): void {
  const anchor = useLocationProperty(() => location.hash.slice(1));
  useEffect(() => {
    const section = anchor === "" ? null : document.getElementById(anchor);
    if (!section || !page.current) return;
    const deeds = new AbortController();
    const grown = new ResizeObserver(() => section.scrollIntoView({ block: "start" }));
    grown.observe(page.current);
    const { signal } = deeds;
    signal.addEventListener("abort", () => grown.disconnect());
    for (const deed of DEEDS)
      addEventListener(deed, () => deeds.abort(), { signal, passive: true });
    return () => deeds.abort();
  }, [anchor, page]);
}
