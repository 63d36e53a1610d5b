import type { Announce } from "@rufbaum/calls";
import type { Clock } from "@rufbaum/runtime";
import type { Words } from "@rufbaum/words";
import type { Live } from "../../live/live.ts";
import { talkingSince, titlesIn, viewActiveCall, viewError, viewMessage } from "./views.ts";

/** What of a call that begins is told by the next list of them. */
const NOTHING = { lastMessages: [], campaign: null };

/** Tells what happens with calls to whoever watches, as pages show it. */
export function announcing({
  live,
  clock,
  words,
}: {
  live: Pick<Live, "publish">;
  clock: Clock;
  words(): Words;
}): Announce {
  return function announce(event) {
    switch (event.type) {
      case "call-started": {
        const { type, call, tree } = event;
        return live.publish({ type, call: viewActiveCall(call, tree, NOTHING, clock.now()) });
      }
      case "call-status": {
        const { type, call } = event;
        const { id: callId, status } = call;
        return live.publish({ type, callId, status, startTime: talkingSince(call) });
      }
      case "call-said": {
        const { type, call, message, tree } = event;
        const view = viewMessage(message, call, titlesIn(tree));
        return live.publish({ type, callId: call.id, message: view });
      }
      case "call-outcome":
        live.publish(event);
        return live.publish({ type: "today-changed" });
      case "call-ended": {
        const { type, call } = event;
        const { id: callId, callSid, status, outcome, endReason, error } = call;
        const told = error && viewError(error, words());
        live.publish({ type, callId, callSid, status, outcome, endReason, error: told });
        return live.publish({ type: "today-changed" });
      }
      default:
        return live.publish(event);
    }
  };
}
