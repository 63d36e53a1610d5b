import { useAtomValue } from "jotai";
import { Unplug } from "lucide-react";
import { useEffect, useState } from "react";
import { after } from "../../api/runtime.ts";
import { socketStatusAtom } from "../../api/socket-status.ts";
import { formats } from "../../messages/formats.ts";
import { liveCallsTexts } from "../../messages/live-calls.ts";

const texts = liveCallsTexts;

/** A socket that opens, or comes back, within this time was never missed. */
const MISSED_AFTER_MILLISECONDS = 1500;

/**
 * Says what the calls shown rest on where it is not the live socket: questions every 2 s, or, with
 * `knownAt` (milliseconds since 1970), an answer of that time, as none has come since.
 */
export function PollingNote({ knownAt }: { knownAt: number | null }) {
  const isMissed = useIsMissed();
  const note =
    knownAt === null
      ? isMissed && texts().polling
      : texts().outdated(formats().time(isoOf(knownAt)));
  return (
    <p role="status" className="flex items-center gap-2 text-12 text-muted not-empty:mb-4">
      {note && (
        <>
          <Unplug aria-hidden="true" className="size-3.5 shrink-0 text-warning" />
          {note}
        </>
      )}
    </p>
  );
}

function useIsMissed(): boolean {
  const isConnected = useAtomValue(socketStatusAtom) === "connected";
  const [isMissed, setMissed] = useState(false);
  useEffect(() => {
    if (isConnected) return setMissed(false);
    return after(MISSED_AFTER_MILLISECONDS, () => setMissed(true));
  }, [isConnected]);
  return isMissed;
}

function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
