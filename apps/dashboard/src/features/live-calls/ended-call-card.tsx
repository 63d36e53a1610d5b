import { memo } from "react";
import { type Call, useCall } from "../../api/calls.ts";
import { useTimeZone } from "../../app/use-time-zone.ts";
import { formats } from "../../messages/formats.ts";
import { endText } from "../calls/call-end.ts";
import { CampaignLine } from "../calls/campaign-line.tsx";
import { OutcomeBadge } from "../calls/outcome-badge.tsx";
import { CardLine, CardShell, LastWords } from "./card-shell.tsx";

/** A call that ended a moment ago: how, and with which last words. */
export const EndedCallCard = memo(function EndedCallCard({
  call,
  isOpen,
  onOpen,
}: {
  call: Call;
  isOpen: boolean;
  onOpen(id: string): void;
}) {
  useTimeZone();
  const { data: detail } = useCall(call.id);
  const why = endText(call);
  return (
    <CardShell
      number={call.phoneNumber}
      isOpen={isOpen}
      onOpen={() => onOpen(call.id)}
      end={formats().duration(call.duration)}
    >
      <CardLine treeName={call.treeName}>
        <OutcomeBadge call={call} />
        {call.endTime && <span className="figures">{formats().clock(call.endTime)}</span>}
      </CardLine>
      <CampaignLine call={call} />
      {why && <p className="text-13 [overflow-wrap:anywhere]">{why}</p>}
      {detail && detail.messages.length > 0 && <LastWords said={detail.messages} />}
    </CardShell>
  );
});
