import { Info, MessageSquare, Network } from "lucide-react";
import type { CampaignDetail } from "../../../../api/campaign-detail.ts";
import { campaignViewsTexts } from "../../../../messages/campaign-views.ts";
import { formats } from "../../../../messages/formats.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Card } from "../../../../ui/card.tsx";
import { campaignName } from "../campaign-name.ts";
import { SegmentBar } from "../list/segment-bar.tsx";
import { segmentsOf } from "../list/segments.ts";
import { StatusBadge } from "../list/status-badge.tsx";
import { WhatItWaitsFor } from "../list/what-it-waits-for.tsx";
import { HeadActions } from "./head-actions.tsx";
import { Headline } from "./headline.tsx";
import { Outcomes } from "./outcomes.tsx";

const texts = campaignViewsTexts;

/** What one looks at first: the state, the figures, the results, and what may be done. */
export function CampaignHead({
  campaign,
  onStanding,
  onOpenDraft,
  onDeleted,
}: {
  campaign: CampaignDetail;
  onStanding(standing: string): void;
  onOpenDraft(id: string): void;
  onDeleted(): void;
}) {
  const { status, counts, completedCalls, totalCalls, treeNote } = campaign;
  return (
    <Card aria-labelledby="campaign-title" className="overflow-hidden">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4">
        <div className="min-w-0 flex-1 basis-72 space-y-1.5">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h2
              id="campaign-title"
              className="min-w-0 font-semibold text-16 [overflow-wrap:anywhere]"
            >
              {campaignName(campaign)}
            </h2>
            <StatusBadge status={status} />
            <TreeBadge campaign={campaign} />
          </div>
          <p className="text-12 text-muted figures">{datesOf(campaign)}</p>
          <WhatItWaitsFor campaign={campaign} />
          {treeNote && (
            <p className="flex items-start gap-1.5 text-12 text-muted [overflow-wrap:anywhere]">
              <Info aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
              {treeNote}
            </p>
          )}
        </div>
        <HeadActions campaign={campaign} onOpenDraft={onOpenDraft} onDeleted={onDeleted} />
      </div>
      <Headline campaign={campaign} />
      <div className="space-y-3 border-t border-line p-4">
        <SegmentBar
          className="h-2.5"
          segments={segmentsOf(counts)}
          done={completedCalls}
          total={totalCalls}
        />
        <Outcomes counts={counts} onStanding={onStanding} />
      </div>
    </Card>
  );
}

function TreeBadge({ campaign }: { campaign: CampaignDetail }) {
  const { useDecisionTree, treeName, treeVersion } = campaign;
  if (!useDecisionTree) return <Badge icon={<MessageSquare />}>{texts().noTree}</Badge>;
  const name = treeName ?? texts().decisionTree;
  return (
    <Badge className="min-w-0" icon={<Network />}>
      <span className="truncate">
        {treeVersion === null ? name : texts().treeVersion(name, formats().whole(treeVersion))}
      </span>
    </Badge>
  );
}

function datesOf({ createdAt, createdBy, startedAt, completedAt }: CampaignDetail): string {
  const { dateTime } = formats();
  const created = createdBy
    ? texts().createdBy(dateTime(createdAt), createdBy)
    : texts().createdAt(dateTime(createdAt));
  return [
    created,
    startedAt && texts().startedAt(dateTime(startedAt)),
    completedAt && texts().completedAt(dateTime(completedAt)),
  ]
    .filter(Boolean)
    .join(" · ");
}
