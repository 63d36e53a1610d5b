import { Eye } from "lucide-react";
import { useLocation } from "wouter";
import { errorText } from "../../../api/api-error.ts";
import { useActiveCalls } from "../../../api/calls.ts";
import type { ActiveCall } from "../../../api/live-messages.ts";
import { useNow } from "../../../app/use-now.ts";
import { formatDuration, secondsBetween } from "../../../format/durations.ts";
import { formatCount } from "../../../format/numbers.ts";
import { messages } from "../../../messages/index.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { callAddress } from "../../calls/call-address.ts";
import { HangUpButton } from "../../calls/hang-up-button.tsx";
import { LiveBadge } from "../../calls/live-badge.tsx";

const texts = messages.calls;

export function CallsSection() {
  const calls = useActiveCalls();
  const count = calls.data?.length ?? 0;
  return (
    <Section
      title={messages.builder.sections.calls}
      end={count > 0 && <Badge tone="success">{formatCount(count)}</Badge>}
    >
      {calls.isPending && <Skeleton className="h-20 w-full rounded-lg" />}
      {calls.isError && (
        <ErrorState
          compact
          text={errorText(calls.error, messages.common.unreachable)}
          onRetry={() => void calls.refetch()}
        />
      )}
      {calls.data?.length === 0 && <p className="text-13 text-muted">{texts.none}</p>}
      {calls.data && count > 0 && (
        <ul className="space-y-2">
          {calls.data.map((call) => (
            <CallRow key={call.id} call={call} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function CallRow({ call }: { call: ActiveCall }) {
  const time = useNow();
  const [, go] = useLocation();
  return (
    <li className="rounded-lg border border-line p-3">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate font-medium text-13 figures">
          {call.phoneNumber || texts.unknownNumber}
        </span>
        <LiveBadge />
      </div>
      <p className="mt-0.5 flex gap-2 text-12 text-muted">
        <span className="min-w-0 flex-1 truncate">
          {call.currentNodeTitle
            ? texts.atNode(call.currentNodeTitle)
            : (texts.statuses[call.status] ?? call.status)}
        </span>
        <span className="figures">
          {formatDuration(secondsBetween(Date.parse(call.startTime), time))}
        </span>
      </p>
      <div className="mt-2.5 flex gap-2">
        <Button size="small" className="flex-1" onClick={() => go(callAddress(call.id))}>
          <Eye />
          {texts.monitor}
        </Button>
        <HangUpButton
          callId={call.id}
          number={call.phoneNumber}
          look="quiet-danger"
          size="small"
          className="flex-1 border border-line-strong"
        />
      </div>
    </li>
  );
}
