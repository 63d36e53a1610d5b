import greetings from "../../corpus/pick-up/greetings.txt" with { type: "text" };
import littleGerman from "../../corpus/pick-up/little-german.txt" with { type: "text" };
import mailbox from "../../corpus/pick-up/mailbox.txt" with { type: "text" };
import { readAllSections } from "./read-sections.ts";

/** What is said on picking up; `{last}` and `{first}` stand for the name. */
export const GREETINGS = readAllSections("corpus/pick-up/greetings.txt", greetings, [
  "nameless",
  "home",
  "firm",
  "little-german",
]);

/** What machines say; what follows a `|` comes after a pause. */
export const MAILBOXES = readAllSections("corpus/pick-up/mailbox.txt", mailbox, [
  "network",
  "home",
  "firm",
]);

/**
 * What people say who have another mother tongue; `{last}` and `{first}` stand for the name, `{letters}` for
 * its letters, `{email}` for the address.
 */
export const LITTLE_GERMAN = readAllSections("corpus/pick-up/little-german.txt", littleGerman, [
  "does-not-understand",
  "fetches",
  "yes",
  "no",
  "when",
  "goodbye",
  "english",
  "english-goodbye",
  "english-yes",
  "english-no",
  "english-when",
  "english-name",
  "english-spelling",
  "english-email",
  "english-address",
  "english-postcode",
  "english-number",
  "english-phone",
  "english-okay",
  "english-open",
]);

/** The line with the name put in. */
export function withName(line: string, { first, last }: { first: string; last: string }): string {
  return line.replaceAll("{first}", first).replaceAll("{last}", last);
}
