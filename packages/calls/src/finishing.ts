import type { Clock } from "@rufbaum/runtime";
import type { Outcome } from "@rufbaum/tree";
import { type CallRecord, MAY_NOT_DIAL } from "./call.ts";
import type { Announce } from "./call-events.ts";
import type { CallStore } from "./call-store.ts";
import { type CallFault, codeOfFault } from "./refusals.ts";

/** How a call ended. What carrier and conversation have stored before weighs more. */
export interface CallEnd {
  status: CallRecord["status"];
  outcome: Outcome;
  endReason: string | null;
  fault: CallFault | null;
  /** Only as long as the carrier has given it no id. */
  unlessPlaced?: true;
}

/** More than can be ended again by a webhook that comes late. */
const REMEMBERED = 1_000;

/** Settles a call and tells everybody; the second time nothing happens. */
export type Finish = (callId: string, end: CallEnd) => Promise<void>;

export function createFinish(deps: {
  store: Pick<CallStore, "end" | "find">;
  clock: Clock;
  announce: Announce;
}): Finish {
  const { store, clock } = deps;
  /** Calls whose end may have been written, though the store did not say so. */
  const unsure = new Set<string>();
  /** The latest that were told of: whoever fails to end one of them once more has nothing to tell. */
  const told = new Set<string>();

  /** `null`: it was settled before, and told. */
  async function settle(callId: string, { fault, ...end }: CallEnd): Promise<CallRecord | null> {
    const errorCode = fault && codeOfFault(fault);
    try {
      const call = await store.end({ callId, ...end, errorCode, at: clock.now() });
      const isUntold = unsure.delete(callId);
      return call ?? (isUntold ? await store.find(callId) : null);
    } catch (failure) {
      if (!told.has(callId)) unsure.add(callId);
      throw failure;
    }
  }

  function remember(callId: string): void {
    told.add(callId);
    const [oldest] = told;
    if (told.size > REMEMBERED && oldest !== undefined) told.delete(oldest);
  }

  return async function finish(callId, end) {
    const call = await settle(callId, end);
    if (!call) return;
    remember(callId);
    deps.announce({ type: "call-ended", call });
  };
}

const FAILED = { status: "failed", outcome: "failed" } as const;

/** The carrier knows nothing of the call any more. */
export const LOST = { endReason: "lost", fault: { code: "lost" } } as const;

/** The carrier never had it, and that is nobody's fault. */
export const UNPLACED = { status: "canceled", outcome: "abandoned" } as const;

/** A rule forbids it by now. */
export const FORBIDDEN: CallEnd = { ...UNPLACED, endReason: MAY_NOT_DIAL, fault: null };

/** A bug of ours. */
export const FAULT: CallEnd = { ...FAILED, endReason: "fault", fault: { code: "fault" } };

export const NOT_PLACED: CallEnd = {
  ...FAILED,
  unlessPlaced: true,
  endReason: "not-placed",
  fault: { code: "not-placed" },
};
