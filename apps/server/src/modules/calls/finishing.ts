import type { Clock } from "@rufbaum/runtime";
import { type CallRecord, type Database, endCall, findCall } from "@rufbaum/store";
import type { Outcome } from "@rufbaum/tree";
import type { Live } from "../../live/live.ts";

/** How a call ended. What carrier and conversation have stored before weighs more. */
export interface CallEnd {
  status: CallRecord["status"];
  outcome: Outcome;
  endReason: string | null;
  error: CallRecord["error"];
  /** Only as long as the carrier has given it no id. */
  unlessPlaced?: true;
}

/** Settles a call and tells everybody; the second time nothing happens. */
export type Finish = (callId: string, end: CallEnd) => Promise<void>;

export function createFinish(deps: { db: Database; clock: Clock; live: Live }): Finish {
  const { db, clock, live } = deps;
  /** Calls whose end may have been written, though the database did not say so. */
  const unsure = new Set<string>();

  /** `null`: it was settled before, and told. */
  async function settle(callId: string, end: CallEnd): Promise<CallRecord | null> {
    try {
      const call = await endCall(db, { callId, ...end, at: clock.now() });
      const isUntold = unsure.delete(callId);
      return call ?? (isUntold ? await findCall(db, callId) : null);
    } catch (error) {
      unsure.add(callId);
      throw error;
    }
  }

  return async function finish(callId, end) {
    const call = await settle(callId, end);
    if (!call) return;
    const { callSid, status, outcome, endReason, error } = call;
    live.publish({ type: "call-ended", callId, callSid, status, outcome, endReason, error });
    live.publish({ type: "today-changed" });
  };
}

const FAILED = { status: "failed", outcome: "failed" } as const;

/** The carrier knows nothing of the call any more. */
export const LOST = {
  endReason: "lost",
  error: {
    code: "lost",
    message: "Der Anruf brach ab, weil das Programm währenddessen beendet wurde.",
  },
};

/** The carrier never had it, and that is nobody's fault. */
export const UNPLACED = { status: "canceled", outcome: "abandoned" } as const;

/** A bug of ours. */
export const FAULT: CallEnd = {
  ...FAILED,
  endReason: "fault",
  error: { code: "fault", message: "Der Anruf scheiterte an einem Fehler des Programms." },
};

export const NOT_PLACED: CallEnd = {
  ...FAILED,
  unlessPlaced: true,
  endReason: "not-placed",
  error: {
    code: "not-placed",
    message: "Der Anruf kam nicht zustande: Der Anbieter weiß nichts von ihm.",
  },
};
