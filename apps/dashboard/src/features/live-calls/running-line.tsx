import { AudioLines, Ear, Voicemail } from "lucide-react";
import type { CallDetail } from "../../api/calls.ts";
import type { ActiveCall } from "../../api/live-messages.ts";
import { useNow } from "../../app/use-now.ts";
import { formats } from "../../messages/formats.ts";
import { messages } from "../../messages/index.ts";
import { liveCallsTexts } from "../../messages/live-calls.ts";
import { Badge } from "../../ui/badge.tsx";
import { LiveBadge } from "../calls/live-badge.tsx";
import { OutcomeBadge } from "../calls/outcome-badge.tsx";
import { RunningSeconds } from "./running-seconds.tsx";
import { TakenOverBadge } from "./taken-over-badge.tsx";
import { turnOf } from "./turn-of.ts";

const texts = liveCallsTexts;

/** How a running call stands: since when, who picked up, whose turn it is, and what it was marked as. */
export function RunningLine({ active, call }: { active: ActiveCall; call: CallDetail }) {
  const isTalking = active.status === "in-progress";
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-muted">
      {isTalking && <LiveBadge />}
      <span>{messages().calls.statuses[active.status] ?? active.status}</span>
      <RunningSeconds since={active.startTime} format={formats().duration} />
      {active.answeredBy?.startsWith("machine") && (
        <Badge tone="warning" icon={<Voicemail />}>
          {texts().machine}
        </Badge>
      )}
      {active.isTakenOver ? <TakenOverBadge /> : isTalking && <WhoseTurn call={call} />}
      {call.outcomeBy === "operator" && (
        <span className="flex items-center gap-2">
          <OutcomeBadge call={call} />
          <span className="text-12">{texts().markedByHand}</span>
        </span>
      )}
    </p>
  );
}

function WhoseTurn({ call }: { call: CallDetail }) {
  const turn = turnOf(call.messages.at(-1), useNow());
  if (turn === null) return null;
  const Icon = turn === "caller-is-asked" ? Ear : AudioLines;
  return (
    <span className="flex items-center gap-1 text-12">
      <Icon aria-hidden="true" className="size-3.5" />
      {texts().turns[turn]}
    </span>
  );
}
