import type { CallRecord } from "../call-record.ts";

const SUBRESOURCES = [
  "notifications",
  "recordings",
  "payments",
  "events",
  "siprec",
  "streams",
  "transcriptions",
  "user_defined_message_subscriptions",
  "user_defined_messages",
];

/** A call with all keys that Twilio's REST API answers. */
export function renderCall(call: CallRecord): Record<string, unknown> {
  const path = `/2010-04-01/Accounts/${call.accountSid}/Calls/${call.sid}`;
  return {
    sid: call.sid,
    date_created: rfc2822(call.createdAt),
    date_updated: rfc2822(call.updatedAt),
    parent_call_sid: call.parentCallSid,
    account_sid: call.accountSid,
    to: call.to,
    to_formatted: call.to,
    from: call.from,
    from_formatted: call.from,
    phone_number_sid: call.numberSid,
    status: call.status,
    start_time: call.answeredAt === null ? null : rfc2822(call.answeredAt),
    end_time: call.endedAt === null ? null : rfc2822(call.endedAt),
    duration: call.duration === null ? null : String(call.duration),
    price: null,
    price_unit: "USD",
    direction: call.direction,
    answered_by: call.answeredBy,
    api_version: "2010-04-01",
    forwarded_from: null,
    group_sid: null,
    caller_name: null,
    queue_time: String(call.queueTime),
    trunk_sid: null,
    uri: `${path}.json`,
    subresource_uris: Object.fromEntries(
      SUBRESOURCES.map((name) => [name, `${path}/${camelCase(name)}.json`]),
    ),
  };
}

/** `Sun, 30 Aug 2026 08:33:32 +0000` */
export function rfc2822(milliseconds: number): string {
  return new Date(milliseconds).toUTCString().replace("GMT", "+0000");
}

function camelCase(name: string): string {
  return name.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}
