import type { AccessRefusal } from "../../de/refusals/access.ts";
import type { Sentences } from "../../tell.ts";

export const accessRefusals: Sentences<AccessRefusal> = {
  "not-signed-in": "Please sign in.",
  "too-many-logins": ({ seconds }) =>
    `Very many wrong passwords are being entered just now; only one is checked every 10 seconds. Please try again in ${seconds} seconds.`,
  "wrong-password": ({ attemptsLeft }) => `Wrong password. ${attemptsLeft} attempts left.`,
  "locked-out": ({ seconds }) =>
    seconds === null
      ? "Access locked: too many failed attempts. Please wait 15 minutes."
      : `Too many failed attempts. Please wait ${seconds} seconds.`,
  "unknown-token": ({ id }) => `There is no API token with the id “${id}”.`,
};
