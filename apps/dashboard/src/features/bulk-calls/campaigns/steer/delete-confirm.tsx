import type { CampaignView } from "../../../../api/campaigns.ts";
import { campaignViewsTexts } from "../../../../messages/campaign-views.ts";
import { messages } from "../../../../messages/index.ts";
import { Confirm } from "../../../../ui/confirm.tsx";
import { campaignName } from "../campaign-name.ts";

/** Asks before a campaign is deleted, in the same words wherever that is done. */
export function DeleteConfirm({
  campaign,
  isOpen,
  onConfirm,
  onClose,
}: {
  campaign: Pick<CampaignView, "name">;
  isOpen: boolean;
  onConfirm(): void;
  onClose(): void;
}) {
  return (
    <Confirm
      isOpen={isOpen}
      title={campaignViewsTexts().deleteTitle(campaignName(campaign))}
      description={campaignViewsTexts().deleteHint}
      action={messages().common.delete}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
