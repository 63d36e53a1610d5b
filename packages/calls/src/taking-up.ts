import { isFinal, type PlacedCall } from "@rufbaum/telephony";
import { type CallRecord, isCalledOff } from "./call.ts";
import type { CallStore } from "./call-store.ts";
import type { Ending } from "./ending.ts";

/** The carrier's id of a call has become known; `null`: we know no such call. */
export type TakeUp = (placed: PlacedCall & { callId: string }) => Promise<CallRecord | null>;

/**
 * Notes the carrier's id of a call, by whichever way it came. If it was called off while the carrier
 * was still being asked for the call, that takes effect now; who did so is not kept waiting, and
 * an answered call that could not be ended is told to hang up (`next-script.ts`). So is one that
 * passed for never placed and is over here: its number may be in another call by now.
 */
export function createTakeUp(deps: {
  store: Pick<CallStore, "setPlaced">;
  ending: Ending;
  /** There is a call to end, which the carrier may refuse at first. */
  watch(): void;
  log(message: string): void;
}): TakeUp {
  const { ending } = deps;

  return async function takeUp(placed) {
    const taken = await deps.store.setPlaced(placed);
    if (!taken) return null;
    const { call, isLate } = taken;
    const { id, carrier } = call;
    const ended = { id, carrier, callSid: placed.callSid };
    if (isLate) {
      deps.log(`call ${call.id}: it passed for never placed, and is ended at the carrier`);
      ending.endLate(ended);
    } else if (isCalledOff(call) && !isFinal(call.status)) ending.end(ended);
    else return call;
    deps.watch();
    return call;
  };
}
