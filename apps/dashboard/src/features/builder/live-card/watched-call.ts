/** How long a watched call that is over stays on the canvas while others run, in milliseconds. */
export const STAYS_MILLISECONDS = 30_000;

/** `overAt`: when its end was noticed, in milliseconds since 1970; `null` while it runs. */
export interface Watched {
  id: string;
  overAt: number | null;
}

/**
 * Which call the canvas shows next: the one that somebody wants, else the one it shows, also when that
 * is over (as long as nobody puts it away, or for a while where others run), else the first that runs.
 */
export function watchNext(
  shown: Watched | null,
  { running, wanted, now }: { running: readonly string[]; wanted: string | null; now: number },
): Watched | null {
  if (wanted !== null && running.includes(wanted)) return same(shown, wanted);
  if (shown) {
    if (running.includes(shown.id)) return same(shown, shown.id);
    const overAt = shown.overAt ?? now;
    if (running.length === 0 || now - overAt < STAYS_MILLISECONDS)
      return shown.overAt === null ? { ...shown, overAt } : shown;
  }
  const [first] = running;
  return first === undefined ? null : { id: first, overAt: null };
}

function same(shown: Watched | null, id: string): Watched {
  return shown?.id === id && shown.overAt === null ? shown : { id, overAt: null };
}
