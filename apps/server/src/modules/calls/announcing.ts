import type { Announce } from "@rufbaum/calls";
import type { Clock } from "@rufbaum/runtime";
import type { Live } from "../../live/live.ts";
import { talkingSince, titlesIn, viewActiveCall, viewMessage } from "./views.ts";

/** Tells what happens with calls to whoever watches, as pages show it. */
export function announcing({
  live,
  clock,
}: {
  live: Pick<Live, "publish">;
  clock: Clock;
}): Announce {
  return function announce(event) {
    switch (event.type) {
      case "call-started": {
        const { type, call, tree } = event;
        return live.publish({ type, call: viewActiveCall(call, tree, [], clock.now()) });
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
        live.publish({ type, callId, callSid, status, outcome, endReason, error });
        return live.publish({ type: "today-changed" });
      }
      default:
        return live.publish(event);
    }
  };
}
