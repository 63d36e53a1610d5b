import { expect, test } from "bun:test";
import { viewRecording } from "./view-recording.ts";

const recording = { sid: "RE1", callId: "call_1", status: "completed", duration: 60 } as const;

test.each([
  ["told of as it began", 10_000, 70_500, 10_000],
  ["told of a little late", 12_000, 70_000, 12_000],
  ["told of when it was made", 75_000, 70_000, 10_000],
  ["of a call that goes on", 75_000, null, 75_000],
])("a recording %s is in step with the call", (_name, createdAt, endedAt, startedAt) => {
  const { startTime } = viewRecording({ ...recording, createdAt }, { endedAt });
  expect(Date.parse(startTime)).toBe(startedAt);
});
