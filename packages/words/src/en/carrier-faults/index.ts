import type { CarrierFault } from "@rufbaum/telephony/errors";
import { telling } from "../../tell.ts";
import { mediaFaults } from "./media-faults.ts";
import { messageFaults } from "./message-faults.ts";
import { relayFaults } from "./relay-faults.ts";
import { restFaults } from "./rest-faults.ts";
import { transportFaults } from "./transport-faults.ts";
import { voiceCallFaults } from "./voice-call-faults.ts";
import { voiceDeviceFaults } from "./voice-device-faults.ts";
import { voiceTokenFaults } from "./voice-token-faults.ts";
import { webhookFaults } from "./webhook-faults.ts";

const plain = telling<CarrierFault>({
  ...mediaFaults,
  ...messageFaults,
  ...relayFaults,
  ...restFaults,
  ...transportFaults,
  ...voiceCallFaults,
  ...voiceDeviceFaults,
  ...voiceTokenFaults,
  ...webhookFaults,
});

/** What happened, and what to do. */
export function carrierFault(fault: CarrierFault): string {
  const sentence = plain(fault);
  return fault.cited === null ? sentence : sentence.replace(".", ` (${fault.cited}).`);
}
