import type { CallDetail } from "../../../api/calls.ts";
import { formats } from "../../../messages/formats.ts";
import { liveCallsTexts } from "../../../messages/live-calls.ts";
import { endText } from "../../calls/call-end.ts";
import { CampaignLine } from "../../calls/campaign-line.tsx";
import { OutcomeBadge } from "../../calls/outcome-badge.tsx";
import { phoneText } from "../../calls/phone-text.ts";
import { WouldNotBeCalled } from "../../calls/would-not-be-called.tsx";

/** With whom, when, how long, what came of it and why, and what would have forbidden the call. */
export function CallFacts({ call }: { call: CallDetail }) {
  const why = endText(call);
  return (
    <div className="space-y-1.5 border-b border-line px-4 py-2.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-muted">
        <span className="font-medium text-ink figures">{phoneText(call.phoneNumber)}</span>
        <span className="figures">{formats().dateTime(call.startTime)}</span>
        <span className="figures">{formats().duration(call.duration)}</span>
        <OutcomeBadge call={call} />
        {call.outcomeBy === "operator" && <span>{liveCallsTexts().markedByHand}</span>}
        {why && <span className="min-w-0 [overflow-wrap:anywhere]">{why}</span>}
        <span className="truncate">{call.treeName}</span>
      </p>
      <CampaignLine call={call} />
      <WouldNotBeCalled reasons={call.wouldNotBeCalled} number={call.phoneNumber} />
    </div>
  );
}
