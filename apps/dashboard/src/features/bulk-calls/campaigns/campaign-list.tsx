import { Megaphone, OctagonX } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useCampaigns } from "../../../api/campaigns.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { campaignViewsTexts } from "../../../messages/campaign-views.ts";
import { formats } from "../../../messages/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { CampaignRow } from "./list/campaign-row.tsx";
import { isCalling } from "./list/is-calling.ts";
import { ListSkeleton } from "./list/list-skeleton.tsx";
import { loadCampaignPage } from "./open-campaign.tsx";

const texts = campaignViewsTexts;

const StopDialog = lazy(async () => ({
  default: (await import("./steer/stop-dialog.tsx")).StopDialog,
}));

/** Every campaign as a row; a draft is opened by whoever shows this. */
export function CampaignList({ onOpenDraft }: { onOpenDraft(id: string): void }) {
  const campaigns = useCampaigns();
  const { data } = campaigns;
  const [isStopping, setStopping] = useState(false);
  const active = data?.filter(isCalling) ?? [];
  const hasRows = data !== undefined && data.length > 0;
  useEffect(() => {
    // Where that fails the click tries once more, and tells.
    if (hasRows) loadCampaignPage().catch(() => {});
  }, [hasRows]);
  return (
    <Card aria-labelledby="campaigns-title" className="overflow-hidden">
      <div className="flex min-h-13 items-center gap-3 border-b border-line px-4 py-2">
        <div className="min-w-0 flex-1">
          <h2 id="campaigns-title" className="font-semibold text-14">
            {texts().title}
          </h2>
          {data && data.length > 0 && (
            <p className="text-12 text-muted figures">
              {texts().count(formats().whole(data.length))}
            </p>
          )}
        </div>
        {active.length > 0 && (
          <Button size="small" look="quiet-danger" onClick={() => setStopping(true)}>
            <OctagonX />
            {texts().stop.all}
          </Button>
        )}
      </div>
      {campaigns.isPending && <ListSkeleton />}
      {campaigns.isError && !data && (
        <QueryError compact title={texts().loadFailed} query={campaigns} />
      )}
      {data?.length === 0 && (
        <EmptyState compact icon={Megaphone} title={texts().none} hint={texts().noneHint} />
      )}
      {data && data.length > 0 && (
        <ul aria-labelledby="campaigns-title" className="divide-y divide-line">
          {data.map((campaign) => (
            <CampaignRow key={campaign.id} campaign={campaign} onOpenDraft={onOpenDraft} />
          ))}
        </ul>
      )}
      {isStopping && (
        <Suspense>
          <StopDialog
            campaign={null}
            calling={active.reduce((sum, { calling }) => sum + calling, 0)}
            onClose={() => setStopping(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
