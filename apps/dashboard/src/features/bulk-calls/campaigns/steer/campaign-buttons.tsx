import { Pause, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import type { CampaignView } from "../../../../api/campaigns.ts";
import { campaignViewsTexts } from "../../../../messages/campaign-views.ts";
import { Button } from "../../../../ui/button.tsx";
import { campaignName } from "../campaign-name.ts";
import { DeleteConfirm } from "./delete-confirm.tsx";
import { useCampaignDeeds } from "./use-campaign-deeds.ts";

const texts = () => campaignViewsTexts().actions;

/** Running: pause; paused: resume, as its page has the rest; completed or draft: delete; nothing else. */
export function CampaignButtons({
  campaign,
  size = "small",
  onDeleted,
}: {
  campaign: CampaignView;
  size?: "small" | "medium";
  onDeleted?(): void;
}) {
  const { status } = campaign;
  const name = campaignName(campaign);
  const { isBusy, pause, resume, remove } = useCampaignDeeds(campaign);
  const [isAsked, setAsked] = useState(false);
  const shared = { size, disabled: isBusy };
  if (status === "running") {
    return (
      <Button {...shared} aria-label={texts().pauseWhat(name)} onClick={pause}>
        <Pause />
        {texts().pause}
      </Button>
    );
  }
  if (status === "paused") {
    return (
      <Button {...shared} aria-label={texts().resumeWhat(name)} onClick={resume}>
        <Play />
        {texts().resume}
      </Button>
    );
  }
  return (
    <>
      <Button
        {...shared}
        look="quiet-danger"
        aria-label={texts().deleteWhat(name)}
        onClick={() => setAsked(true)}
      >
        <Trash2 />
        {texts().delete}
      </Button>
      <DeleteConfirm
        campaign={campaign}
        isOpen={isAsked}
        onConfirm={() => remove(onDeleted)}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
