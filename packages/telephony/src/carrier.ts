/** The port to whoever places calls: Twilio, or the bundled emulator, through one adapter. */
export interface Carrier {
  /** Asks for a call. Resolves once the carrier has taken it; it need not ring yet. */
  placeCall(request: PlaceCall): Promise<PlacedCall>;
  /** Ends a call in any state; a call that is over already is no error. */
  endCall(callSid: string): Promise<void>;
  /** The carrier's own view of a call, `null` if it knows none of this id. */
  findCall(callSid: string): Promise<CarrierCall | null>;
  /** Calls to `to` created since `since` (ms): to find one whose fate is unknown. */
  findCallsTo(to: string, since: number): Promise<CarrierCall[]>;
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
}

export interface PlacedCall {
  callSid: string;
  status: CallStatus;
}

/** Twilio's words, plus `placing`: written down here, not yet taken by the carrier. */
export type CallStatus =
  | "placing"
  | "queued"
  | "initiated"
  | "ringing"
  | "in-progress"
  | "completed"
  | "busy"
  | "failed"
  | "no-answer"
  | "canceled";

export interface CarrierCall {
  callSid: string;
  to: string;
  from: string;
  status: CallStatus;
  createdAt: number | null;
  /** Seconds, `null` while the call lasts. */
  duration: number | null;
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

  constructor(
    message: string,
    details: {
      retryable: boolean;
      fateUnknown: boolean;
      code?: number | null;
      status?: number | null;
      cause?: unknown;
    },
  ) {
    super(message, { cause: details.cause });
    this.retryable = details.retryable;
    this.fateUnknown = details.fateUnknown;
    this.code = details.code ?? null;
    this.status = details.status ?? null;
  }
}

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
  | { type: "relay-opened"; callSid: string; callId: string; resumed: boolean }
  | { type: "caller-spoke"; text: string; last: boolean }
  | { type: "caller-pressed"; digit: string }
  | { type: "caller-interrupted"; heard: string; afterMilliseconds: number }
  | { type: "agent-speaking"; on: boolean }
  | { type: "caller-speaking"; on: boolean }
  | { type: "spoken"; text: string }
  | { type: "relay-fault"; message: string };
