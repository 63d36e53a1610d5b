import { z } from "zod";
import type { CallStatus, CarrierEvent } from "../carrier.ts";

const CALL_STATUSES: readonly string[] = [
  "queued",
  "initiated",
  "ringing",
  "in-progress",
  "completed",
  "busy",
  "failed",
  "no-answer",
  "canceled",
] satisfies CallStatus[];

const callSid = z.string().regex(/^CA[0-9a-f]{32}$/i);
const whole = z.string().regex(/^\d{1,9}$/);

/** A status callback's event, `null` for anything that is none. */
export function parseStatusCallback(form: URLSearchParams): CarrierEvent | null {
  const sid = callSid.safeParse(form.get("CallSid"));
  const status = parseCallStatus(form.get("CallStatus"));
  const sequence = whole.safeParse(form.get("SequenceNumber"));
  if (!sid.success || !status || !sequence.success) return null;
  const duration = whole.safeParse(form.get("CallDuration"));
  return {
    type: "status-changed",
    callSid: sid.data,
    status,
    sequence: Number(sequence.data),
    duration: duration.success ? Number(duration.data) : null,
  };
}

export interface RelayEnd {
  callSid: string;
  /** `ended` by us, `completed`: the callee hung up or the call was ended, `failed`: the socket broke. */
  how: "ended" | "completed" | "failed";
  /** What our `end` frame handed over. */
  handoff: string | null;
  errorCode: number | null;
}

/** What `<Connect action>` is told when a relay session is over, `null` for anything else. */
export function parseRelayEnded(form: URLSearchParams): RelayEnd | null {
  const sid = callSid.safeParse(form.get("CallSid"));
  const how = z.enum(["ended", "completed", "failed"]).safeParse(form.get("SessionStatus"));
  if (!sid.success || !how.success) return null;
  const errorCode = whole.safeParse(form.get("ErrorCode"));
  return {
    callSid: sid.data,
    how: how.data,
    handoff: form.get("HandoffData"),
    errorCode: errorCode.success ? Number(errorCode.data) : null,
  };
}

export function parseCallStatus(text: string | null): CallStatus | null {
  return text !== null && CALL_STATUSES.includes(text) ? (text as CallStatus) : null;
}
