import { CircleCheck, Network } from "lucide-react";
import { memo } from "react";
import { Link } from "wouter";
import type { CampaignView } from "../../../../api/campaigns.ts";
import { useTimeZone } from "../../../../app/use-time-zone.ts";
import { campaignViewsTexts } from "../../../../messages/campaign-views.ts";
import { formats } from "../../../../messages/formats.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { campaignAddress } from "../campaign-address.ts";
import { campaignName } from "../campaign-name.ts";
import { CampaignButtons } from "../steer/campaign-buttons.tsx";
import { SegmentBar, SegmentLegend } from "./segment-bar.tsx";
import { segmentsOf } from "./segments.ts";
import { StatusBadge } from "./status-badge.tsx";
import { timeLeft } from "./time-left.ts";
import { WhatItWaitsFor } from "./what-it-waits-for.tsx";

const texts = campaignViewsTexts;

/** One campaign; drawn anew only when something of it has changed. */
export const CampaignRow = memo(function CampaignRow({
  campaign,
  onOpenDraft,
}: {
  campaign: CampaignView;
  onOpenDraft(id: string): void;
}) {
  useTimeZone();
  const { status, useDecisionTree, treeName, createdAt, counts } = campaign;
  const { completedCalls, totalCalls } = campaign;
  const segments = segmentsOf(counts);
  return (
    <li
      aria-label={campaignName(campaign)}
      className="relative space-y-2 px-4 py-3 transition-colors hover:bg-hover/50 [contain-intrinsic-size:auto_128px] [content-visibility:auto]"
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1 space-y-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h3 className="min-w-0 font-semibold text-14 [overflow-wrap:anywhere]">
              <Opener campaign={campaign} onOpenDraft={onOpenDraft} />
            </h3>
            <StatusBadge status={status} />
          </div>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <p className="text-12 text-muted figures">
              {texts().createdAt(formats().dateTime(createdAt))}
            </p>
            {useDecisionTree && (
              <Badge className="min-w-0" icon={<Network />}>
                <span className="truncate">{treeName ?? texts().decisionTree}</span>
              </Badge>
            )}
          </div>
        </div>
        <div className="relative z-10">
          <CampaignButtons campaign={campaign} />
        </div>
      </div>
      <SegmentBar segments={segments} done={completedCalls} total={totalCalls} />
      <Figures campaign={campaign} />
      <SegmentLegend segments={segments.filter(({ name }) => name !== "waiting")} />
      <WhatItWaitsFor campaign={campaign} />
    </li>
  );
});

/** The whole row opens it; a draft is gone on with where it was left. */
function Opener({
  campaign,
  onOpenDraft,
}: {
  campaign: CampaignView;
  onOpenDraft(id: string): void;
}) {
  const { id, status } = campaign;
  const name = campaignName(campaign);
  const look =
    "rounded-sm text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring";
  if (status === "draft") {
    return (
      <button type="button" className={look} onClick={() => onOpenDraft(id)}>
        {name}
      </button>
    );
  }
  return (
    <Link href={campaignAddress(id)} className={look}>
      {name}
    </Link>
  );
}

function Figures({ campaign }: { campaign: CampaignView }) {
  const { completedCalls, totalCalls, successfulCalls, status } = campaign;
  const { startsPerMinute, secondsLeft } = campaign;
  const { whole, number } = formats();
  const isRunning = status === "running";
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-12 text-muted figures">
      <span title={texts().done(whole(completedCalls), whole(totalCalls))}>
        <span className="font-semibold text-13 text-ink">{whole(completedCalls)}</span> /{" "}
        {whole(totalCalls)}
      </span>
      <span className="flex items-center gap-1 font-medium text-success">
        <CircleCheck aria-hidden="true" className="size-3" />
        {texts().successes(whole(successfulCalls))}
      </span>
      {isRunning && startsPerMinute !== null && (
        <span>{texts().rate(number(startsPerMinute, 1))}</span>
      )}
      {isRunning && secondsLeft !== null && (
        <span className="ml-auto">{texts().left(timeLeft(secondsLeft))}</span>
      )}
    </p>
  );
}
