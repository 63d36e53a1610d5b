import type { CallScript, CallStep } from "./script.ts";

/** The port to whoever places calls: Twilio, or the bundled emulator, through one adapter. */
export interface Carrier {
  /** Asks for a call. Resolves once the carrier has taken it; it need not ring yet. */
  placeCall(request: PlaceCall): Promise<PlacedCall>;
  /** Ends a call in any state; a call that is over already is no error. */
  endCall(callSid: string): Promise<void>;
  /**
   * Gives a call in progress another script; what it was doing is cut off.
   * @throws CarrierError with code 21220 if the call is over
   */
  redirectCall(call: { callId: string; callSid: string }, script: CallScript): Promise<void>;
  /** How long a call in progress may last in all, in seconds from its answer. */
  limitCall(callSid: string, timeLimit: number): Promise<void>;
  /** The carrier's own view of a call, `null` if it knows none of this id. */
  findCall(callSid: string): Promise<CarrierCall | null>;
  /** Calls to `to` that were asked for since `since` (ms): to find one whose fate is unknown. */
  findCallsTo(to: string, since: number): Promise<CarrierCall[]>;
  /** Calls somebody, does what `script` says and hangs up; nothing of it is told to us. */
  announce(request: Announcement): Promise<{ callSid: string }>;
  /** Sends a text message; resolves once the carrier has taken it. */
  sendMessage(message: { from: string; to: string; text: string }): Promise<{ messageSid: string }>;
  /** The account's numbers that a call may show: those it owns and those confirmed as the owner's. */
  listNumbers(): Promise<CarrierNumber[]>;
  /** Lets the calls to a number that the account owns come to us. `sid`: of `listNumbers`. */
  answerNumber(sid: string): Promise<void>;
  /** A recording as `audio/wav`, `null` if there is none of this id any more. */
  fetchRecording(recordingSid: string): Promise<Response | null>;
  /** Whether there was one: one that is gone already is no error. */
  deleteRecording(recordingSid: string): Promise<boolean>;
}

export interface CarrierNumber {
  /** E.164. */
  number: string;
  sid: string;
  name: string;
  /** Owned by the account, or somebody's own whom the carrier asked. */
  source: "owned" | "verified";
  /** Whether calls to it come to us already. */
  answersHere: boolean;
  canCall: boolean;
  canText: boolean;
}

export interface PlaceCall {
  /** Our id of the call: it comes back in every webhook's URL and in the relay's setup. */
  callId: string;
  /** E.164. */
  to: string;
  from: string;
  /** Seconds it may ring, and seconds the call may last. */
  ringTimeout: number;
  timeLimit: number;
  /** Whether the carrier is to tell what picked up, a person or a machine, beside the conversation. */
  detectsMachines: boolean;
}

/** A call without a conversation: it leads to none of our webhooks. */
export interface Announcement extends Pick<PlaceCall, "to" | "from" | "ringTimeout" | "timeLimit"> {
  script: readonly Extract<CallStep, { do: "say" | "hang-up" }>[];
}

export interface PlacedCall {
  callSid: string;
  status: CallStatus;
}

/** How far a call is, in Twilio's words; the last five are final. */
export const CARRIER_STATUSES = [
  "queued",
  "initiated",
  "ringing",
  "in-progress",
  "completed",
  "busy",
  "failed",
  "no-answer",
  "canceled",
] as const;

/** The same, plus `placing`: written down here, not yet taken by the carrier. */
export const CALL_STATUSES = ["placing", ...CARRIER_STATUSES] as const;
export type CallStatus = (typeof CALL_STATUSES)[number];

const FINAL: ReadonlySet<CallStatus> = new Set([
  "completed",
  "busy",
  "failed",
  "no-answer",
  "canceled",
]);

/** Whether a call of this status is over. */
export function isFinal(status: CallStatus): boolean {
  return FINAL.has(status);
}

export interface CarrierCall {
  callSid: string;
  to: string;
  from: string;
  status: CallStatus;
  createdAt: number | null;
  /** Seconds, `null` while the call lasts. */
  duration: number | null;
}

/** It surely took nothing: neither the call's nor the number's fault. */
export interface Later {
  /** Milliseconds it asked to be left alone, `null` if it did not say. */
  retryAfter: number | null;
}

/** A fault at the carrier's border. `retryable` only where the carrier surely did not place the call. */
export class CarrierError extends Error {
  override readonly name = "CarrierError";
  readonly retryable: boolean;
  /** Whether a call may exist all the same: never place it again blindly. */
  readonly fateUnknown: boolean;
  /** The provider's error code (21211, 20429 …), `null` if it gave none. */
  readonly code: number | null;
  readonly status: number | null;
  /** The carrier takes nothing more just now, and may well take the same later; `null` if not so. */
  readonly later: Later | null;

  constructor(
    message: string,
    details: {
      retryable: boolean;
      fateUnknown: boolean;
      code?: number | null;
      status?: number | null;
      later?: Later | null;
      cause?: unknown;
    },
  ) {
    super(message, { cause: details.cause });
    this.retryable = details.retryable;
    this.fateUnknown = details.fateUnknown;
    this.code = details.code ?? null;
    this.status = details.status ?? null;
    this.later = details.later ?? null;
  }
}

/** What picked up, in Twilio's words. `machine_end_…`: its announcement is over. */
export const ANSWERED_BY = [
  "human",
  "machine_start",
  "machine_end_beep",
  "machine_end_silence",
  "machine_end_other",
  "fax",
  "unknown",
] as const;
export type AnsweredBy = (typeof ANSWERED_BY)[number];

/** What a carrier tells about a call, made of its webhooks and relay frames. */
export type CarrierEvent =
  | {
      type: "status-changed";
      callSid: string;
      status: CallStatus;
      /** Orders the status events of one call. */
      sequence: number;
      /** Seconds; given with the last one. */
      duration: number | null;
    }
  /** Somebody calls one of our numbers; `from` is no number where the caller hides it. */
  | { type: "call-arrived"; callSid: string; from: string; to: string }
  | { type: "machine-detected"; callSid: string; answeredBy: AnsweredBy }
  | {
      type: "recording-changed";
      callSid: string;
      recordingSid: string;
      status: "in-progress" | "completed" | "absent";
      /** Seconds; given when it is completed. */
      duration: number | null;
    }
  /** What became of the other call that a script dialled. */
  | {
      type: "call-dialed";
      callSid: string;
      status: "completed" | "answered" | "busy" | "no-answer" | "failed" | "canceled";
      /** Seconds they spoke. */
      duration: number | null;
    }
  | { type: "relay-opened"; callSid: string; callId: string; resumed: boolean }
  | { type: "caller-spoke"; text: string; last: boolean }
  | { type: "caller-pressed"; digit: string }
  | { type: "caller-interrupted"; heard: string; afterMilliseconds: number }
  /** Told by a carrier that listens by itself, turn by turn. */
  | { type: "caller-fell-silent" }
  | { type: "agent-speaking"; on: boolean }
  | { type: "caller-speaking"; on: boolean }
  | { type: "spoken"; text: string }
  /** `code`: the provider's, `null` if it gave none; the relay goes on all the same. */
  | { type: "relay-fault"; code: number | null; message: string };
