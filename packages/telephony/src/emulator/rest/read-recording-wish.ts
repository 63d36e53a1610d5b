import { RECORDING_EVENTS, type RecordingWish } from "../recordings/recordings.ts";
import { RestFault, readAddress, readWords } from "./form.ts";

/** Reads the `Recording…` fields of a request; without an event only `completed` is told. */
export function readRecordingWish(
  form: URLSearchParams,
  source: RecordingWish["source"],
): RecordingWish {
  const words = readWords(form, "RecordingStatusCallbackEvent");
  const isOwn = source === "OutboundAPI";
  const events = RECORDING_EVENTS.filter((event) => words.includes(event));
  return {
    source,
    // A call's own recording is mono unless told otherwise, one begun later has two channels.
    channels: readChannels(form.get("RecordingChannels") || (isOwn ? "mono" : "dual")),
    track: readTrack(form.get("RecordingTrack") || "both"),
    trim: readTrim(form.get("Trim") || (isOwn ? "trim-silence" : "do-not-trim")),
    callback: readAddress(form, "RecordingStatusCallback", "RecordingStatusCallbackMethod"),
    events: new Set(events.length > 0 ? events : (["completed"] as const)),
  };
}

function readChannels(text: string): 1 | 2 {
  if (text === "mono" || text === "1") return 1;
  if (text === "dual" || text === "2") return 2;
  throw new RestFault(20001);
}

function readTrack(text: string): RecordingWish["track"] {
  if (text === "inbound" || text === "outbound" || text === "both") return text;
  throw new RestFault(20001);
}

function readTrim(text: string): boolean {
  if (text !== "trim-silence" && text !== "do-not-trim") throw new RestFault(20001);
  return text === "trim-silence";
}
