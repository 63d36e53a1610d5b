import { faultsOf } from "./known-fault.ts";

/** What the carrier's REST API answers to a text message. */
export const MESSAGE_FAULTS = faultsOf("rest", {
  21408: [
    "Permission to send an SMS has not been enabled for the region",
    "messages to this country not allowed",
  ],
  21602: ["Message body is required", "message empty"],
  21603: ["A 'From' phone number is required", "no number to send from"],
  21604: ["A 'To' phone number is required", "no receiver"],
  21606: [
    "The 'From' phone number is not a valid, SMS-capable number",
    "caller number cannot send messages",
  ],
  21608: [
    "The 'To' phone number is not verified for a trial account",
    "trial account: receiver not verified",
  ],
  21610: ["Attempt to send to unsubscribed recipient", "receiver opted out of messages"],
  21611: ["Message queue is full for this 'From' number", "message queue full"],
  21612: [
    "The 'To' phone number is not reachable via SMS from this 'From' number",
    "receiver not reachable by message",
  ],
  21614: ["'To' number is not a valid mobile number", "receiver is no mobile number"],
  21617: ["The concatenated message body exceeds the 1600 character limit", "message too long"],
  30003: ["Unreachable destination handset", "receiver's phone off"],
  30005: ["Unknown destination handset", "receiver unknown"],
  30006: ["Landline or unreachable carrier", "receiver is a landline"],
  30007: ["Message filtered", "message filtered"],
});
