import { describeFault } from "@rufbaum/runtime";
import type { CallStep } from "@rufbaum/telephony";
import type { CallRecord } from "./call.ts";
import type { CarrierOf } from "./carrier-of.ts";

/** Seconds that somebody whom a caller is put through to may let it ring. */
const RING_TIMEOUT = 30;
/** Seconds: what a call with the agent may last is too little for two people. */
const LONGEST_CALL = 14_400;

export type PuttingThrough = (
  call: Pick<CallRecord, "id" | "callSid" | "carrier" | "direction" | "from" | "to">,
  to: string,
) => CallStep;

/** Puts a caller through to somebody, under the number that the call is known by. */
export function createPuttingThrough(deps: {
  carrierOf: CarrierOf<"limitCall">;
  log(message: string): void;
}): PuttingThrough {
  return function putThrough(call, to) {
    const { id, callSid, direction, from, to: callee } = call;
    if (callSid !== null) {
      deps
        .carrierOf(call)
        .limitCall(callSid, LONGEST_CALL)
        .catch((error: unknown) => {
          deps.log(`call ${id}: it could not be given more time: ${describeFault(error)}`);
        });
    }
    const shown = direction === "inbound" ? callee : from;
    return { do: "dial", to, from: shown, ringTimeout: RING_TIMEOUT };
  };
}
