import { type FormEvent, useId, useState } from "react";
import {
  type CampaignView,
  changeCampaign,
  type PlanView,
  useCampaignDeed,
} from "../../../../../api/campaigns.ts";
import { showFailure, showToast } from "../../../../../app/toasts.tsx";
import { bulkCallsTexts } from "../../../../../messages/bulk-calls.ts";
import { campaignViewsTexts } from "../../../../../messages/campaign-views.ts";
import { messages } from "../../../../../messages/index.ts";
import { Button } from "../../../../../ui/button.tsx";
import { Dialog } from "../../../../../ui/dialog.tsx";
import { NumberField } from "../../../../../ui/number-field.tsx";
import { asPerson } from "../../../../person/ask-person.ts";
import { RetryTable } from "../../../wizard/campaign/retry-table.tsx";
import { WindowsField } from "../../../wizard/campaign/windows-field.tsx";

const texts = () => campaignViewsTexts().plan;
const names = () => bulkCallsTexts().plan;
const MOST = { atOnce: 1_000, perMinute: 60_000, attempts: 30 };

/** Changes how a campaign dials, also while it does. */
export function PlanDialog({ campaign, onClose }: { campaign: CampaignView; onClose(): void }) {
  const form = useId();
  /** What was changed; the rest stays as it is by then. */
  const [changes, setChanges] = useState<Partial<PlanView>>({});
  const plan = { ...campaign.plan, ...changes };
  const keep = useCampaignDeed(() =>
    asPerson(() => changeCampaign(campaign.id, { plan: changes })),
  );
  const change = (changed: Partial<PlanView>) => setChanges({ ...changes, ...changed });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isSound(plan)) return;
    keep.mutate(undefined, {
      onSuccess() {
        showToast({ tone: "success", title: campaignViewsTexts().toasts.planned });
        onClose();
      },
      onError: (error) => showFailure(messages().common.failed, error),
    });
  }

  return (
    <Dialog
      wide
      isOpen
      onClose={onClose}
      title={texts().change}
      description={texts().hint}
      actions={
        <>
          <Button onClick={onClose}>{messages().common.cancel}</Button>
          <Button
            type="submit"
            form={form}
            look="primary"
            disabled={keep.isPending || !isSound(plan)}
          >
            {keep.isPending ? texts().saving : texts().save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="space-y-5 p-0.5">
        <div className="grid gap-3 sm:grid-cols-3">
          <NumberField
            label={names().atOnce}
            least={1}
            most={MOST.atOnce}
            placeholder={names().asLimits}
            value={plan.atOnce ?? undefined}
            onChange={(atOnce) => change({ atOnce: atOnce ?? null })}
          />
          <NumberField
            label={names().perMinute}
            least={1}
            most={MOST.perMinute}
            placeholder={names().asLimits}
            value={plan.perMinute ?? undefined}
            onChange={(perMinute) => change({ perMinute: perMinute ?? null })}
          />
          <NumberField
            label={names().attempts}
            hint={names().attemptsHint}
            least={1}
            most={MOST.attempts}
            placeholder=""
            value={plan.attempts}
            onChange={(attempts = 1) => change({ attempts })}
          />
        </div>
        <WindowsField windows={plan.windows} onChange={(windows) => change({ windows })} />
        <RetryTable retries={plan.retries} onChange={(retries) => change({ retries })} />
      </form>
    </Dialog>
  );
}

/** Whether every time ends after it begins. */
function isSound({ windows }: PlanView): boolean {
  return Object.values(windows ?? {})
    .flat()
    .every(({ from, until }) => from < until);
}
