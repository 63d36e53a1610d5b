import { LoaderCircle } from "lucide-react";
import { liveCallsTexts } from "../../messages/live-calls.ts";

const texts = liveCallsTexts;

/** A whispered line until the agent says it, or until it is too late for that. */
export function WaitingWhisper({ text, isTooLate }: { text: string; isTooLate: boolean }) {
  return (
    <li className="animate-said border-l-2 border-line-strong border-dashed pl-3">
      <p className="flex items-center gap-1.5 text-12 text-muted">
        {!isTooLate && <LoaderCircle aria-hidden="true" className="size-3 animate-spin" />}
        {isTooLate ? texts().whisperTooLate : texts().whisperWaits}
      </p>
      <p className="mt-0.5 text-14 text-muted [overflow-wrap:anywhere]">{text}</p>
    </li>
  );
}
