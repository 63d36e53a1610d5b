import { PhoneOutgoing, Scale } from "lucide-react";
import { memo } from "react";
import type { ActiveCall } from "../../api/live-messages.ts";
import { blockingTexts } from "../../messages/blocking.ts";
import { formats } from "../../messages/formats.ts";
import { messages } from "../../messages/index.ts";
import { liveCallsTexts } from "../../messages/live-calls.ts";
import { Badge } from "../../ui/badge.tsx";
import { CampaignLine } from "../calls/campaign-line.tsx";
import { LiveBadge } from "../calls/live-badge.tsx";
import { CardLine, CardShell, LastWords } from "./card-shell.tsx";
import { PathChips } from "./path-chips.tsx";
import { RunningSeconds } from "./running-seconds.tsx";
import { TakenOverBadge } from "./taken-over-badge.tsx";

const texts = () => messages().calls;

interface Props {
  call: ActiveCall;
  isOpen: boolean;
  onOpen(id: string): void;
}

/** A call in progress. Drawn anew only when something of this very call has changed. */
export const ActiveCallCard = memo(Card, isSame);

function Card({ call, isOpen, onOpen }: Props) {
  const isTalking = call.status === "in-progress";
  const status = texts().statuses[call.status] ?? call.status;
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
      <CampaignLine call={call} />
      <Overridden rules={call.overriddenRules ?? []} />
      <LastWords said={call.lastMessages} />
      {/* Its line is there from the beginning, so that nothing moves with the first node. */}
      <div className="h-5">
        <PathChips path={call.path} />
      </div>
    </CardShell>
  );
}

/** Which rules would have forbidden the call; the call itself, when it is open, tells why. */
function Overridden({ rules }: { rules: ActiveCall["overriddenRules"] }) {
  if (rules.length === 0) return null;
  const { wouldNotBeCalled, ruleNames } = blockingTexts();
  return (
    <p className="flex items-start gap-1.5 text-12 text-muted">
      <Scale aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      {wouldNotBeCalled} {rules.map((rule) => ruleNames[rule]).join(", ")}
    </p>
  );
}

function asSeconds(seconds: number): string {
  return liveCallsTexts().seconds(formats().whole(seconds));
}

/** The duration, another one at each poll, is counted by the card itself. */
function isSame(before: Props, after: Props): boolean {
  if (before.isOpen !== after.isOpen || before.onOpen !== after.onOpen) return false;
  const names = Object.keys(after.call) as (keyof ActiveCall)[];
  return names.every((name) => name === "duration" || before.call[name] === after.call[name]);
}
