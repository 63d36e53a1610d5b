import { useState } from "react";
import { redialContacts } from "../../../../api/campaign-detail.ts";
import { type CampaignView, useCampaignDeed } from "../../../../api/campaigns.ts";
import { showFailure, showToast } from "../../../../app/toasts.tsx";
import { campaignViewsTexts } from "../../../../messages/campaign-views.ts";
import { formats } from "../../../../messages/formats.ts";
import { messages } from "../../../../messages/index.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { asPerson } from "../../../person/ask-person.ts";
import { campaignName } from "../campaign-name.ts";
import { byStanding, inBarOrder, isFinished, segmentOf } from "../list/segments.ts";
import { StandingBadge } from "./contacts/standing-badge.tsx";

const texts = () => campaignViewsTexts().redial;

/** Chooses whom to call once more, by what came of him; a new draft has them. */
export function RedialDialog({
  campaign,
  onOpenDraft,
  onClose,
}: {
  campaign: CampaignView;
  onOpenDraft(id: string): void;
  onClose(): void;
}) {
  const finished = inBarOrder(byStanding(campaign.counts)).filter(
    ({ standing }) => isFinished(standing) && standing !== "opt-out",
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        finished
          .map(({ standing }) => standing)
          .filter((standing) => segmentOf(standing) === "unreached"),
      ),
  );
  const redial = useCampaignDeed(() => asPerson(() => redialContacts(campaign.id, [...chosen])));
  const amount = finished
    .filter(({ standing }) => chosen.has(standing))
    .reduce((sum, { amount }) => sum + amount, 0);

  function toggle(standing: string): void {
    const next = new Set(chosen);
    if (!next.delete(standing)) next.add(standing);
    setChosen(next);
  }

  function make(): void {
    redial.mutate(undefined, {
      onSuccess(draft) {
        const { copied, copiedHint } = campaignViewsTexts().toasts;
        showToast({ tone: "success", title: copied, text: copiedHint(campaignName(draft)) });
        onClose();
        onOpenDraft(draft.id);
      },
      onError: (error) => showFailure(messages().common.failed, error),
    });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts().title}
      description={texts().hint}
      actions={
        <>
          <Button onClick={onClose}>{messages().common.cancel}</Button>
          <Button look="primary" disabled={amount === 0 || redial.isPending} onClick={make}>
            {redial.isPending
              ? texts().making
              : amount === 0
                ? texts().nothing
                : texts().action(formats().whole(amount))}
          </Button>
        </>
      }
    >
      {finished.length === 0 ? (
        <p className="text-13 text-muted">{texts().none}</p>
      ) : (
        <fieldset className="p-0.5">
          <legend className="mb-2 font-medium text-13">{texts().legend}</legend>
          {finished.map(({ standing, amount }) => (
            <label
              key={standing}
              className="flex h-9 items-center gap-3 rounded-md px-2 text-13 hover:bg-hover"
            >
              <input
                type="checkbox"
                checked={chosen.has(standing)}
                onChange={() => toggle(standing)}
                className="size-4 accent-(--accent)"
              />
              <StandingBadge standing={standing} />
              <span className="ml-auto text-muted figures">{formats().whole(amount)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </Dialog>
  );
}
