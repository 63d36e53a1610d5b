import { useEffect, useRef } from "react";
import type { ActiveCall } from "../../api/live-messages.ts";
import { showToast } from "../../app/toasts.tsx";
import { liveCallsTexts } from "../../messages/live-calls.ts";

/** Tells when a call that was passed on is the agent's again: nobody picked up. */
export function useGivenBack(active: ActiveCall | null): void {
  const wasTakenOver = useRef(false);
  const isTakenOver = active?.isTakenOver ?? null;
  useEffect(() => {
    if (isTakenOver === false && wasTakenOver.current) {
      const { givenBack, givenBackHint } = liveCallsTexts();
      showToast({ tone: "failure", title: givenBack, text: givenBackHint });
    }
    wasTakenOver.current = isTakenOver === true;
  }, [isTakenOver]);
}
