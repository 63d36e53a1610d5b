import { z } from "zod";
import { ANSWERED_BY, CARRIER_STATUSES, type CarrierEvent } from "../carrier.ts";
import { callSid, e164, optionalWhole, readForm, recordingSid } from "./fields.ts";

type EventOf<T extends CarrierEvent["type"]> = Extract<CarrierEvent, { type: T }>;

const statusForm = z.object({
  CallSid: callSid,
  CallStatus: z.enum(CARRIER_STATUSES),
  // What a number itself reports about calls to it need not have one.
  SequenceNumber: z
    .string()
    .regex(/^\d{1,9}$/)
    .nullable()
    .transform((text) => Number(text ?? 0)),
  // Seconds; `Duration` beside it has billed minutes.
  CallDuration: optionalWhole,
});

/** A status callback's event, `null` for anything that is none. */
export function parseStatusCallback(form: URLSearchParams): EventOf<"status-changed"> | null {
  const read = readForm(statusForm, form);
  return (
    read && {
      type: "status-changed",
      callSid: read.CallSid,
      status: read.CallStatus,
      sequence: read.SequenceNumber,
      duration: read.CallDuration,
    }
  );
}

const machineForm = z.object({ CallSid: callSid, AnsweredBy: z.enum(ANSWERED_BY) });

/** What the asynchronous machine detection found. It may come after the call is over. */
export function parseMachineDetected(form: URLSearchParams): EventOf<"machine-detected"> | null {
  const read = readForm(machineForm, form);
  return read && { type: "machine-detected", callSid: read.CallSid, answeredBy: read.AnsweredBy };
}

const recordingForm = z.object({
  CallSid: callSid,
  RecordingSid: recordingSid,
  RecordingStatus: z.enum(["in-progress", "completed", "absent"]),
  RecordingDuration: optionalWhole,
});

/** How a recording stands. */
export function parseRecordingChanged(form: URLSearchParams): EventOf<"recording-changed"> | null {
  const read = readForm(recordingForm, form);
  return (
    read && {
      type: "recording-changed",
      callSid: read.CallSid,
      recordingSid: read.RecordingSid,
      status: read.RecordingStatus,
      duration: read.RecordingStatus === "completed" ? read.RecordingDuration : null,
    }
  );
}

/** What the network puts in place of a number that is hidden, blocked, unknown or not available. */
const HIDDEN_NUMBERS = ["+266696687", "+7378742833", "+2562533", "+8656696", "+86282452253"];
const ANONYMOUS = "anonymous";

const arrivedForm = z.object({
  CallSid: callSid,
  Direction: z.literal("inbound"),
  From: e164.refine((number) => !HIDDEN_NUMBERS.includes(number)).catch(ANONYMOUS),
  To: e164,
});

/** A call to one of our numbers; `from` is `anonymous` where no number that could be called back is shown. */
export function parseArrived(form: URLSearchParams): EventOf<"call-arrived"> | null {
  const read = readForm(arrivedForm, form);
  return read && { type: "call-arrived", callSid: read.CallSid, from: read.From, to: read.To };
}

export interface Fallback {
  callSid: string;
  /** Why our own answer was none (11200, 12100 …), `null` if it is not said. */
  errorCode: number | null;
  /** Path of the webhook that failed. */
  failedPath: string | null;
}

const fallbackForm = z.object({
  CallSid: callSid,
  ErrorCode: optionalWhole,
  ErrorUrl: z
    .string()
    .max(2_000)
    .transform((url) => URL.parse(url)?.pathname ?? null)
    .nullable()
    .catch(null),
});

/** What the fallback address is told when a webhook of ours could not be used. */
export function parseFallback(form: URLSearchParams): Fallback | null {
  const read = readForm(fallbackForm, form);
  return read && { callSid: read.CallSid, errorCode: read.ErrorCode, failedPath: read.ErrorUrl };
}
