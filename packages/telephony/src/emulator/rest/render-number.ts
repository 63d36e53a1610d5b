import type { CallerId, OwnedNumber } from "../numbers/create-numbers.ts";
import { rfc2822 } from "./render-call.ts";

/** A number of the account with all keys of Twilio's answer. */
export function renderOwnedNumber(number: OwnedNumber, account: string): Record<string, unknown> {
  return {
    account_sid: account,
    address_requirements: "none",
    address_sid: null,
    api_version: "2010-04-01",
    beta: false,
    capabilities: { voice: true, sms: true, mms: false, fax: false },
    date_created: rfc2822(number.createdAt),
    date_updated: rfc2822(number.updatedAt),
    emergency_status: "Inactive",
    emergency_address_sid: null,
    emergency_address_status: "unregistered",
    friendly_name: number.name,
    identity_sid: null,
    origin: "twilio",
    phone_number: number.number,
    sid: number.sid,
    sms_application_sid: null,
    sms_fallback_method: number.smsFallback?.method ?? "POST",
    sms_fallback_url: number.smsFallback?.url ?? null,
    sms_method: number.sms?.method ?? "POST",
    sms_url: number.sms?.url ?? null,
    status_callback: number.status?.url ?? null,
    status_callback_method: number.status?.method ?? "POST",
    trunk_sid: null,
    uri: `/2010-04-01/Accounts/${account}/IncomingPhoneNumbers/${number.sid}.json`,
    voice_application_sid: null,
    voice_caller_id_lookup: false,
    voice_fallback_method: number.voiceFallback?.method ?? "POST",
    voice_fallback_url: number.voiceFallback?.url ?? null,
    voice_method: number.voice?.method ?? "POST",
    voice_url: number.voice?.url ?? null,
    bundle_sid: null,
    voice_receive_mode: "voice",
    status: "in-use",
    type: "local",
  };
}

export function renderCallerId(number: CallerId, account: string): Record<string, unknown> {
  return {
    account_sid: account,
    date_created: rfc2822(number.createdAt),
    date_updated: rfc2822(number.updatedAt),
    friendly_name: number.name,
    phone_number: number.number,
    sid: number.sid,
    uri: `/2010-04-01/Accounts/${account}/OutgoingCallerIds/${number.sid}.json`,
  };
}
