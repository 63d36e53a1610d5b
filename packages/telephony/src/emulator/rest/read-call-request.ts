import type { CallAddresses, MachineDetection, ScriptSource } from "../call-record.ts";
import { STATUS_EVENTS } from "../call-record.ts";
import type { RecordingWish } from "../recordings/recordings.ts";
import { RestFault, readAddress, readFlag, readWhole, readWords } from "./form.ts";
import { readRecordingWish } from "./read-recording-wish.ts";

export interface CallRequest {
  to: string;
  from: string;
  script: ScriptSource;
  urls: CallAddresses;
  /** Seconds. */
  ringTimeout: number;
  timeLimit: number;
  machineDetection: MachineDetection | null;
  recording: RecordingWish | null;
  sendDigits: string | null;
}

export const E164 = /^\+[1-9]\d{6,14}$/;
/** Twilio's numbers for test credentials, and what they are refused with. */
const MAGIC_TO: Readonly<Record<string, number>> = {
  "+15005550001": 21217,
  "+15005550002": 21214,
  "+15005550003": 21215,
  "+15005550004": 21216,
};
const MAGIC_INVALID_FROM = "+15005550001";
export const MAGIC_VALID_FROM = "+15005550006";
const LONGEST_CALL = 14_400;
const LONGEST_TWIML = 4_000;
const DIGITS = /^[0-9A-D#*wW]{1,32}$/i;

/**
 * Checks a request to place a call as Twilio does.
 * @throws RestFault with the code of a 400
 */
export function readCallRequest(
  form: URLSearchParams,
  mayCallFrom: (number: string) => boolean,
): CallRequest {
  const to = form.get("To") ?? "";
  const from = form.get("From") ?? "";
  if (to === "") throw new RestFault(21201);
  if (from === "") throw new RestFault(21213);
  if (from === MAGIC_INVALID_FROM || !E164.test(from)) throw new RestFault(21212);
  if (from !== MAGIC_VALID_FROM && !mayCallFrom(from)) throw new RestFault(21210);
  if (MAGIC_TO[to] !== undefined) throw new RestFault(MAGIC_TO[to]);
  if (!E164.test(to)) throw new RestFault(21211);

  const sendDigits = form.get("SendDigits") || null;
  if (sendDigits !== null && !DIGITS.test(sendDigits)) throw new RestFault(21206);
  return {
    to,
    from,
    script: readScript(form),
    urls: readCallAddresses(form),
    ringTimeout: readWhole(form, "Timeout", { otherwise: 60, least: 1, most: 600, fault: 21208 }),
    timeLimit: readTimeLimit(form),
    // As at Twilio: who presses keys into a machine knows that it is one.
    machineDetection: sendDigits === null ? readMachineDetection(form) : null,
    recording: readFlag(form, "Record") ? readRecordingWish(form, "OutboundAPI") : null,
    sendDigits,
  };
}

export function readTimeLimit(form: URLSearchParams): number {
  const limits = { otherwise: LONGEST_CALL, least: 1, most: LONGEST_CALL, fault: 21208 };
  return readWhole(form, "TimeLimit", limits);
}

/** `Url` wins over `Twiml`; the emulator's account has no applications. */
export function readScript(form: URLSearchParams): ScriptSource {
  if (form.get("ApplicationSid")) throw new RestFault(21218);
  const address = readAddress(form, "Url", "Method");
  if (address) return address;
  const twiml = form.get("Twiml") ?? "";
  if (twiml === "") throw new RestFault(21205);
  if (twiml.length > LONGEST_TWIML) throw new RestFault(20001);
  return { twiml };
}

function readCallAddresses(form: URLSearchParams): CallAddresses {
  const events = readWords(form, "StatusCallbackEvent");
  const known = STATUS_EVENTS.filter((event) => events.includes(event));
  return {
    fallback: readAddress(form, "FallbackUrl", "FallbackMethod"),
    status: readAddress(form, "StatusCallback", "StatusCallbackMethod"),
    // Only `completed` where nothing is asked for, as at Twilio.
    statusEvents: new Set(known.length > 0 ? known : (["completed"] as const)),
  };
}

function readMachineDetection(form: URLSearchParams): MachineDetection | null {
  const mode = form.get("MachineDetection") || null;
  if (mode === null) return null;
  if (mode !== "Enable" && mode !== "DetectMessageEnd") throw new RestFault(20001);
  const milliseconds = (name: string, least: number, otherwise: number, most: number) =>
    readWhole(form, `MachineDetection${name}`, { otherwise, least, most, fault: 20001 });
  return {
    mode,
    timeout: milliseconds("Timeout", 1, 30, 120),
    speechThreshold: milliseconds("SpeechThreshold", 1_000, 2_400, 6_000),
    speechEndThreshold: milliseconds("SpeechEndThreshold", 500, 1_200, 5_000),
    silenceTimeout: milliseconds("SilenceTimeout", 2_000, 5_000, 10_000),
    isAsync: readFlag(form, "AsyncAmd"),
    callback: readAddress(form, "AsyncAmdStatusCallback", "AsyncAmdStatusCallbackMethod"),
  };
}
