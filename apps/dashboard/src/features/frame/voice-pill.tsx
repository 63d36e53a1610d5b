import { useVoiceLine } from "../../api/voice-line.ts";
import { messages } from "../../messages/index.ts";
import { classNames } from "../../ui/class-names.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { ConnectionDot } from "../calls/connection-dot.tsx";
import { connectionOf, describeLine } from "../calls/voice-line.ts";

/** The voice line in one word, or its sign alone; the tooltip says since when and why. */
export function VoicePill({ isFolded }: { isFolded: boolean }) {
  const { line, isUnreachable } = useVoiceLine();
  const connection = line ? connectionOf(line.status) : "disconnected";
  const unknown = isUnreachable ? messages().voiceLine.unreachable : messages().voiceLine.unknown;
  const status = messages().voiceLine[connection];
  return (
    <div className={isFolded ? "" : "min-w-0 flex-1"}>
      <Tooltip side="right" text={line ? describeLine(line).join(" ") : unknown}>
        <button
          type="button"
          {...(isFolded && {
            "aria-label": `${messages().builder.twilio.voice}: ${status}`,
          })}
          className={classNames(
            "flex max-w-full cursor-default items-center rounded-full border border-line bg-surface font-medium text-12",
            isFolded ? "size-8 justify-center" : "h-7 gap-2 px-2.5",
          )}
        >
          <ConnectionDot connection={connection} />
          {!isFolded && <span className="truncate">{status}</span>}
        </button>
      </Tooltip>
    </div>
  );
}
