import { PhoneIncoming, ScrollText, SquareArrowOutUpRight } from "lucide-react";
import { Link } from "wouter";
import type { Call } from "../../../../../api/calls.ts";
import { type CampaignContact, useContactAttempts } from "../../../../../api/campaign-detail.ts";
import { QueryError } from "../../../../../app/query-error.tsx";
import { campaignViewsTexts } from "../../../../../messages/campaign-views.ts";
import { formats } from "../../../../../messages/formats.ts";
import { Badge } from "../../../../../ui/badge.tsx";
import { Button } from "../../../../../ui/button.tsx";
import { Skeleton } from "../../../../../ui/skeleton.tsx";
import { callAddress, transcriptAddress } from "../../../../calls/call-address.ts";
import { endText } from "../../../../calls/call-end.ts";
import { OutcomeBadge } from "../../../../calls/outcome-badge.tsx";

const texts = () => campaignViewsTexts().table;

/** The calls with one contact: how each came out, and the way to what was said. */
export function ContactAttempts({
  campaignId,
  contact,
}: {
  campaignId: string;
  contact: CampaignContact;
}) {
  const attempts = useContactAttempts(campaignId, contact);
  const { data: calls } = attempts;
  if (attempts.isError && !calls) {
    return <QueryError compact title={texts().attemptsFailed} query={attempts} />;
  }
  if (!calls) {
    return (
      <div aria-busy="true" className="py-3 pr-4 pl-9.5">
        <Skeleton className="h-5 w-80 max-w-full" />
      </div>
    );
  }
  if (calls.length === 0) {
    return <p className="py-3 pr-4 pl-9.5 text-12 text-muted">{texts().noAttempts}</p>;
  }
  return (
    <ol reversed className="divide-y divide-line pr-4 pl-9.5">
      {calls.map((call, index) => (
        <Attempt key={call.id} call={call} number={calls.length - index} />
      ))}
    </ol>
  );
}

function Attempt({ call, number }: { call: Call; number: number }) {
  const why = endText(call);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-12">
      <span className="w-18 text-muted figures">{texts().attempt(formats().whole(number))}</span>
      <span className="figures">{formats().dateTime(call.startTime)}</span>
      <OutcomeBadge call={call} />
      {call.direction === "inbound" && <Badge icon={<PhoneIncoming />}>{texts().inbound}</Badge>}
      <span className="text-muted figures">{formats().duration(call.duration)}</span>
      {why && <span className="min-w-0 text-muted [overflow-wrap:anywhere]">{why}</span>}
      <span className="ml-auto flex gap-1">
        {call.duration > 0 && (
          <Button asChild size="small" look="quiet">
            <Link href={transcriptAddress(call.callSid ?? call.id)}>
              <ScrollText />
              {texts().transcript}
            </Link>
          </Button>
        )}
        <Button asChild size="small" look="quiet">
          <Link href={callAddress(call.id)}>
            <SquareArrowOutUpRight />
            {texts().openCall}
          </Link>
        </Button>
      </span>
    </li>
  );
}
