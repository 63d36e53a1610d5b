import { ArrowDown } from "lucide-react";
import { Children, type ReactNode } from "react";
import type { TranscriptMessage } from "../../api/live-messages.ts";
import { formats } from "../../messages/formats.ts";
import { liveCallsTexts } from "../../messages/live-calls.ts";
import { Button } from "../../ui/button.tsx";
import { ScrollArea } from "../../ui/scroll-area.tsx";
import { useWindow } from "./use-window.ts";
import { Utterance } from "./utterance.tsx";

const texts = liveCallsTexts;

/** What is said, growing at its end; it follows along unless somebody has scrolled back. */
export function LiveTranscript({
  said,
  isRunning,
  nothing,
  children,
}: {
  said: readonly TranscriptMessage[];
  isRunning: boolean;
  /** Why nothing stands here, where that has a reason of its own. */
  nothing?: string | null;
  /** What stands after the last line. */
  children?: ReactNode;
}) {
  const { viewport, start, isFollowing, scrolled, bringEarlier, toEnd } = useWindow(
    said.length,
    Children.count(children),
  );
  return (
    <div className="relative min-h-0 flex-1">
      <ScrollArea
        label={texts().conversation}
        className="h-full"
        viewportRef={viewport}
        onScroll={scrolled}
      >
        {start > 0 && (
          <div className="flex justify-center pt-3">
            <Button size="small" look="quiet" onClick={bringEarlier}>
              {texts().earlier(formats().whole(start))}
            </Button>
          </div>
        )}
        <ol
          aria-live={isRunning && isFollowing ? "polite" : "off"}
          className="space-y-4 p-5 [overflow-anchor:none]"
        >
          {said.length === 0 && (
            <li className="text-13 text-muted">
              {nothing ?? (isRunning ? texts().nothingSaid : texts().nothingWasSaid)}
            </li>
          )}
          {said.slice(start).map((message) => (
            <Utterance key={message.id} message={message} />
          ))}
          {children}
        </ol>
      </ScrollArea>
      {!isFollowing && (
        <Button
          size="small"
          className="-translate-x-1/2 absolute bottom-3 left-1/2 shadow-float"
          onClick={toEnd}
        >
          <ArrowDown />
          {texts().toEnd}
        </Button>
      )}
    </div>
  );
}
