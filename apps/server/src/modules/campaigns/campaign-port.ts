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
  /** Ends the calls of a campaign, or of all (`null`), that go on or are being placed. */
  stopCalls(campaign: CampaignRecord | null): Promise<void>;
  /** `null`: nothing that it knows of holds it back. */
  holdOf(campaign: CampaignRecord): Hold | null;
}

/** Nobody dials. */
export const NO_DIALLING: CampaignDialling = {
  wake() {},
  stopCalls: async () => {},
  holdOf: () => null,
};
