import type { LedgerEntry } from "@rufbaum/dialing/consent-ledger";
import type { ConsentChannel } from "@rufbaum/dialing/lawful-calling";
import type { ConsentState, LedgerFault } from "../de/consents.ts";
import { datesIn } from "../format/dates.ts";
import { writtenIn } from "../format/numbers.ts";
import { type Sentences, telling } from "../tell.ts";

const { counted, whole } = writtenIn("en");
const { date } = datesIn("en");

const CHANNELS: Readonly<Record<ConsentChannel, string>> = {
  "ai-voice": "calls by an AI",
  voice: "calls by people",
  sms: "text messages",
  email: "e-mails",
};

/** How somebody who agreed may be reached. */
export function consentChannel(channel: ConsentChannel): string {
  return CHANNELS[channel];
}

/** What stands of a consent; days are told in the zone, or else in the machine's. */
export function consentState(state: ConsentState, timeZone?: string): string {
  const day = (moment: number) => date(new Date(moment).toISOString(), timeZone);
  const sentences: Sentences<ConsentState> = {
    "consent-valid": "Stands.",
    "consent-later": ({ from }) => `Stands from ${day(from)} on.`,
    "consent-withdrawn": ({ since }) => `Withdrawn on ${day(since)}.`,
    "consent-lapsed": ({ since }) => `Lapsed on ${day(since)}.`,
  };
  return telling(sentences)(state);
}

const KINDS: Readonly<Record<LedgerEntry["kind"], string>> = {
  grant: "consent",
  use: "call that stands on it",
  withdrawal: "withdrawal",
  erasure: "erasure of the data",
  purge: "end of retention",
};

export function ledgerEntryKind(kind: LedgerEntry["kind"]): string {
  return KINDS[kind];
}

export const ledgerFault = telling<LedgerFault>({
  "entry-missing": ({ sequence }) => `Entry ${whole(sequence)} is missing.`,
  "entry-changed": ({ sequence }) =>
    `Entry ${whole(sequence)}, or the statement it is about, was changed after it was written.`,
  "entry-unknown-statement": ({ sequence }) =>
    `Entry ${whole(sequence)} is about a statement that does not exist.`,
  "entry-not-purged": ({ sequence }) =>
    `Entry ${whole(sequence)} was removed, and the ledger does not tell of it like that.`,
  "kept-head-missing": ({ sequence, last }) =>
    `Entry ${whole(sequence)}, whose hash was kept elsewhere, is missing: the ledger ends with entry ${whole(last)}.`,
  "kept-head-changed": ({ sequence }) =>
    `Entry ${whole(sequence)} has another hash than the one that was kept elsewhere: the ledger was written anew up to there.`,
  "statement-changed": ({ id }) => `The statement "${id}" was changed after it was written.`,
  "statement-evidence-changed": ({ id }) =>
    `The evidence of the statement "${id}" was changed after it was written.`,
  "statement-evidence-missing": ({ id }) => `The evidence of the statement "${id}" is missing.`,
});

/** What a withdrawal did, and did not do. */
export function withdrawalTold({
  ended,
  isBlocked,
}: {
  ended: number;
  isBlocked: boolean;
}): string {
  const what =
    ended === 0
      ? "Nothing stood; the withdrawal is recorded. A consent from before it that is written down only later ends with it."
      : `${counted(ended, "consent is", "consents are")} withdrawn.`;
  return `${what} ${isBlocked ? "The number is suppressed as well." : "The number is not suppressed by that: a new consent would count again."}`;
}

/** What of a consent that was just recorded keeps calls away; `stateText` of one that does not stand. */
export function grantWarnings({
  stateText,
  isBlocked,
}: {
  stateText: string | null;
  isBlocked: boolean;
}): string[] {
  return [
    ...(stateText === null
      ? []
      : [`The consent is recorded, but no call may stand on it: ${stateText}`]),
    ...(isBlocked ? ["The number is blocked, and is not called in spite of this consent."] : []),
  ];
}
