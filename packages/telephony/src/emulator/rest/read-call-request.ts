import type { CallAddresses, StatusEvent } from "../call-record.ts";
import { STATUS_EVENTS } from "../call-record.ts";

export interface CallRequest {
  to: string;
  from: string;
  urls: CallAddresses;
  /** Seconds. */
  ringTimeout: number;
  timeLimit: number;
}

const E164 = /^\+[1-9]\d{6,14}$/;
/** Twilio's numbers for test credentials, and what they are refused with. */
const MAGIC_TO: Readonly<Record<string, number>> = {
  "+15005550001": 21217,
  "+15005550002": 21214,
  "+15005550003": 21215,
  "+15005550004": 21216,
};
const MAGIC_INVALID_FROM = "+15005550001";
const MAGIC_VALID_FROM = "+15005550006";
const LONGEST_RING = 600;
const LONGEST_CALL = 14_400;

/** Checks a request to place a call as Twilio does: the call asked for, or the code of a 400. */
export function readCallRequest(form: URLSearchParams, ownNumber: string): CallRequest | number {
  const to = form.get("To") ?? "";
  const from = form.get("From") ?? "";
  if (to === "") return 21201;
  if (from === "") return 21213;
  if (from === MAGIC_INVALID_FROM || !E164.test(from)) return 21212;
  if (from !== ownNumber && from !== MAGIC_VALID_FROM) return 21210;
  if (MAGIC_TO[to] !== undefined) return MAGIC_TO[to];
  if (!E164.test(to)) return 21211;

  const answer = form.get("Url") ?? "";
  const others = [form.get("FallbackUrl"), form.get("StatusCallback")];
  if (!isWebAddress(answer) || !others.every((url) => url === null || isWebAddress(url))) {
    return 21205;
  }
  return {
    to,
    from,
    urls: {
      answer,
      fallback: form.get("FallbackUrl"),
      status: form.get("StatusCallback"),
      statusEvents: readStatusEvents(form.getAll("StatusCallbackEvent")),
    },
    ringTimeout: readSeconds(form.get("Timeout"), 60, LONGEST_RING),
    timeLimit: readSeconds(form.get("TimeLimit"), LONGEST_CALL, LONGEST_CALL),
  };
}

/** Only `completed` where nothing is asked for, as at Twilio. */
function readStatusEvents(names: string[]): ReadonlySet<StatusEvent> {
  const events = STATUS_EVENTS.filter((event) => names.includes(event));
  return new Set(events.length > 0 ? events : ["completed"]);
}

function readSeconds(text: string | null, otherwise: number, most: number): number {
  const seconds = text === null ? Number.NaN : Number(text);
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, most) : otherwise;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
