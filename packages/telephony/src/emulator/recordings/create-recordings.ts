import type { Clock, Random } from "@rufbaum/runtime";
import type { Address, CallRecord } from "../call-record.ts";
import type { LineTimers } from "../line/line-timers.ts";
import { rfc2822 } from "../rest/render-call.ts";
import type { RecordingStatus, Recordings, RecordingWish, Utterance } from "./recordings.ts";
import { type Pause, type Tape, tapeDuration, trimTape } from "./tape.ts";

/** A recording as REST knows it. Times in milliseconds since 1970. */
export interface Recording {
  readonly sid: string;
  readonly call: CallRecord;
  readonly wish: RecordingWish;
  readonly createdAt: number;
  status: RecordingStatus | "processing";
  updatedAt: number;
  /** Seconds; `null` until it is over. */
  duration: number | null;
  tape: Tape;
}

/** Recordings with what REST wants of them. */
export interface RecordingInventory extends Recordings {
  find(sid: string): Recording | null;
  /** In the order they were begun. */
  all(): Recording[];
  /** The one that was begun last and still runs, or is paused. */
  current(callSid: string): Recording | null;
  /** `false` if it is over already. */
  change(recording: Recording, to: "in-progress" | "paused" | "stopped", skips: boolean): boolean;
  remove(sid: string): void;
}

/** Recordings that are kept; of each only who said what when. */
const KEEP = 1_000;
/** The carrier's work after the last word, in its milliseconds. */
const PROCESSING = 1_500;

/**
 * Records calls.
 *
 *   in-progress ◀──▶ paused ──▶ stopped
 *        │              │ the call ends, or REST stops it
 *        └──────┬───────┘
 *               ▼
 *           processing ──▶ completed, or absent when there is nothing on it
 */
export function createRecordings(options: {
  clock: Clock;
  random: Random;
  timers: LineTimers;
  speed: number;
  /** Below which recordings are found: the account's address. */
  accountUrl: string;
  tell(address: Address, form: Record<string, string>): void;
}): RecordingInventory {
  const { clock, random, timers, speed, accountUrl, tell } = options;
  const recordings = new Map<string, Recording>();
  /** By call: what still records. */
  const running = new Map<string, Set<Recording>>();

  function start(call: CallRecord, wish: RecordingWish): string {
    const at = timeOn(call);
    const recording: Recording = {
      sid: `RE${random.bytes(16).toHex()}`,
      call,
      wish,
      createdAt: clock.now(),
      updatedAt: clock.now(),
      status: "in-progress",
      duration: null,
      tape: {
        startedAt: at,
        endedAt: at,
        channels: wish.channels,
        track: wish.track,
        utterances: [],
        pauses: [],
      },
    };
    recordings.set(recording.sid, recording);
    const ofCall = running.get(call.sid) ?? new Set();
    running.set(call.sid, ofCall.add(recording));
    forgetOldest();
    report(recording, "in-progress");
    return recording.sid;
  }

  function said(
    call: CallRecord,
    who: Utterance["who"],
    text: string,
    at: number,
    milliseconds: number,
  ): void {
    for (const recording of running.get(call.sid) ?? []) {
      recording.tape.utterances.push({ who, text, at, milliseconds });
    }
  }

  function change(
    recording: Recording,
    to: "in-progress" | "paused" | "stopped",
    skips: boolean,
  ): boolean {
    if (!running.get(recording.call.sid)?.has(recording)) return false;
    if (recording.status === to) return true;
    const at = timeOn(recording.call);
    if (recording.status === "paused") endPause(recording, at);
    if (to === "paused") beginPause(recording, { from: at, to: at, leftOut: skips });
    become(recording, to);
    if (to === "stopped") finish(recording);
    return true;
  }

  function finish(recording: Recording): void {
    const { call, wish } = recording;
    const ofCall = running.get(call.sid);
    ofCall?.delete(recording);
    if (ofCall?.size === 0) running.delete(call.sid);
    const at = timeOn(call);
    if (recording.status === "paused") endPause(recording, at);
    const whole = { ...recording.tape, endedAt: at };
    const tape = wish.trim ? trimTape(whole) : whole;
    recording.tape = tape ?? { ...whole, endedAt: whole.startedAt };
    const seconds = Math.round(tapeDuration(recording.tape) / 1_000);
    become(recording, "processing");
    timers.after(PROCESSING, () => {
      if (!recordings.has(recording.sid)) return;
      recording.duration = seconds;
      const status = seconds > 0 ? "completed" : "absent";
      become(recording, status);
      report(recording, status);
    });
  }

  function become(recording: Recording, status: Recording["status"]): void {
    recording.status = status;
    recording.updatedAt = clock.now();
  }

  function report(recording: Recording, event: "in-progress" | "completed" | "absent"): void {
    const { wish, call } = recording;
    if (wish.callback === null || !wish.events.has(event)) return;
    const form: Record<string, string> = {
      AccountSid: call.accountSid,
      CallSid: call.sid,
      RecordingSid: recording.sid,
      RecordingUrl: `${accountUrl}/Recordings/${recording.sid}`,
      RecordingStatus: event,
      RecordingChannels: String(wish.channels),
      RecordingSource: wish.source,
      RecordingTrack: wish.track,
      RecordingStartTime: rfc2822(recording.createdAt),
      ErrorCode: "0",
    };
    if (recording.duration !== null) form.RecordingDuration = String(recording.duration);
    tell(wish.callback, form);
  }

  /** The emulator's milliseconds since the call was made. */
  function timeOn(call: CallRecord): number {
    return (clock.now() - call.createdAt) * speed;
  }

  function forgetOldest(): void {
    for (const [sid, { status }] of recordings) {
      if (recordings.size <= KEEP) return;
      if (status === "completed" || status === "absent") recordings.delete(sid);
    }
  }

  function end(sid: string): { url: string; seconds: number } | null {
    const recording = recordings.get(sid);
    if (!recording) return null;
    change(recording, "stopped", false);
    const seconds = Math.round(tapeDuration(recording.tape) / 1_000);
    return { url: `${accountUrl}/Recordings/${sid}`, seconds };
  }

  return {
    start,
    said,
    end,
    stop: (call) => [...(running.get(call.sid) ?? [])].forEach(finish),
    find: (sid) => recordings.get(sid) ?? null,
    all: () => [...recordings.values()],
    current: (callSid) => [...(running.get(callSid) ?? [])].at(-1) ?? null,
    change,
    remove(sid) {
      const recording = recordings.get(sid);
      if (!recording) return;
      running.get(recording.call.sid)?.delete(recording);
      recordings.delete(sid);
    },
  };
}

function beginPause({ tape }: Recording, pause: Pause): void {
  tape.pauses = [...tape.pauses, pause];
}

function endPause({ tape }: Recording, at: number): void {
  tape.pauses = tape.pauses.map((pause, index) =>
    index === tape.pauses.length - 1 ? { ...pause, to: at } : pause,
  );
}
