/** A call as the REST API knows it. Times in milliseconds since 1970. */
export interface CallRecord {
  readonly sid: string;
  readonly accountSid: string;
  readonly to: string;
  readonly from: string;
  readonly urls: CallAddresses;
  /** Seconds it may ring, and last. */
  readonly ringTimeout: number;
  readonly timeLimit: number;
  readonly createdAt: number;
  status: RestStatus;
  updatedAt: number;
  answeredAt: number | null;
  endedAt: number | null;
  /** Seconds on the line, in the emulator's time. */
  duration: number | null;
  /** Milliseconds it waited for its start, in the emulator's time. */
  queueTime: number;
}

/** The addresses that the request gave. */
export interface CallAddresses {
  answer: string;
  fallback: string | null;
  status: string | null;
  statusEvents: ReadonlySet<StatusEvent>;
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
