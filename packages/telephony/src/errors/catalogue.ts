import type { KnownFault } from "./known-fault.ts";
import { MEDIA_FAULTS } from "./media-faults.ts";
import { MESSAGE_FAULTS } from "./message-faults.ts";
import { RELAY_FAULTS } from "./relay-faults.ts";
import { REST_FAULTS } from "./rest-faults.ts";
import { TRANSPORT_FAULTS } from "./transport-faults.ts";
import { VOICE_CALL_FAULTS } from "./voice-call-faults.ts";
import { VOICE_DEVICE_FAULTS } from "./voice-device-faults.ts";
import { VOICE_TOKEN_FAULTS } from "./voice-token-faults.ts";
import { WEBHOOK_FAULTS } from "./webhook-faults.ts";

/** Every fault of the carrier and of the voice line that is known; what each means is told by `words`. */
export const FAULTS = [
  ...REST_FAULTS,
  ...MESSAGE_FAULTS,
  ...TRANSPORT_FAULTS,
  ...WEBHOOK_FAULTS,
  ...RELAY_FAULTS,
  ...VOICE_TOKEN_FAULTS,
  ...VOICE_CALL_FAULTS,
  ...VOICE_DEVICE_FAULTS,
  ...MEDIA_FAULTS,
];

export type FaultCode = (typeof FAULTS)[number]["code"];

const BY_CODE: ReadonlyMap<string, KnownFault<FaultCode>> = new Map(
  FAULTS.map((fault) => [fault.code, fault]),
);

/** `code`: the provider's number, or a word of the table. */
export function findFault(code: string | number): KnownFault<FaultCode> | null {
  return BY_CODE.get(String(code)) ?? null;
}

/** For logs: the code and what it means, e.g. `64105 (relay: socket broke)`. */
export function codeForLog(code: number | null): string {
  if (code === null) return "unknown";
  const known = findFault(code);
  return known ? `${code} (${known.log})` : String(code);
}

/**
 * The fault that an error of the voice line stands for, by its code, else by the words it was
 * thrown with, else by the name the browser gives it.
 */
export function faultOfVoiceError(error: {
  code?: number | undefined;
  name?: string | undefined;
  message?: string | undefined;
}): KnownFault<FaultCode> {
  const fault =
    (error.code === undefined ? null : findFault(error.code)) ??
    findFault(MICROPHONE_ERRORS[error.name ?? ""] ?? "") ??
    faultOfWords(error.message ?? "");
  return fault ?? (BY_CODE.get("31000") as KnownFault<FaultCode>);
}

/** What `getUserMedia` throws. */
const MICROPHONE_ERRORS: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  NotAllowedError: "31401",
  PermissionDeniedError: "31401",
  NotFoundError: "31402",
  NotReadableError: "31402",
  OverconstrainedError: "31402",
});

/** The longest words win: "Device not found" stands within others. */
function faultOfWords(message: string): KnownFault<FaultCode> | null {
  let found: KnownFault<FaultCode> | null = null;
  for (const fault of FAULTS) {
    if (/^\d+$/.test(fault.code) || !message.includes(fault.name)) continue;
    if (!found || fault.name.length > found.name.length) found = fault;
  }
  return found;
}
