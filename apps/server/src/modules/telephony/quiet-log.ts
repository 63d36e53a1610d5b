import type { Clock } from "@rufbaum/runtime";

/** Milliseconds for which a line that was logged is only counted. */
const QUIET = 1_000;
/** Different lines that are remembered; more of them start over. */
const MOST_LINES = 500;

/** Logs the same line once a second at most, and with it how often it would have been there. */
export function createQuietLog({ clock, log }: { clock: Clock; log(message: string): void }) {
  const lines = new Map<string, { since: number; untold: number }>();
  return function note(line: string): void {
    const now = clock.now();
    const known = lines.get(line);
    if (known && now - known.since < QUIET) {
      known.untold += 1;
      return;
    }
    const times = known && known.untold > 0 ? ` (and ${known.untold} times before)` : "";
    if (!known && lines.size >= MOST_LINES) lines.clear();
    lines.set(line, { since: now, untold: 0 });
    log(`${line}${times}`);
  };
}
