import type { IncomingPhoneNumberInstance } from "twilio/lib/rest/api/v2010/account/incomingPhoneNumber.js";
import type { OutgoingCallerIdInstance } from "twilio/lib/rest/api/v2010/account/outgoingCallerId.js";
import type { CarrierNumber } from "../carrier.ts";
import { incomingUrls } from "./urls.ts";

/** The account's own numbers, then those it may only show. */
export function toCarrierNumbers(
  numbers: {
    owned: readonly IncomingPhoneNumberInstance[];
    verified: readonly OutgoingCallerIdInstance[];
  },
  publicUrl: string,
): CarrierNumber[] {
  const { voice } = incomingUrls(publicUrl);
  return [
    ...numbers.owned.map(
      (number): CarrierNumber => ({
        number: number.phoneNumber,
        sid: number.sid,
        name: number.friendlyName,
        source: "owned",
        // Either of the two takes a number's calls, whatever its own address says.
        answersHere: number.voiceUrl === voice && !number.voiceApplicationSid && !number.trunkSid,
        canCall: number.capabilities?.voice ?? false,
        canText: number.capabilities?.sms ?? false,
      }),
    ),
    ...numbers.verified.map(
      (number): CarrierNumber => ({
        number: number.phoneNumber,
        sid: number.sid,
        name: number.friendlyName,
        source: "verified",
        answersHere: false,
        canCall: true,
        canText: false,
      }),
    ),
  ];
}

/** What makes a number's calls come to us; an empty id takes an application or a trunk away. */
export function answerWith(publicUrl: string) {
  const { voice, fallback, status } = incomingUrls(publicUrl);
  return {
    voiceUrl: voice,
    voiceMethod: "POST",
    voiceFallbackUrl: fallback,
    voiceFallbackMethod: "POST",
    statusCallback: status,
    statusCallbackMethod: "POST",
    voiceApplicationSid: "",
    trunkSid: "",
  };
}
