import type { Clock } from "@rufbaum/runtime";

/** Milliseconds in which a failure of one kind is told once. */
const QUIET = 60_000;

/** Tells failures by their kind: the first at once, those that follow as a number, later. */
export function createFailureLog(
  clock: Clock,
  log: (message: string) => void,
): (kind: string) => void {
  const told = new Map<string, { at: number; since: number }>();
  return (kind) => {
    const before = told.get(kind);
    if (before && clock.now() - before.at < QUIET) {
      before.since += 1;
      return;
    }
    const since = before?.since ?? 0;
    log(`language model: ${kind}${since > 0 ? ` (${since} times more since it was told)` : ""}`);
    told.set(kind, { at: clock.now(), since: 0 });
  };
}
