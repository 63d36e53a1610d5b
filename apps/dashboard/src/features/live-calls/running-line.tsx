import { AudioLines, Ear, Voicemail } from "lucide-react";
import type { ActiveCall, TranscriptMessage } from "../../api/live-messages.ts";
import { useNow } from "../../app/use-now.ts";
import { formatDuration } from "../../format/durations.ts";
import { messages } from "../../messages/index.ts";
import { liveCallsTexts } from "../../messages/live-calls.ts";
import { Badge } from "../../ui/badge.tsx";
import { LiveBadge } from "../calls/live-badge.tsx";
import { RunningSeconds } from "./running-seconds.tsx";
import { TakenOverBadge } from "./taken-over-badge.tsx";
import { turnOf } from "./turn-of.ts";

const texts = liveCallsTexts;

/** How a running call stands: since when, who picked up, and whose turn it is. */
export function RunningLine({
  active,
  last,
}: {
  active: ActiveCall;
  last: TranscriptMessage | undefined;
}) {
  const isTalking = active.status === "in-progress";
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-muted">
      {isTalking && <LiveBadge />}
      <span>{messages.calls.statuses[active.status] ?? active.status}</span>
      <RunningSeconds since={active.startTime} format={formatDuration} />
      {active.answeredBy?.startsWith("machine") && (
        <Badge tone="warning" icon={<Voicemail />}>
          {texts.machine}
        </Badge>
      )}
      {active.isTakenOver ? <TakenOverBadge /> : isTalking && <WhoseTurn last={last} />}
    </p>
  );
}

function WhoseTurn({ last }: { last: TranscriptMessage | undefined }) {
  const turn = turnOf(last, useNow());
  if (turn === null) return null;
  const Icon = turn === "caller-is-asked" ? Ear : AudioLines;
  return (
    <span className="flex items-center gap-1 text-12">
      <Icon aria-hidden="true" className="size-3.5" />
      {texts.turns[turn]}
    </span>
  );
}
