import { MessageSquareQuote } from "lucide-react";
import { memo } from "react";
import type { TranscriptMessage } from "../../api/live-messages.ts";
import { useTimeZone } from "../../app/use-time-zone.ts";
import { formats } from "../../messages/formats.ts";
import { liveCallsTexts } from "../../messages/live-calls.ts";
import { classNames } from "../../ui/class-names.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { WhereSaid } from "../calls/where-said.tsx";

const texts = liveCallsTexts;

/** What one side said, where the tree stood, and how it was understood or how soon it was answered. */
export const Utterance = memo(function Utterance({ message }: { message: TranscriptMessage }) {
  useTimeZone();
  const isAgent = message.speaker === "ai";
  const { whispered, waitMilliseconds, firstAudioMilliseconds } = message.metadata ?? {};
  return (
    <li
      className={classNames(
        "animate-said border-l-2 pl-3",
        isAgent ? "border-accent" : "border-line-strong",
      )}
    >
      <p className="flex flex-wrap gap-x-2 text-12 text-muted">
        <span className="font-medium text-ink">{isAgent ? texts().agent : texts().caller}</span>
        <time dateTime={message.timestamp} className="figures">
          {formats().time(message.timestamp)}
        </time>
        {whispered ? (
          <span className="flex items-center gap-1 text-accent-ink">
            <MessageSquareQuote aria-hidden="true" className="size-3" />
            {texts().whispered}
          </span>
        ) : (
          <WhereSaid metadata={message.metadata} />
        )}
        {message.confidence !== undefined && (
          <Figure
            text={texts().confidence(formats().percent(message.confidence * 100, 0))}
            hint={texts().confidenceHint}
          />
        )}
        {waitMilliseconds !== undefined && (
          <Figure
            text={texts().server(formats().wait(waitMilliseconds))}
            hint={texts().serverHint}
          />
        )}
        {firstAudioMilliseconds !== undefined && (
          <Figure
            text={texts().firstAudio(formats().wait(firstAudioMilliseconds))}
            hint={texts().firstAudioHint}
          />
        )}
      </p>
      <p className="mt-0.5 text-14 whitespace-pre-line [overflow-wrap:anywhere]">
        {message.message}
      </p>
    </li>
  );
});

function Figure({ text, hint }: { text: string; hint: string }) {
  return (
    <Tooltip text={hint}>
      <span className="cursor-help whitespace-nowrap figures">{text}</span>
    </Tooltip>
  );
}
