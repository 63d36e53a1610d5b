import type { CallRecord } from "./call-record.ts";
import { rfc2822 } from "./rest/render-call.ts";

const PARTIES = ["From", "To", "Caller", "Called"];
const PLACES = ["City", "State", "Zip"];

/** What every webhook of a call carries. The places are there and mostly empty, as at Twilio. */
export function callParameters(call: CallRecord, status: string): Record<string, string> {
  const parameters: Record<string, string> = {
    CallSid: call.sid,
    AccountSid: call.accountSid,
    ApiVersion: "2010-04-01",
    Direction: call.direction,
    CallStatus: status,
    From: call.from,
    To: call.to,
    Caller: call.from,
    Called: call.to,
    ...(call.parentCallSid !== null && { ParentCallSid: call.parentCallSid }),
  };
  for (const party of PARTIES) {
    for (const place of PLACES) parameters[party + place] = "";
    parameters[`${party}Country`] = country(parameters[party] ?? "");
  }
  return parameters;
}

const SIP_CODES: Readonly<Record<string, string>> = {
  completed: "200",
  busy: "486",
  "no-answer": "487",
  canceled: "487",
  failed: "404",
};

/** A status callback. The last one also tells how long the call was, in seconds and in minutes. */
export function statusParameters(
  call: CallRecord,
  status: string,
  sequence: number,
  now: number,
): Record<string, string> {
  const parameters: Record<string, string> = {
    ...callParameters(call, status),
    CallbackSource: "call-progress-events",
    SequenceNumber: String(sequence),
    Timestamp: rfc2822(now),
  };
  const sipCode = SIP_CODES[status];
  if (sipCode) {
    const seconds = call.duration ?? 0;
    parameters.CallDuration = String(seconds);
    parameters.Duration = String(Math.ceil(seconds / 60));
    parameters.SipResponseCode = sipCode;
  }
  return parameters;
}

function country(number: string): string {
  const countries = { "+49": "DE", "+43": "AT", "+41": "CH", "+1": "US" };
  return Object.entries(countries).find(([prefix]) => number.startsWith(prefix))?.[1] ?? "";
}
