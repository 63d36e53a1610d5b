import { Bot, ChevronDown, Play, UserRound } from "lucide-react";
import { memo, useId, useState } from "react";
import type { TranscriptMessage } from "../../../api/live-messages.ts";
import { useTimeZone } from "../../../app/use-time-zone.ts";
import { formats } from "../../../messages/formats.ts";
import { conditionName } from "../../../messages/intents.ts";
import { transcriptsTexts } from "../../../messages/transcripts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { WhereSaid } from "../../calls/where-said.tsx";
import { SaidText } from "./said-text.tsx";
import type { Span } from "./sound-spans.ts";
import { UtteranceDetails } from "./utterance-details.tsx";

const texts = transcriptsTexts;
export const NO_SPANS: readonly Span[] = [];

/** One utterance: the agent's at the left, the caller's at the right. */
export const Utterance = memo(function Utterance({
  message,
  treeId,
  marks,
  isAtHit,
  spans,
  heard,
  onPlay,
}: {
  message: TranscriptMessage;
  treeId: string;
  marks: readonly (readonly [number, number])[];
  isAtHit: boolean;
  spans: readonly Span[];
  heard: number | null;
  onPlay(seconds: number): void;
}) {
  useTimeZone();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isAgent = message.speaker === "ai";
  const Icon = isAgent ? Bot : UserRound;
  const { detectedIntent, whispered } = message.metadata ?? {};
  const [first] = spans;
  return (
    <li
      data-message={message.id}
      className={classNames("flex items-start gap-2.5", !isAgent && "flex-row-reverse")}
    >
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
          "flex min-w-0 max-w-[min(80%,560px)] flex-col gap-1",
          isAgent ? "items-start" : "items-end",
        )}
      >
        <p
          className={classNames(
            "rounded-xl px-3 py-2 text-14 whitespace-pre-line [overflow-wrap:anywhere]",
            isAgent ? "rounded-tl-sm bg-accent-soft" : "rounded-tr-sm bg-hover",
            isAtHit && "ring-2 ring-warning",
          )}
        >
          <SaidText
            text={message.message}
            marks={marks}
            isAtHit={isAtHit}
            spans={spans}
            heard={heard}
            onPlay={onPlay}
          />
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
          {first && (
            <Tooltip text={texts().playFrom}>
              <button
                type="button"
                aria-label={texts().playFrom}
                onClick={() => onPlay(first.from)}
                className={SMALL_BUTTON}
              >
                <Play aria-hidden="true" className="size-3.5" />
              </button>
            </Tooltip>
          )}
          {message.metadata && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
              className={SMALL_BUTTON}
            >
              <span className="sr-only">{texts().details}</span>
              <ChevronDown
                aria-hidden="true"
                className={classNames("size-3.5 transition-transform", isOpen && "rotate-180")}
              />
            </button>
          )}
        </div>
        <div id={id}>{isOpen && <UtteranceDetails message={message} treeId={treeId} />}</div>
      </div>
    </li>
  );
});

const SMALL_BUTTON =
  "flex size-6 items-center justify-center rounded-md hover:bg-hover hover:text-ink";
