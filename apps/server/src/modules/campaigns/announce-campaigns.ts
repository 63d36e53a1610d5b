import type { Timers } from "@rufbaum/runtime";
import type { Live } from "../../live/live.ts";

/** Milliseconds between two tellings of one campaign. */
const GAP = 1_000;

/** Tells that a campaign changed: at once, and while it goes on changing once a second. */
export function announceCampaigns(
  live: Pick<Live, "publish">,
  timers: Pick<Timers, "after">,
): (campaignId: string) => void {
  /** Told within the last second, and whether they changed since. */
  const resting = new Map<string, boolean>();

  function tell(campaignId: string): void {
    live.publish({ type: "campaign-changed", campaignId });
    resting.set(campaignId, false);
    timers.after(GAP, () => {
      const hasChanged = resting.get(campaignId);
      resting.delete(campaignId);
      if (hasChanged) tell(campaignId);
    });
  }

  return (campaignId) => {
    if (resting.has(campaignId)) resting.set(campaignId, true);
    else tell(campaignId);
  };
}
