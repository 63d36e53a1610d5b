import type { CallRefusal } from "../../de/refusals/calls.ts";
import { formatsIn } from "../../format/formats.ts";
import type { Sentences } from "../../tell.ts";
import { carrierFault } from "../carrier-faults/index.ts";
import { finding } from "../file-findings.ts";
import { phoneNumber } from "../phone-numbers.ts";

export const callRefusals: Sentences<CallRefusal> = {
  "unknown-tree": ({ treeId }) => `There is no decision tree with the id “${treeId}”.`,
  "invalid-number": ({ why }) => phoneNumber(why),
  "own-number": ({ number }) =>
    `${number} is one of your own numbers at the carrier: the call would only come in here again. Name the number of a person.`,
  "unknown-call": ({ id }) => `There is no call with the id “${id}”.`,
  "call-over": "This call has ended already.",
  "call-ending": "The call is just ending.",
  "call-not-placed": "This call is just being placed. Please try again in a moment.",
  "hang-up-pending":
    "The carrier has not taken this call yet. It is ended as soon as it is taken; if it is never placed, it ends by itself.",
  "called-off": "This call was hung up before the carrier had taken it.",
  "not-answered": "This call has not been answered yet.",
  "taken-over": "A person has taken this call over already; the agent no longer listens.",
  "too-many-lines": "The agent can't keep up. Wait until the last lines are said.",
  "no-operator-number":
    "No number is set that calls are passed on to. Name one, or enter one in the settings under “Telephony”.",
  "no-recording": "There is no recording of this call.",
  "other-server-silent":
    "The server that leads this call does not answer just now. Please try again in a moment.",
  "opted-out": "This number has asked not to be called any more.",
  "not-startable": ({ treeName, findings }) =>
    `No call can be made with “${treeName}”: ${findings.map(finding).join(" ")}`,
  "carrier-refused": ({ fault }) => carrierFault(fault),
  "carrier-silent": ({ fault }) => carrierFault(fault),
  "carrier-busy": ({ fault, retryAfterSeconds }) =>
    `${carrierFault(fault)} Trying again is worth it in ${retryAfterSeconds} s.`,
  "number-in-call": ({ number, isInbound, treeName, ...began }) =>
    `${isInbound ? `${number} is calling in just now` : `A call to ${number} is in progress already`}, since ${since(began)}, with “${treeName}”. Hang it up, or wait until it ends.`,
  "too-many-calls": (fact) =>
    limitReached(fact, "calls at once", "The next one is possible as soon as one ends."),
  "too-many-calls-per-minute": (fact) =>
    limitReached(fact, "calls in a minute", `The next one is possible in ${fact.seconds ?? 1} s.`),
  "too-many-minutes": (fact) =>
    limitReached(fact, "minutes of calls in a day", "The next call is possible from midnight on."),
  "invalid-identity":
    "The name of a phone in the browser has 1 to 121 characters: letters from A to Z, digits and underscores.",
  "no-voice-account":
    "Calling in the browser needs an account at Twilio with an API key. Set TWILIO_API_KEY and TWILIO_API_SECRET.",
};

function limitReached(
  { limit, used }: { limit: number; used: number },
  name: string,
  next: string,
): string {
  const then = limit === 0 ? "At 0 nobody is called." : next;
  return `The limit of ${name} has been reached (${used} of ${limit}). ${then} It stands in the settings under “Limits”.`;
}

/** `10:03`, with the date where that was not today. */
function since(began: { since: string; isToday: boolean; timeZone: string }): string {
  const { date, clock } = formatsIn("en");
  const time = clock(began.since, began.timeZone);
  return began.isToday ? time : `${date(began.since, began.timeZone)}, ${time}`;
}
