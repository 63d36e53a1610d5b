import type { CampaignView } from "../../../../api/campaigns.ts";

/** Whether there is anything to stop: a paused campaign leads its last calls to their end. */
export function isCalling({ status, calling }: Pick<CampaignView, "status" | "calling">): boolean {
  return status === "running" || calling > 0;
}
