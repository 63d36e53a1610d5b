import type { CallRecord, RecordingRecord } from "@rufbaum/calls";

/** `duration` in seconds, once it is completed. */
export interface RecordingView extends Pick<RecordingRecord, "sid" | "status" | "duration"> {
  /** When it began, ISO 8601: an utterance stands in it as much later as it was said. */
  startTime: string;
}

/** Milliseconds by which a carrier may tell of a recording too late. */
const TOLD_LATE = 5_000;

/** A recording that the carrier told of only once it was made ended with its call. */
export function viewRecording(
  { sid, status, duration, createdAt }: RecordingRecord,
  { endedAt }: Pick<CallRecord, "endedAt">,
): RecordingView {
  const latest = endedAt === null || duration === null ? null : endedAt - duration * 1_000;
  const isToldAfterwards = latest !== null && createdAt > latest + TOLD_LATE;
  const startedAt = isToldAfterwards ? latest : createdAt;
  return { sid, status, duration, startTime: new Date(startedAt).toISOString() };
}
