import { DEFAULT_TIME_ZONE } from "@rufbaum/words/format";

let kept: string = DEFAULT_TIME_ZONE;
const listeners = new Set<() => void>();

/** By whose clock the pages tell times: the settings' zone, not the browser's. */
export function timeZone(): string {
  return kept;
}

/** Changes the zone; what this browser does not know stays out. */
export function keepTimeZone(next: string): void {
  if (next === kept || !isKnown(next)) return;
  kept = next;
  for (const listener of listeners) listener();
}

/** Calls back after each change. @returns what ends that */
export function onTimeZone(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isKnown(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
