import { copyCampaign } from "../../../../api/campaign-detail.ts";
import { type CampaignView, useCampaignDeed } from "../../../../api/campaigns.ts";
import { showFailure, showToast } from "../../../../app/toasts.tsx";
import { campaignViewsTexts } from "../../../../messages/campaign-views.ts";
import { messages } from "../../../../messages/index.ts";
import { asPerson } from "../../../person/ask-person.ts";
import { campaignName } from "../campaign-name.ts";

/** Makes a draft like a campaign, and opens it. */
export function useCopy({ id }: Pick<CampaignView, "id">, onOpenDraft: (id: string) => void) {
  const copy = useCampaignDeed(() => asPerson(() => copyCampaign(id)));
  return {
    isPending: copy.isPending,
    start: () =>
      copy.mutate(undefined, {
        onSuccess(draft) {
          const { copied, copiedHint } = campaignViewsTexts().toasts;
          showToast({ tone: "success", title: copied, text: copiedHint(campaignName(draft)) });
          onOpenDraft(draft.id);
        },
        onError: (error) => showFailure(messages().common.failed, error),
      }),
  };
}
