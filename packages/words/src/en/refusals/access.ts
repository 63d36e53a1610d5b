import type { AccessRefusal } from "../../de/refusals/access.ts";
import { writtenIn } from "../../format/numbers.ts";
import type { Sentences } from "../../tell.ts";

const { counted } = writtenIn("en");

export const accessRefusals: Sentences<AccessRefusal> = {
  "not-signed-in": "Please sign in.",
  "too-many-logins": ({ seconds }) =>
    `Too many wrong passwords are being entered right now, so only one is checked every 10 seconds. Please try again in ${inSeconds(seconds)}.`,
  "wrong-password": ({ attemptsLeft }) =>
    `Wrong password. ${counted(attemptsLeft, "attempt", "attempts")} left.`,
  "locked-out": ({ seconds }) =>
    seconds === null
      ? "Access locked: too many failed attempts. Please wait 15 minutes."
      : `Too many failed attempts. Please wait ${inSeconds(seconds)}.`,
  "person-unknown": "It is written down who does this. Please say who you are.",
  "person-not-asked":
    "Only who signed in with the password says a name: an API token acts under its own, the command line under that in RUFBAUM_PERSON.",
  "invalid-person": "A name has 1 to 80 characters, without line breaks and control characters.",
  "person-in-call": ({ number }) =>
    `A call with ${number} is in progress. Hang it up, or erase the data once it is over.`,
  "unknown-token": ({ id }) => `There is no API token with the id “${id}”.`,
};

function inSeconds(seconds: number): string {
  return counted(seconds, "second", "seconds");
}
