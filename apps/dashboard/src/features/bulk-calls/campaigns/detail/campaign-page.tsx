import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../../../api/api-error.ts";
import { type ContactFilter, useCampaignDetail } from "../../../../api/campaign-detail.ts";
import { isUnknownCampaign } from "../../../../api/unknown-campaign.ts";
import { campaignViewsTexts } from "../../../../messages/campaign-views.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { useFreshView } from "../use-fresh-view.ts";
import { CampaignHead } from "./campaign-head.tsx";
import { DetailSkeleton } from "./detail-skeleton.tsx";
import { DetailTabs, type TabName } from "./detail-tabs.tsx";

const texts = () => campaignViewsTexts().detail;

/** Everything about one campaign: how it goes, who stands where, which ways its calls went. */
export function CampaignPage({
  id,
  onBack,
  onOpenDraft,
}: {
  id: string;
  onBack(): void;
  onOpenDraft(id: string): void;
}) {
  const { data: campaign, error, isError, refetch } = useCampaignDetail(id);
  const back = useFreshView<HTMLButtonElement>();
  const [tab, setTab] = useState<TabName>("contacts");
  const [filter, setFilter] = useState<ContactFilter>({});

  function showStanding(standing: string): void {
    setFilter({ standing });
    setTab("contacts");
  }

  return (
    <div className="space-y-3">
      <Button ref={back} look="quiet" size="small" className="-ml-2" onClick={onBack}>
        <ArrowLeft />
        {texts().back}
      </Button>
      {!campaign && !isError && <DetailSkeleton />}
      {!campaign && isError && (
        <Card>
          <ErrorState
            title={campaignViewsTexts().loadFailed}
            text={isUnknownCampaign(error) ? texts().gone : errorText(error)}
            onRetry={() => void refetch()}
          />
        </Card>
      )}
      {campaign && (
        <div className="space-y-4">
          <CampaignHead
            campaign={campaign}
            onStanding={showStanding}
            onOpenDraft={onOpenDraft}
            onDeleted={onBack}
          />
          <DetailTabs
            campaign={campaign}
            tab={tab}
            onTab={setTab}
            filter={filter}
            onFilter={setFilter}
          />
        </div>
      )}
    </div>
  );
}
