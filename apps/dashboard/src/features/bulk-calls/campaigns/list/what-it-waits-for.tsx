import { CalendarClock, CirclePause, Clock } from "lucide-react";
import type { ReactNode } from "react";
import type { CampaignView } from "../../../../api/campaigns.ts";
import { now } from "../../../../api/runtime.ts";
import { campaignViewsTexts } from "../../../../messages/campaign-views.ts";
import { formats } from "../../../../messages/formats.ts";

const texts = campaignViewsTexts;

/** Why a campaign does not call just now: it has yet to begin, is paused, or waits for something. */
export function WhatItWaitsFor({ campaign }: { campaign: CampaignView }) {
  const { status, startsAt, pauseMessage, hold } = campaign;
  if (status === "paused") {
    return pauseMessage && <Notice icon={<CirclePause />}>{pauseMessage}</Notice>;
  }
  if (status !== "running") return null;
  if (startsAt !== null && Date.parse(startsAt) > now()) {
    return (
      <Notice icon={<CalendarClock />}>{texts().beginsAt(formats().dateTime(startsAt))}</Notice>
    );
  }
  return hold && <Notice icon={<Clock />}>{hold.message}</Notice>;
}

function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 text-12 [overflow-wrap:anywhere] text-warning figures [&_svg]:mt-0.5 [&_svg]:size-3 [&_svg]:shrink-0">
      {icon}
      <span>{children}</span>
    </p>
  );
}
