import type { Call } from "../../api/calls.ts";
import type { ActiveCall } from "../../api/live-messages.ts";

/** How long a call that is over stays among the live ones. */
export const STAYS_MILLISECONDS = 2 * 60_000;

/** Calls that ended a moment ago, the latest first; none that the other list still shows. */
export function justEnded(
  recent: readonly Call[],
  active: readonly Pick<ActiveCall, "id">[],
  now: number,
): Call[] {
  const running = new Set(active.map(({ id }) => id));
  return recent
    .filter(({ id, endTime }) => !running.has(id) && endedSince(endTime, now - STAYS_MILLISECONDS))
    .sort((a, b) => Date.parse(b.endTime ?? "") - Date.parse(a.endTime ?? ""));
}

function endedSince(endTime: string | null, since: number): boolean {
  return endTime !== null && Date.parse(endTime) >= since;
}
