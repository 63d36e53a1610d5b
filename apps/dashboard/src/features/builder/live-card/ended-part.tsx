import { ScrollText } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useCall } from "../../../api/calls.ts";
import { formats } from "../../../messages/formats.ts";
import { liveCallsTexts } from "../../../messages/live-calls.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { transcriptAddress } from "../../calls/call-address.ts";
import { endText } from "../../calls/call-end.ts";
import { OutcomeBadge } from "../../calls/outcome-badge.tsx";
import { LastWords } from "../../live-calls/card-shell.tsx";
import { CalleeHeading } from "./callee-heading.tsx";
import { DetailsLink } from "./details-link.tsx";

const texts = liveCallsTexts;

/** How the call ended that was watched, and the way to all that was said in it. */
export function EndedPart({ callId, end }: { callId: string; end: ReactNode }) {
  const { data: call } = useCall(callId);
  if (!call) return <Skeleton className="h-24 w-full" />;
  const why = endText(call);
  return (
    <>
      <div className="flex items-center gap-2">
        <CalleeHeading number={call.phoneNumber} />
        <span className="ml-auto text-13 text-muted figures">
          {formats().duration(call.duration)}
        </span>
        {end}
      </div>
      <div role="status" className="space-y-1.5">
        <OutcomeBadge call={call} />
        {why && <p className="text-13 [overflow-wrap:anywhere]">{why}</p>}
      </div>
      {call.messages.length > 0 && <LastWords said={call.messages} />}
      <div className="flex flex-wrap gap-2 *:grow *:px-2">
        {call.messages.length > 0 && (
          <Button asChild size="small">
            <Link href={transcriptAddress(call.callSid ?? call.id)}>
              <ScrollText />
              {texts().toTranscript}
            </Link>
          </Button>
        )}
        <DetailsLink callId={call.id} />
      </div>
    </>
  );
}
