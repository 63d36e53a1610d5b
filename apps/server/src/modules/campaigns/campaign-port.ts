import type { CampaignRecord } from "@rufbaum/store";
import type { CampaignHold } from "@rufbaum/words";

/** Why a campaign that runs dials nobody at this moment; `until` in milliseconds since 1970. */
export interface Hold {
  code: CampaignHold;
  until: number | null;
}

/** What the routes of campaigns ask of whoever dials them. */
export interface CampaignDialling {
  /** There may be somebody to call. */
  wake(): void;
  /**
   * Stops the calls of a campaign, or of all (`null`), that nobody has answered: who waits is not
   * called, who is rung has 15 seconds to answer. With `endCalls` conversations end, too.
   */
  stopCalls(campaign: CampaignRecord | null, how: { endCalls: boolean }): Promise<void>;
  /** `null`: nothing that it knows of holds it back. */
  holdOf(campaign: CampaignRecord): Hold | null;
}
