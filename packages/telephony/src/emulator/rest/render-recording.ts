import type { Recording } from "../recordings/create-recordings.ts";
import { rfc2822 } from "./render-call.ts";

/** A recording as the account's list shows it. */
export function renderRecording(recording: Recording, accountUrl: string): Record<string, unknown> {
  const path = `/2010-04-01/Accounts/${recording.call.accountSid}/Recordings/${recording.sid}`;
  return {
    ...common(recording),
    uri: `${path}.json`,
    subresource_uris: {
      add_on_results: `${path}/AddOnResults.json`,
      transcriptions: `${path}/Transcriptions.json`,
    },
    media_url: `${accountUrl}/Recordings/${recording.sid}`,
  };
}

/** The same as a call's list shows it: with its track, without its media. */
export function renderCallRecording(recording: Recording): Record<string, unknown> {
  const { sid, accountSid } = recording.call;
  return {
    ...common(recording),
    track: recording.wish.track,
    uri: `/2010-04-01/Accounts/${accountSid}/Calls/${sid}/Recordings/${recording.sid}.json`,
  };
}

function common({ call, wish, sid, status, createdAt, updatedAt, duration }: Recording) {
  return {
    account_sid: call.accountSid,
    api_version: "2010-04-01",
    call_sid: call.sid,
    conference_sid: null,
    channels: wish.channels,
    date_created: rfc2822(createdAt),
    date_updated: rfc2822(updatedAt),
    start_time: rfc2822(createdAt),
    price: null,
    price_unit: "USD",
    duration: duration === null ? null : String(duration),
    sid,
    // The published description has no word for those that TwiML began, only callbacks do.
    source: wish.source === "StartCallRecordingTwiML" ? "StartCallRecordingAPI" : wish.source,
    status,
    error_code: null,
    encryption_details: null,
  };
}
