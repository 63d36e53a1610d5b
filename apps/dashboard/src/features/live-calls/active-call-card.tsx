import { PhoneOutgoing } from "lucide-react";
import { memo } from "react";
import type { ActiveCall } from "../../api/live-messages.ts";
import { formatCount } from "../../format/numbers.ts";
import { messages } from "../../messages/index.ts";
import { liveCallsTexts } from "../../messages/live-calls.ts";
import { Badge } from "../../ui/badge.tsx";
import { LiveBadge } from "../calls/live-badge.tsx";
import { CardLine, CardShell, LastWords } from "./card-shell.tsx";
import { PathChips } from "./path-chips.tsx";
import { RunningSeconds } from "./running-seconds.tsx";
import { TakenOverBadge } from "./taken-over-badge.tsx";

const texts = messages.calls;

/** A call in progress. Drawn anew only when something of this very call has changed. */
export const ActiveCallCard = memo(function ActiveCallCard({
  call,
  isOpen,
  onOpen,
}: {
  call: ActiveCall;
  isOpen: boolean;
  onOpen(id: string): void;
}) {
  const isTalking = call.status === "in-progress";
  const status = texts.statuses[call.status] ?? call.status;
  return (
    <CardShell
      number={call.phoneNumber}
      isOpen={isOpen}
      onOpen={() => onOpen(call.id)}
      end={<RunningSeconds since={call.startTime} format={asSeconds} />}
    >
      <CardLine treeName={call.treeName}>
        {isTalking ? (
          <>
            <LiveBadge />
            {call.isTakenOver ? (
              <TakenOverBadge />
            ) : (
              <span className="whitespace-nowrap">{status}</span>
            )}
          </>
        ) : (
          <Badge tone="running" icon={<PhoneOutgoing />}>
            {status}
          </Badge>
        )}
      </CardLine>
      <LastWords said={call.lastMessages} />
      <PathChips path={call.path} />
    </CardShell>
  );
});

function asSeconds(seconds: number): string {
  return liveCallsTexts.seconds(formatCount(seconds));
}
