import {
  type CampaignView,
  deleteCampaign,
  pauseCampaign,
  resumeCampaign,
  useCampaignDeed,
} from "../../../../api/campaigns.ts";
import { showFailure, showToast } from "../../../../app/toasts.tsx";
import { campaignViewsTexts } from "../../../../messages/campaign-views.ts";
import { messages } from "../../../../messages/index.ts";
import { asPerson } from "../../../person/ask-person.ts";
import { leaveDeleted } from "../../wizard/leave-deleted.ts";

const texts = () => campaignViewsTexts().toasts;

/** What may be done with a campaign as it is; each tells what came of it. */
export function useCampaignDeeds({ id }: Pick<CampaignView, "id">) {
  const deed = useCampaignDeed((work: () => Promise<unknown>) => asPerson(work));

  function start(work: () => Promise<unknown>, done: () => string, after?: () => void): void {
    deed.mutate(work, {
      onSuccess() {
        showToast({ tone: "success", title: done() });
        after?.();
      },
      onError: (error) => showFailure(messages().common.failed, error),
    });
  }

  return {
    isBusy: deed.isPending,
    pause: () =>
      start(
        () => pauseCampaign(id),
        () => texts().paused,
      ),
    resume: () =>
      start(
        () => resumeCampaign(id),
        () => texts().resumed,
      ),
    remove: (after?: () => void) =>
      start(
        async () => {
          await deleteCampaign(id);
          leaveDeleted(id);
        },
        () => texts().deleted,
        after,
      ),
  };
}
