import { describeFault } from "@rufbaum/runtime";
import { type Carrier, isFinal, type PlacedCall } from "@rufbaum/telephony";
import { type CallRecord, isCalledOff } from "./call.ts";
import type { CallStore } from "./call-store.ts";

/** The carrier's id of a call has become known; `null`: we know no such call. */
export type TakeUp = (placed: PlacedCall & { callId: string }) => Promise<CallRecord | null>;

/**
 * Notes the carrier's id of a call, by whichever way it came. If it was called off while the carrier
 * was still being asked for the call, that takes effect now; who did so is not kept waiting, and
 * an answered call that could not be ended is told to hang up (`next-script.ts`).
 */
export function createTakeUp(deps: {
  store: Pick<CallStore, "setPlaced">;
  carrier: Pick<Carrier, "endCall">;
  log(message: string): void;
}): TakeUp {
  return async function takeUp(placed) {
    const call = await deps.store.setPlaced(placed);
    if (call && isCalledOff(call) && !isFinal(call.status)) {
      deps.carrier.endCall(placed.callSid).catch((error: unknown) => {
        deps.log(`call ${call.id}: it was called off early, and goes on: ${describeFault(error)}`);
      });
    }
    return call;
  };
}
