import { useEffect, useRef } from "react";
import type { TranscriptMessage } from "../../api/live-messages.ts";
import { formatTime } from "../../format/dates.ts";
import { messages } from "../../messages/index.ts";
import { classNames } from "../../ui/class-names.ts";
import { ScrollArea } from "../../ui/scroll-area.tsx";

const texts = messages.calls;

/** Pixels from the end within which the view follows what is said. */
const FOLLOWS_WITHIN = 80;

/** What is said, growing at its end; it follows along unless somebody has scrolled back. */
export function LiveTranscript({
  said,
  isRunning,
}: {
  said: readonly TranscriptMessage[];
  isRunning: boolean;
}) {
  const viewport = useRef<HTMLDivElement>(null);
  const follows = useRef(true);

  useEffect(() => {
    const element = viewport.current;
    if (element && follows.current) element.scrollTo({ top: element.scrollHeight });
  }, [said.length]);

  function scrolled(): void {
    const element = viewport.current;
    if (!element) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    follows.current = below < FOLLOWS_WITHIN;
  }

  return (
    <ScrollArea
      label={texts.conversation}
      className="min-h-0 flex-1"
      viewportRef={viewport}
      onScroll={scrolled}
    >
      <ol aria-live={isRunning ? "polite" : "off"} className="space-y-4 p-5">
        {said.length === 0 && <li className="text-13 text-muted">{texts.nothingSaid}</li>}
        {said.map((message) => (
          <li
            key={message.id}
            className={classNames(
              "animate-said border-l-2 pl-3",
              message.speaker === "ai" ? "border-accent" : "border-line-strong",
            )}
          >
            <p className="flex gap-2 text-12 text-muted">
              <span className="font-medium text-ink">
                {message.speaker === "ai" ? texts.agent : texts.caller}
              </span>
              <time dateTime={message.timestamp} className="figures">
                {formatTime(message.timestamp)}
              </time>
              {message.metadata?.nodeTitle && (
                <span className="truncate">{message.metadata.nodeTitle}</span>
              )}
            </p>
            <p className="mt-0.5 text-14 whitespace-pre-line [overflow-wrap:anywhere]">
              {message.message}
            </p>
          </li>
        ))}
      </ol>
    </ScrollArea>
  );
}
