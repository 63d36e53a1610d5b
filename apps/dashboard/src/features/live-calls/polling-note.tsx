import { useAtomValue } from "jotai";
import { Unplug } from "lucide-react";
import { useEffect, useState } from "react";
import { after } from "../../api/runtime.ts";
import { socketStatusAtom } from "../../api/use-live-updates.ts";
import { liveCallsTexts } from "../../messages/live-calls.ts";

/** A socket that opens, or comes back, within this time was never missed. */
const MISSED_AFTER_MILLISECONDS = 1500;

/** Says that calls are asked for every 2 s, while the socket that tells of them is away. */
export function PollingNote() {
  const isConnected = useAtomValue(socketStatusAtom) === "connected";
  const [isMissed, setMissed] = useState(false);
  useEffect(() => {
    if (isConnected) return setMissed(false);
    return after(MISSED_AFTER_MILLISECONDS, () => setMissed(true));
  }, [isConnected]);
  return (
    <p role="status" className="flex items-center gap-2 text-12 text-muted not-empty:mb-4">
      {isMissed && (
        <>
          <Unplug aria-hidden="true" className="size-3.5 shrink-0 text-warning" />
          {liveCallsTexts.polling}
        </>
      )}
    </p>
  );
}
