import { describeFault } from "@rufbaum/runtime";
import { CarrierError } from "@rufbaum/telephony";
import type { CallRecord } from "./call.ts";
import type { CarrierOf } from "./carrier-of.ts";

/** A call that is to end at the carrier. */
export interface EndedCall extends Pick<CallRecord, "id" | "carrier"> {
  callSid: string;
}

export type Ending = ReturnType<typeof createEnding>;

/** Ends of calls that the carrier is asked for at once: with more it says "later" to all of them. */
const AT_ONCE = 16;

/**
 * Asks the carrier to end calls, each once, and again for as long as it would not: whoever looks after
 * them gives them here with each look. Nobody waits for it: a carrier that is slow with one call
 * delays no other's end.
 */
export function createEnding(deps: {
  carrierOf: CarrierOf<"endCall">;
  log(message: string): void;
}) {
  /** Which the carrier has taken, or is being asked for. */
  const told = new Set<string>();
  const failed = new Set<string>();
  const late = new Map<string, EndedCall>();
  const waiting: EndedCall[] = [];
  let underWay = 0;

  function end(call: EndedCall): void {
    if (told.has(call.id)) return;
    told.add(call.id);
    waiting.push(call);
    askForNext();
  }

  function askForNext(): void {
    if (underWay >= AT_ONCE) return;
    const call = waiting.shift();
    if (!call) return;
    underWay += 1;
    deps
      .carrierOf(call)
      .endCall(call.callSid)
      .then(() => {
        failed.delete(call.id);
        late.delete(call.id);
      })
      .catch((error: unknown) => {
        told.delete(call.id);
        // What the carrier will never do is left to whoever asks it how the call stands.
        if (error instanceof CarrierError && !error.retryable) late.delete(call.id);
        // Of a carrier that is away for an hour one line is enough.
        if (failed.has(call.id)) return;
        failed.add(call.id);
        deps.log(`call ${call.id}: it is to end, and goes on: ${describeFault(error)}`);
      })
      .finally(() => {
        underWay -= 1;
        askForNext();
      });
  }

  return {
    end,
    /** The same of one that is over here already: it is held until the carrier has taken it. */
    endLate(call: EndedCall): void {
      late.set(call.id, call);
      end(call);
    },
    /** Somebody else has asked the carrier, which has taken it. */
    wasTaken: (callId: string) => void told.add(callId),
    endAllLate(): void {
      for (const call of late.values()) end(call);
    },
    hasLate: () => late.size > 0,
    /** Whether the carrier was asked here, and would not. */
    hasFailed: (callId: string) => failed.has(callId),
    /** All others are over. */
    keepOnly(open: ReadonlySet<string>): void {
      for (const known of [told, failed]) {
        for (const id of known) if (!open.has(id) && !late.has(id)) known.delete(id);
      }
    },
  };
}
