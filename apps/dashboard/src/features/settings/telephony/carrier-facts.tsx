import { formatPhoneNumber } from "@rufbaum/dialing/format";
import { Radio, TriangleAlert } from "lucide-react";
import { useVoiceLine } from "../../../api/voice-line.ts";
import { messages } from "../../../messages/index.ts";
import { settingsTexts } from "../../../messages/settings.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

const texts = () => settingsTexts().telephony;

/** Who places the calls, and under which number. */
export function CarrierFacts() {
  const { line } = useVoiceLine();
  return (
    <div className="space-y-3 p-4">
      <div>
        <p className="flex items-center gap-2 font-medium text-13">
          {texts().carrier}
          {line ? (
            <Badge
              tone={line.status === "error" ? "failure" : "neutral"}
              icon={line.status === "error" ? <TriangleAlert /> : <Radio />}
            >
              {messages().voiceLine.carriers[line.carrier]}
            </Badge>
          ) : (
            <Skeleton className="h-5 w-20" />
          )}
        </p>
        {line ? (
          <p className="mt-0.5 text-12 text-muted">
            {line.reason ?? texts().carrierHints[line.carrier]}
          </p>
        ) : (
          <Skeleton className="mt-1 h-4 w-full max-w-md" />
        )}
      </div>
      {line?.account && (
        <p className="flex gap-2 text-13">
          <span className="text-muted">{texts().from}</span>
          <span className="figures">
            {line.from === null ? texts().fromNone : formatPhoneNumber(line.from)}
          </span>
        </p>
      )}
    </div>
  );
}
