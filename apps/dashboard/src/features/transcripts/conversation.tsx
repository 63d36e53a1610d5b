import { Bot, MessagesSquare, UserRound } from "lucide-react";
import { useEffect, useRef } from "react";
import { useCall } from "../../api/calls.ts";
import type { TranscriptMessage } from "../../api/live-messages.ts";
import { formats } from "../../messages/formats.ts";
import { conditionName } from "../../messages/intents.ts";
import { transcriptsTexts } from "../../messages/transcripts.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ScrollArea } from "../../ui/scroll-area.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { BlockButton } from "../calls/block-button.tsx";
import { WhereSaid } from "../calls/where-said.tsx";
import { WouldNotBeCalled } from "../calls/would-not-be-called.tsx";
import type { TranscriptCall } from "./group-calls.ts";

const texts = transcriptsTexts;

/** `callSid`: what is chosen; `call`: its messages, `null` while they are missing. */
export function Conversation({
  callSid,
  call,
}: {
  callSid: string | null;
  call: TranscriptCall | null;
}) {
  const viewport = useRef<HTMLDivElement>(null);
  useEffect(() => {
    viewport.current?.scrollTo({ top: 0 });
  }, [callSid]);
  return (
    <Card className="flex h-[600px] flex-col overflow-hidden">
      <div className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-3">
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold text-14">{texts().conversation}</h2>
          <p className="truncate text-12 text-muted">
            {callSid === null ? texts().choose : texts().callSid(callSid)}
          </p>
        </div>
        {call && <BlockButton key={call.phoneNumber} number={call.phoneNumber} size="small" />}
      </div>
      {call && <OverriddenRules call={call} />}
      {callSid === null && (
        <div className="flex flex-1 items-center justify-center">
          <EmptyState icon={MessagesSquare} title={texts().chooseFromList} />
        </div>
      )}
      {callSid !== null && !call && (
        <p className="flex flex-1 items-center justify-center text-13 text-muted">
          {texts().loading}
        </p>
      )}
      {call && (
        <ScrollArea label={texts().conversation} className="min-h-0 flex-1" viewportRef={viewport}>
          <ol className="space-y-3 p-4">
            {call.messages.map((message) => (
              <Utterance key={message.id} message={message} />
            ))}
          </ol>
        </ScrollArea>
      )}
    </Card>
  );
}

/** Why the call would not have been placed to a real person, where a rule says so. */
function OverriddenRules({ call: { callSid, phoneNumber } }: { call: TranscriptCall }) {
  const { data } = useCall(callSid);
  if (!data || data.wouldNotBeCalled.length === 0) return null;
  return (
    <div className="shrink-0 border-b border-line px-4 py-2">
      <WouldNotBeCalled reasons={data.wouldNotBeCalled} number={phoneNumber} />
    </div>
  );
}

function Utterance({ message }: { message: TranscriptMessage }) {
  const isAgent = message.speaker === "ai";
  const Icon = isAgent ? Bot : UserRound;
  const { detectedIntent, whispered } = message.metadata ?? {};
  return (
    <li className={classNames("flex items-start gap-2.5", !isAgent && "flex-row-reverse")}>
      <span
        className={classNames(
          "mt-0.5 flex size-7 shrink-0 items-center justify-center rounded-full",
          isAgent ? "bg-accent-soft text-accent-ink" : "bg-hover text-muted",
        )}
      >
        <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
        <span className="sr-only">{isAgent ? texts().agent : texts().caller}</span>
      </span>
      <div
        className={classNames(
          "flex max-w-[min(80%,560px)] flex-col gap-1.5",
          isAgent ? "items-start" : "items-end",
        )}
      >
        <p
          className={classNames(
            "rounded-xl px-3 py-2 text-14 whitespace-pre-line [overflow-wrap:anywhere]",
            isAgent ? "rounded-tl-sm bg-accent-soft" : "rounded-tr-sm bg-hover",
          )}
        >
          {message.message}
        </p>
        <div
          className={classNames(
            "flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-muted",
            !isAgent && "justify-end",
          )}
        >
          <time dateTime={message.timestamp} className="figures">
            {formats().time(message.timestamp)}
          </time>
          <WhereSaid metadata={message.metadata} />
          {message.confidence !== undefined && (
            <span className="figures">
              {texts().confidence(formats().number(message.confidence))}
            </span>
          )}
          {whispered && <Badge tone="accent">{texts().whispered}</Badge>}
          {detectedIntent && (
            <Tooltip text={conditionName(detectedIntent)}>
              <span className="inline-flex cursor-help">
                <Badge tone="running">{texts().intent(detectedIntent)}</Badge>
              </span>
            </Tooltip>
          )}
        </div>
      </div>
    </li>
  );
}
