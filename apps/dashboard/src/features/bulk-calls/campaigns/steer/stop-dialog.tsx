import { OctagonX } from "lucide-react";
import { useId, useState } from "react";
import { stopAllCampaigns, stopCampaign } from "../../../../api/campaign-detail.ts";
import { type CampaignView, useCampaignDeed } from "../../../../api/campaigns.ts";
import { showFailure, showToast } from "../../../../app/toasts.tsx";
import { campaignViewsTexts } from "../../../../messages/campaign-views.ts";
import { formats } from "../../../../messages/formats.ts";
import { messages } from "../../../../messages/index.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { asPerson } from "../../../person/ask-person.ts";

const texts = () => campaignViewsTexts().stop;

/** Stops one campaign, or all of them where `campaign` is `null`; what becomes of running calls is chosen. */
export function StopDialog({
  campaign,
  calling,
  onClose,
}: {
  campaign: Pick<CampaignView, "id" | "name"> | null;
  calling: number;
  onClose(): void;
}) {
  const [endCalls, setEndCalls] = useState(false);
  const stop = useCampaignDeed((end: boolean) =>
    asPerson<unknown>(() => (campaign ? stopCampaign(campaign.id, end) : stopAllCampaigns(end))),
  );

  function confirmed(): void {
    const { stopped, allStopped } = campaignViewsTexts().toasts;
    stop.mutate(endCalls, {
      onSuccess() {
        showToast({ tone: "success", title: campaign ? stopped : allStopped });
        onClose();
      },
      onError: (error) => showFailure(messages().common.failed, error),
    });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={campaign ? texts().oneTitle(campaign.name) : texts().allTitle}
      description={`${texts().hint} ${texts().running(formats().whole(calling))}`}
      actions={
        <>
          <Button onClick={onClose}>{messages().common.cancel}</Button>
          <Button look="danger" disabled={stop.isPending} onClick={confirmed}>
            <OctagonX />
            {stop.isPending ? texts().stopping : texts().action}
          </Button>
        </>
      }
    >
      <fieldset className="space-y-2 p-0.5">
        <legend className="mb-2 font-medium text-13">{texts().calls}</legend>
        <Way
          label={texts().lead}
          hint={texts().leadHint}
          isChosen={!endCalls}
          onChoose={() => setEndCalls(false)}
        />
        <Way
          label={texts().end}
          hint={campaign ? texts().endHint : texts().endHintAll}
          isChosen={endCalls}
          onChoose={() => setEndCalls(true)}
        />
      </fieldset>
    </Dialog>
  );
}

function Way({
  label,
  hint,
  isChosen,
  onChoose,
}: {
  label: string;
  hint: string;
  isChosen: boolean;
  onChoose(): void;
}) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex cursor-pointer gap-3 rounded-lg border border-line p-3 has-checked:border-ring has-checked:bg-accent-soft"
    >
      <input
        type="radio"
        id={id}
        name="running-calls"
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        className="mt-1 size-3.5 accent-(--accent)"
      />
      <span>
        <span id={`${id}-label`} className="block font-medium text-13">
          {label}
        </span>
        <span id={`${id}-hint`} className="block text-12 text-muted">
          {hint}
        </span>
      </span>
    </label>
  );
}
