import type { RecordingWish } from "./recordings/recordings.ts";

/** A call as the REST API knows it. Times in milliseconds since 1970. */
export interface CallRecord {
  readonly sid: string;
  readonly accountSid: string;
  /** The call whose script dialled this one. */
  readonly parentCallSid: string | null;
  readonly direction: CallDirection;
  readonly to: string;
  readonly from: string;
  /** The account's own number of the two, as the inventory knows it. */
  readonly numberSid: string | null;
  /** What it begins with. */
  readonly script: ScriptSource;
  /** Seconds it may ring. */
  readonly ringTimeout: number;
  readonly machineDetection: MachineDetection | null;
  /** To be recorded from the answer on. */
  readonly recording: RecordingWish | null;
  /** Keys pressed once it is answered; `w` waits half a second, `W` a whole one. */
  readonly sendDigits: string | null;
  readonly createdAt: number;
  urls: CallAddresses;
  /** Seconds it may last. */
  timeLimit: number;
  status: RestStatus;
  /** What machine detection found, in Twilio's words. */
  answeredBy: string | null;
  updatedAt: number;
  answeredAt: number | null;
  endedAt: number | null;
  /** Seconds on the line, in the emulator's time. */
  duration: number | null;
  /** Milliseconds it waited for its start, in the emulator's time. */
  queueTime: number;
}

export type CallDirection = "outbound-api" | "inbound" | "outbound-dial";

export interface Address {
  url: string;
  method: "GET" | "POST";
}

/** Where TwiML comes from: asked of the app, or given along. */
export type ScriptSource = Address | { twiml: string };

/** Whom to tell, and whom to ask where the script's own address fails. */
export interface CallAddresses {
  fallback: Address | null;
  status: Address | null;
  statusEvents: ReadonlySet<StatusEvent>;
}

export interface MachineDetection {
  mode: "Enable" | "DetectMessageEnd";
  /** Seconds. */
  timeout: number;
  /** Milliseconds. */
  speechThreshold: number;
  speechEndThreshold: number;
  silenceTimeout: number;
  /** Whether the script runs meanwhile; else it waits for the verdict. */
  isAsync: boolean;
  callback: Address | null;
}

export type StatusEvent = "initiated" | "ringing" | "answered" | "completed";

export const STATUS_EVENTS: readonly StatusEvent[] = [
  "initiated",
  "ringing",
  "answered",
  "completed",
];

/** `initiated` is known to callbacks only: over REST such a call is still queued. */
export type RestStatus = "queued" | "ringing" | "in-progress" | FinalStatus;
export type FinalStatus = "completed" | "busy" | "failed" | "no-answer" | "canceled";

export function isOver(record: CallRecord): boolean {
  return record.endedAt !== null;
}
