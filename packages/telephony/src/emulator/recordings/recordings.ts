import type { Address, CallRecord } from "../call-record.ts";

export type RecordingStatus = "in-progress" | "paused" | "stopped" | "completed" | "absent";
export type RecordingEvent = "in-progress" | "completed" | "absent";

export const RECORDING_EVENTS: readonly RecordingEvent[] = ["in-progress", "completed", "absent"];

/** What is asked of a recording. */
export interface RecordingWish {
  source:
    | "OutboundAPI"
    | "StartCallRecordingTwiML"
    | "StartCallRecordingAPI"
    | "RecordVerb"
    | "DialVerb";
  channels: 1 | 2;
  /** `inbound` is what the callee says, `outbound` what it hears. */
  track: "inbound" | "outbound" | "both";
  /** Without the silence before the first and after the last word. */
  trim: boolean;
  callback: Address | null;
  events: ReadonlySet<RecordingEvent>;
}

/** What somebody on the line was heard to say. */
export interface Utterance {
  who: "agent" | "callee";
  text: string;
  /** When it began, and how long it took: the emulator's milliseconds since the call was made. */
  at: number;
  milliseconds: number;
}

/** The port through which calls are recorded. */
export interface Recordings {
  /** Begins a recording of a call; its sid. */
  start(call: CallRecord, wish: RecordingWish): string;
  /** Told of every utterance once it is over; no more than a look-up where nothing records. */
  said(
    call: CallRecord,
    who: Utterance["who"],
    text: string,
    at: number,
    milliseconds: number,
  ): void;
  /** Ends this one, while the call goes on: where it is found, and its seconds. */
  end(sid: string): { url: string; seconds: number } | null;
  /** The call is over: what still records is completed. */
  stop(call: CallRecord): void;
}
