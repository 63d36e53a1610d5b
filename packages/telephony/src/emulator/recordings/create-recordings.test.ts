import { describe, expect, test } from "bun:test";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import type { CallRecord } from "../call-record.ts";
import { lineTimers } from "../line/line-timers.ts";
import { createRecordings } from "./create-recordings.ts";
import type { RecordingWish } from "./recordings.ts";

const WISH: RecordingWish = {
  source: "StartCallRecordingTwiML",
  channels: 2,
  track: "both",
  trim: false,
  callback: { url: "https://app.test/recording", method: "POST" },
  events: new Set(["in-progress", "completed", "absent"]),
};

function recorder(speed = 1) {
  const time = virtualTime();
  const told: Record<string, string>[] = [];
  const recordings = createRecordings({
    clock: time,
    random: seededRandom(1),
    timers: lineTimers(time, speed),
    speed,
    accountUrl: "https://carrier.test/account",
    tell: (_, form) => told.push(form),
  });
  const call = { sid: "CA1", accountSid: "AC1", createdAt: time.now() } as CallRecord;
  return { time, told, recordings, call };
}

describe("a recording", () => {
  test("tells of its beginning and its end, and how long it is", () => {
    const { time, told, recordings, call } = recorder();
    time.advance(3_000);
    const sid = recordings.start(call, WISH);
    recordings.said(call, "agent", "Guten Tag.", 4_000, 700);
    time.advance(10_000);
    recordings.stop(call);
    expect(recordings.find(sid)?.status).toBe("processing");
    time.advance(5_000);
    expect(told.map(({ RecordingStatus }) => RecordingStatus)).toEqual([
      "in-progress",
      "completed",
    ]);
    expect(told[1]).toMatchObject({
      CallSid: "CA1",
      RecordingSid: sid,
      RecordingUrl: `https://carrier.test/account/Recordings/${sid}`,
      RecordingDuration: "10",
      RecordingChannels: "2",
      RecordingSource: "StartCallRecordingTwiML",
      RecordingTrack: "both",
    });
    expect(told[0]).not.toContainKey("RecordingDuration");
  });

  test("counts the emulator's seconds at any speed", () => {
    const { time, recordings, call } = recorder(10);
    const sid = recordings.start(call, WISH);
    time.advance(6_000);
    recordings.stop(call);
    time.advance(1_000);
    expect(recordings.find(sid)?.duration).toBe(60);
  });

  test("is absent when nothing is left of it", () => {
    const { time, told, recordings, call } = recorder();
    recordings.start(call, { ...WISH, trim: true });
    time.advance(10_000);
    recordings.stop(call);
    time.advance(5_000);
    expect(told.at(-1)).toMatchObject({ RecordingStatus: "absent", RecordingDuration: "0" });
  });

  test("tells only what it was asked to", () => {
    const { time, told, recordings, call } = recorder();
    recordings.start(call, { ...WISH, events: new Set(["completed"]) });
    recordings.start(call, { ...WISH, callback: null });
    time.advance(10_000);
    recordings.stop(call);
    time.advance(5_000);
    expect(told).toHaveLength(1);
  });

  test("hears nothing of other calls, and nothing after its end", () => {
    const { time, recordings, call } = recorder();
    const sid = recordings.start(call, WISH);
    recordings.said({ ...call, sid: "CA2" }, "callee", "Hallo?", 100, 500);
    time.advance(2_000);
    const recording = recordings.find(sid);
    expect(recording && recordings.change(recording, "stopped", false)).toBe(true);
    recordings.said(call, "callee", "Hallo?", 2_100, 500);
    expect(recording?.tape.utterances).toEqual([]);
    expect(recording && recordings.change(recording, "paused", false)).toBe(false);
  });

  test("that was deleted is told of no more", () => {
    const { time, told, recordings, call } = recorder();
    const sid = recordings.start(call, { ...WISH, events: new Set(["completed"]) });
    time.advance(2_000);
    recordings.stop(call);
    recordings.remove(sid);
    time.advance(5_000);
    expect(told).toEqual([]);
    expect(recordings.current("CA1")).toBeNull();
  });

  test("that was paused when the call ended lacks the pause", () => {
    const { time, recordings, call } = recorder();
    const sid = recordings.start(call, WISH);
    time.advance(4_000);
    const recording = recordings.current("CA1");
    if (recording) recordings.change(recording, "paused", true);
    time.advance(6_000);
    recordings.stop(call);
    time.advance(5_000);
    expect(recordings.find(sid)?.duration).toBe(4);
  });
});
