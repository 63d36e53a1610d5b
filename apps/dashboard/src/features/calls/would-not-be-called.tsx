import { Scale } from "lucide-react";
import { blockingTexts } from "../../messages/blocking.ts";

/** The rules that the emulator let a call pass, where there are any. */
export function WouldNotBeCalled({ reasons }: { reasons: readonly { message: string }[] }) {
  if (reasons.length === 0) return null;
  return (
    <p className="flex items-start gap-1.5 text-12 text-muted [overflow-wrap:anywhere]">
      <Scale aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <span>
        {blockingTexts().wouldNotBeCalled} {reasons.map(({ message }) => message).join(" ")}
      </span>
    </p>
  );
}
