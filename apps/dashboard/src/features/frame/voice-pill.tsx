import { useVoiceLine } from "../../api/voice-line.ts";
import { messages } from "../../messages/index.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { ConnectionDot } from "../calls/connection-dot.tsx";
import { connectionOf, describeLine } from "../calls/voice-line.ts";

/** The voice line in one word; the tooltip says since when and why. */
export function VoicePill() {
  const { line, isUnreachable } = useVoiceLine();
  const connection = line ? connectionOf(line.status) : "disconnected";
  const unknown = isUnreachable ? messages().voiceLine.unreachable : messages().voiceLine.unknown;
  return (
    <div className="min-w-0 flex-1">
      <Tooltip side="right" text={line ? describeLine(line).join(" ") : unknown}>
        <button
          type="button"
          className="flex h-7 max-w-full cursor-default items-center gap-2 rounded-full border border-line bg-surface px-2.5 font-medium text-12"
        >
          <ConnectionDot connection={connection} />
          <span className="truncate">{messages().voiceLine[connection]}</span>
        </button>
      </Tooltip>
    </div>
  );
}
