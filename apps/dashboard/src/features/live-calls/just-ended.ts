import type { Call } from "../../api/calls.ts";
import type { ActiveCall } from "../../api/live-messages.ts";

/** How long a call that is over stays among the live ones, and how many of them do at most. */
export const STAYS_MILLISECONDS = 30 * 60_000;
export const STAY_AT_MOST = 12;

/** Calls that ended a moment ago, the latest first; none that the other list still shows. */
export function justEnded(
  recent: readonly Call[],
  active: readonly Pick<ActiveCall, "id">[],
  now: number,
): Call[] {
  const running = new Set(active.map(({ id }) => id));
  return recent
    .filter(({ id, endTime }) => !running.has(id) && endedSince(endTime, now - STAYS_MILLISECONDS))
    .sort((a, b) => Date.parse(b.endTime ?? "") - Date.parse(a.endTime ?? ""))
    .slice(0, STAY_AT_MOST);
}

function endedSince(endTime: string | null, since: number): boolean {
  return endTime !== null && Date.parse(endTime) >= since;
}
