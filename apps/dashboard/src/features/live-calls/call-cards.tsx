import { Network, PhoneOutgoing } from "lucide-react";
import type { ReactNode } from "react";
import { type Call, useCall } from "../../api/calls.ts";
import type { ActiveCall, TranscriptMessage } from "../../api/live-messages.ts";
import { formatClock } from "../../format/dates.ts";
import { formatDuration, secondsBetween } from "../../format/durations.ts";
import { formatCount } from "../../format/numbers.ts";
import { messages } from "../../messages/index.ts";
import { Badge } from "../../ui/badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { endText } from "../calls/call-end.ts";
import { LiveBadge } from "../calls/live-badge.tsx";
import { OutcomeBadge } from "../calls/outcome-badge.tsx";
import { CurrentNode } from "./current-node.tsx";

const texts = messages.calls;
const LAST_WORDS = 2;

interface CardProps {
  isOpen: boolean;
  onOpen(): void;
}

export function ActiveCallCard({
  call,
  now,
  isOpen,
  onOpen,
}: CardProps & { call: ActiveCall; now: number }) {
  const isTalking = call.status === "in-progress";
  return (
    <Shell
      number={call.phoneNumber}
      isOpen={isOpen}
      onOpen={onOpen}
      end={
        <span className="text-13 text-muted figures">
          {texts.seconds(formatCount(secondsBetween(Date.parse(call.startTime), now)))}
        </span>
      }
    >
      <Line>
        {isTalking ? (
          <LiveBadge />
        ) : (
          <Badge tone="running" icon={<PhoneOutgoing />}>
            {texts.statuses[call.status] ?? call.status}
          </Badge>
        )}
        {isTalking && <span className="whitespace-nowrap">{texts.statuses[call.status]}</span>}
        <TreeName name={call.treeName} />
      </Line>
      <LastWords said={call.lastMessages} />
      <CurrentNode
        treeId={call.treeId}
        nodeId={call.currentNodeId}
        nodeTitle={call.currentNodeTitle}
      />
    </Shell>
  );
}

export function EndedCallCard({ call, isOpen, onOpen }: CardProps & { call: Call }) {
  const { data: detail } = useCall(call.id);
  const why = endText(call);
  return (
    <Shell
      number={call.phoneNumber}
      isOpen={isOpen}
      onOpen={onOpen}
      end={<span className="text-13 text-muted figures">{formatDuration(call.duration)}</span>}
    >
      <Line>
        <OutcomeBadge call={call} />
        {call.endTime && <span className="figures">{formatClock(call.endTime)}</span>}
        <TreeName name={call.treeName} />
      </Line>
      {why && <p className="text-13 [overflow-wrap:anywhere]">{why}</p>}
      {detail && detail.messages.length > 0 && <LastWords said={detail.messages} />}
    </Shell>
  );
}

function Shell({
  number,
  isOpen,
  onOpen,
  end,
  children,
}: CardProps & { number: string; end: ReactNode; children: ReactNode }) {
  const shown = number || texts.unknownNumber;
  return (
    <li
      className={classNames(
        "relative flex flex-col gap-2.5 rounded-xl border bg-surface p-4 transition-colors",
        isOpen ? "border-ring" : "border-line hover:border-line-strong",
      )}
    >
      <div className="flex items-center gap-3">
        <h3 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={texts.open(shown)}
            onClick={onOpen}
            className="block max-w-full truncate text-left font-semibold text-14 figures after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ring"
          >
            {shown}
          </button>
        </h3>
        {end}
      </div>
      {children}
    </li>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 items-center gap-2 text-12 text-muted">{children}</div>;
}

function TreeName({ name }: { name: string }) {
  return (
    <span className="ml-auto flex min-w-0 items-center gap-1 pl-2">
      <Network aria-hidden="true" className="size-3 shrink-0" />
      <span className="truncate">{name}</span>
    </span>
  );
}

/** The latest utterances, each in at most two lines. */
function LastWords({ said }: { said: readonly TranscriptMessage[] }) {
  return (
    <ul className="min-h-[68px] space-y-1.5 border-l-2 border-line pl-3 text-13">
      {said.length === 0 && <li className="text-faint">{texts.nothingSaid}</li>}
      {said.slice(-LAST_WORDS).map((message) => (
        <li key={message.id} className="line-clamp-2 animate-said [overflow-wrap:anywhere]">
          <span className="font-medium">
            {message.speaker === "ai" ? texts.agent : texts.caller}:
          </span>{" "}
          <span className="text-muted">{message.message}</span>
        </li>
      ))}
    </ul>
  );
}
