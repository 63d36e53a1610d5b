import { z } from "zod";
import type { CarrierEvent } from "../carrier.ts";
import { callSid, MAX_HEARD, optionalWhole, readForm } from "./fields.ts";

export interface RelayEnd {
  callSid: string;
  /** `ended` by us, `completed`: the callee hung up or the call was ended, `failed`: the socket broke. */
  how: "ended" | "completed" | "failed";
  /** What our `end` frame handed over. */
  handoff: string | null;
  errorCode: number | null;
}

const relayEndedForm = z.object({
  CallSid: callSid,
  SessionStatus: z.enum(["ended", "completed", "failed"]),
  HandoffData: z.string().max(10_000).nullable().catch(null),
  ErrorCode: optionalWhole,
});

/** What `<Connect action>` is told when a relay session is over, `null` for anything else. */
export function parseRelayEnded(form: URLSearchParams): RelayEnd | null {
  const read = readForm(relayEndedForm, form);
  return (
    read && {
      callSid: read.CallSid,
      how: read.SessionStatus,
      handoff: read.HandoffData,
      errorCode: read.ErrorCode,
    }
  );
}

export interface Turn {
  callSid: string;
  /** What was said, `null` for silence or keys. */
  text: string | null;
  /** 0 to 1, as far as the recogniser says. */
  confidence: number | null;
  /** Keys pressed, without the one that ends them. */
  digits: string | null;
}

const turnForm = z.object({
  CallSid: callSid,
  SpeechResult: z
    .string()
    .nullable()
    .transform((text) => text?.slice(0, MAX_HEARD).trim() || null),
  Confidence: z
    .string()
    .regex(/^(?:0|1|0?\.\d{1,20}|1\.0{1,20})$/)
    .transform(Number)
    .nullable()
    .catch(null),
  Digits: z
    .string()
    .regex(/^[0-9A-D*#]{1,64}$/)
    .nullable()
    .catch(null),
});

/** What `<Gather action>` is told: words, keys, or neither. */
export function parseTurn(form: URLSearchParams): Turn | null {
  const read = readForm(turnForm, form);
  return (
    read && {
      callSid: read.CallSid,
      text: read.SpeechResult,
      confidence: read.Confidence,
      digits: read.Digits,
    }
  );
}

const dialedForm = z.object({
  CallSid: callSid,
  DialCallStatus: z.enum(["completed", "answered", "busy", "no-answer", "failed", "canceled"]),
  DialCallDuration: optionalWhole,
});

/** What `<Dial action>` is told when the other call is over, or did not come about. */
export function parseDialed(
  form: URLSearchParams,
): Extract<CarrierEvent, { type: "call-dialed" }> | null {
  const read = readForm(dialedForm, form);
  return (
    read && {
      type: "call-dialed",
      callSid: read.CallSid,
      status: read.DialCallStatus,
      duration: read.DialCallDuration,
    }
  );
}
