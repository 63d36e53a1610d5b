import { useSyncExternalStore } from "react";

const WIDE = "(min-width: 1024px)";

export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, isWideScreen);
}

export function isWideScreen(): boolean {
  return matchMedia(WIDE).matches;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
