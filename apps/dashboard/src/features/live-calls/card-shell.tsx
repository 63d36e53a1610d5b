import { Network } from "lucide-react";
import type { ReactNode } from "react";
import type { TranscriptMessage } from "../../api/live-messages.ts";
import { liveCallsTexts } from "../../messages/live-calls.ts";
import { classNames } from "../../ui/class-names.ts";
import { phoneText } from "../calls/phone-text.ts";

const texts = liveCallsTexts;
const LAST_WORDS = 2;

/** A call in the grid; a click anywhere on it opens it beside, another closes it. */
export function CardShell({
  number,
  isOpen,
  onOpen,
  end,
  children,
}: {
  number: string;
  isOpen: boolean;
  onOpen(): void;
  end: ReactNode;
  children: ReactNode;
}) {
  const shown = phoneText(number);
  return (
    <li
      className={classNames(
        "relative flex flex-col gap-2.5 rounded-xl border bg-surface p-4 transition-colors",
        // Hundreds of calls are fluid, too, where only the seen ones are laid out.
        "[contain-intrinsic-size:auto_220px] [content-visibility:auto]",
        isOpen ? "border-ring" : "border-line hover:border-line-strong",
      )}
    >
      <div className="flex items-center gap-3">
        <h3 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={texts().open(shown)}
            onClick={onOpen}
            className="block max-w-full truncate text-left font-semibold text-14 figures after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
          >
            {shown}
          </button>
        </h3>
        <span className="text-13 text-muted figures">{end}</span>
      </div>
      {children}
    </li>
  );
}

export function CardLine({ treeName, children }: { treeName: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-center gap-2 text-12 text-muted">
      {children}
      <span className="ml-auto flex min-w-0 items-center gap-1 pl-2">
        <Network aria-hidden="true" className="size-3 shrink-0" />
        <span className="truncate">{treeName}</span>
      </span>
    </div>
  );
}

/**
 * The latest utterances, each in at most two lines, in a place that is as high as both need.
 * They come without a fade: two at once would leave it empty for a moment. `isLive`: they are read
 * out as they come.
 */
export function LastWords({
  said,
  isLive = false,
}: {
  said: readonly TranscriptMessage[];
  isLive?: boolean;
}) {
  return (
    <ul
      aria-live={isLive ? "polite" : "off"}
      className="h-[86px] space-y-1.5 overflow-hidden border-l-2 border-line pl-3 text-13/5"
    >
      {said.length === 0 && <li className="text-faint">{texts().nothingSaid}</li>}
      {said.slice(-LAST_WORDS).map((message) => (
        <li key={message.id} className="line-clamp-2 [overflow-wrap:anywhere]">
          <span className="font-medium">
            {message.speaker === "ai" ? texts().agent : texts().caller}:
          </span>{" "}
          <span className="text-muted">{message.message}</span>
        </li>
      ))}
    </ul>
  );
}
