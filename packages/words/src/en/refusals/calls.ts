import type { Denial } from "@rufbaum/dialing/lawful-calling";
import type { CallRefusal } from "../../de/refusals/calls.ts";
import { formatsIn } from "../../format/formats.ts";
import { DEFAULT_TIME_ZONE } from "../../format/time-zones.ts";
import type { Sentences } from "../../tell.ts";
import { carrierFault } from "../carrier-faults/index.ts";
import { finding } from "../file-findings.ts";
import { denial, dialAgain } from "../lawful-calling.ts";
import { phoneNumber } from "../phone-numbers.ts";

export const callRefusals: Sentences<CallRefusal> = {
  "unknown-tree": ({ treeId }) => `There is no decision tree with the id “${treeId}”.`,
  "invalid-number": ({ why }) => phoneNumber(why),
  "own-number": ({ number }) =>
    `${number} is one of your own numbers at the carrier: the call would only come back here. Enter a person's number.`,
  "unknown-call": ({ id }) => `There is no call with the id “${id}”.`,
  "call-over": "This call has already ended.",
  "call-ending": "The call is just ending.",
  "call-not-placed": "This call is still being placed. Please try again in a moment.",
  "hang-up-pending":
    "The carrier has not accepted this call yet. It is hung up as soon as that happens; if it is never placed, it ends by itself.",
  "called-off": "This call was hung up before the carrier had accepted it.",
  "not-answered": "This call has not been answered yet.",
  "taken-over": "A person has already taken over this call; the agent is no longer listening.",
  "too-many-lines": "The agent can't keep up. Wait until the last lines have been said.",
  "no-operator-number":
    "No number is set for calls to be passed on to. Name one, or enter one in the settings under “Telephony”.",
  "outcome-not-set":
    "Nobody has set the outcome of this call by hand, or what it was before is not known. Set the right one.",
  "nothing-said": "No words of this call are stored; no test case can be made of it.",
  "no-recording": "There is no recording of this call.",
  "other-server-silent":
    "The server that leads this call is not responding. Please try again in a moment.",
  "opted-out": "This number has asked not to be called any more.",
  "may-not-dial": ({ denials, timeZone }) =>
    [
      `This number may not be called:`,
      ...denials.map((one) => denial(one, timeZone ?? DEFAULT_TIME_ZONE)),
      ...again(denials, timeZone),
    ].join(" "),
  "no-call-back-wish": ({ callId }) =>
    `The call “${callId}” did not end with a wish to be called back, or was not with this number.`,
  "not-startable": ({ treeName, findings }) =>
    `No call can be made with “${treeName}”: ${findings.map(finding).join(" ")}`,
  "carrier-refused": ({ fault }) => carrierFault(fault),
  "carrier-silent": ({ fault }) => carrierFault(fault),
  "carrier-busy": ({ fault, retryAfterSeconds }) =>
    `${carrierFault(fault)} Try again in ${retryAfterSeconds} s.`,
  "number-in-call": ({ number, isInbound, treeName, ...began }) =>
    `${isInbound ? `${number} is calling in right now` : `A call to ${number} is already in progress`}, since ${since(began)}, with “${treeName}”. Hang up, or wait until it ends.`,
  "too-many-calls": (fact) =>
    limitReached(fact, "simultaneous calls", "The next one is possible as soon as one ends."),
  "too-many-calls-per-minute": (fact) =>
    limitReached(fact, "calls per minute", `The next one is possible in ${fact.seconds ?? 1} s.`),
  "too-many-minutes": (fact) =>
    limitReached(fact, "call minutes per day", "The next call is possible from midnight."),
  "invalid-identity":
    "The name of a phone in the browser has 1 to 121 characters: letters from A to Z, digits, underscores and hyphens.",
  "no-voice-account":
    "Calling in the browser needs a Twilio account with an API key. Set TWILIO_API_KEY and TWILIO_API_SECRET.",
};

/** When none of them forbids it any more, if waiting helps. */
function again(denials: readonly Denial[], timeZone: string | null): string[] {
  const moments = denials.map(({ againAt }) => againAt);
  if (moments.includes(null)) return [];
  return [dialAgain(Math.max(...moments.map(Number)), timeZone ?? DEFAULT_TIME_ZONE)];
}

function limitReached(
  { limit, used }: { limit: number; used: number },
  name: string,
  next: string,
): string {
  const then = limit === 0 ? "At 0, nobody is called." : next;
  return `The limit on ${name} has been reached (${used} of ${limit}). ${then} You can change it in the settings under “Limits”.`;
}

/** `10:03`, with the date where that was not today. */
function since(began: { since: string; isToday: boolean; timeZone: string }): string {
  const { date, clock } = formatsIn("en");
  const time = clock(began.since, began.timeZone);
  return began.isToday ? time : `${date(began.since, began.timeZone)}, ${time}`;
}
