import { outcomeNames } from "@rufbaum/tree/graph";
import type {
  CampaignHold,
  CampaignPause,
  CampaignResults,
  LaunchFact,
  ReasonAmount,
  SkipReason,
} from "../de/campaigns.ts";
import { cityOf, formatsIn } from "../format/index.ts";

const { dateTime, whole } = formatsIn("en");

const SKIP_REASONS: Readonly<Record<SkipReason, string>> = {
  suppressed: "suppressed",
  "no-consent": "without consent",
  "no-company": "without consent, as no company is named",
  "consent-for-other": "with consent for something else only",
  "consent-withdrawn": "withdrawn",
  "consent-lapsed": "lapsed",
  "no-call-back-wish": "without a wish to be called back",
  "call-back-wish-used": "called back already",
  "call-back-wish-lapsed": "with a lapsed wish to be called back",
  holiday: "on a holiday",
  "uncallable-number": "without a number that can be called",
  "unknown-local-time": "with unknown local time",
  "day-off": "on a day off",
  "never-open": "without an hour that rules and campaign both allow",
  "outside-window": "outside calling hours",
  "too-many-today": "called often enough today",
  "too-many-this-week": "called often enough in seven days",
  "too-many-in-campaign": "called often enough in this campaign",
  "too-many-lost": "because of lost calls",
  "ringing-too-short": "because of too short ringing",
  "ringing-too-long": "because of too long ringing",
  "no-caller-number": "without a number that may be shown",
  invalid: "invalid",
  "other-person": "number known by another name",
  "number-refused": "never connected by the carrier",
};

/** `null` for what is no such reason. */
export function skipReason(code: string): string | null {
  return Object.hasOwn(SKIP_REASONS, code) ? SKIP_REASONS[code as SkipReason] : null;
}

/** `84 are called, 8 of them later: 8 on a holiday. 12 of 96 are skipped: …` */
export function launchReport(fact: LaunchFact): string {
  const { total, called, never, later, invalid, holdsBack } = fact;
  const [skipped, waiting] = [amountOf(never), amountOf(later)];
  const who = called === 0 ? "Nobody is called" : `${whole(called)} ${are(called)} called`;
  const held = holdsBack
    ? [
        `${who}${waiting === 0 ? "" : `, ${whole(waiting)} of them later: ${told(later)}`}.`,
        ...(skipped === 0
          ? []
          : [`${whole(skipped)} of ${whole(total)} ${are(skipped)} skipped: ${told(never)}.`]),
      ]
    : [`${who}${wouldBe(never, later)}.`];
  const rows = invalid === 1 ? "1 row is no contact." : `${whole(invalid)} rows are no contacts.`;
  return [...held, ...(invalid === 0 ? [] : [rows])].join(" ");
}

function wouldBe(never: readonly ReasonAmount[], later: readonly ReasonAmount[]): string {
  const [skipped, waiting] = [amountOf(never), amountOf(later)];
  if (skipped + waiting === 0) return "";
  const parts = [
    ...(skipped === 0 ? [] : [`${whole(skipped)} of them would be skipped: ${told(never)}`]),
    ...(waiting === 0 ? [] : [`${whole(waiting)} of them would be called later: ${told(later)}`]),
  ];
  return `; with a real carrier ${parts.join("; ")}`;
}

function are(amount: number): string {
  return amount === 1 ? "is" : "are";
}

function amountOf(reasons: readonly ReasonAmount[]): number {
  return reasons.reduce((sum, { amount }) => sum + amount, 0);
}

function told(reasons: readonly ReasonAmount[]): string {
  return reasons
    .map(({ code, amount }) => `${whole(amount)} ${skipReason(code) ?? code}`)
    .join(", ");
}

const HOLDS: Readonly<Record<CampaignHold, (next: string | null) => string>> = {
  "before-start": (next) => (next === null ? "Begins later." : `Begins on ${next}.`),
  "outside-window": (next) => `Nobody may be called now${later(next)}.`,
  limits: (next) => `The limits of calls are reached${later(next)}.`,
  "carrier-later": (next) => `The carrier takes no more calls now${later(next)}.`,
  "carrier-down": (next) =>
    `The carrier can't be reached. It is tried again${next === null ? "" : `, next on ${next}`}.`,
  "nobody-due": (next) => `It is nobody's turn now${later(next)}.`,
  "no-caller-number": () => "There is no number that may be shown (settings, caller numbers).",
  "too-many-lost": () =>
    "Nothing was heard for two seconds in too many answered calls. Check the connection, pause the campaign, and resume it.",
  "ringing-too-short": () =>
    "It is to ring for a shorter time than the rules want (settings, rules for calls).",
  "ringing-too-long": () =>
    "It is to ring for a longer time than the rules allow (settings, rules for calls).",
  "never-open": () =>
    "The campaign's hours lie outside those in which the rules allow calls. Change either of them.",
  "no-script": () => "What its calls are to say is missing. Copy the campaign, and start the copy.",
};

function later(next: string | null): string {
  return next === null ? "" : `; it goes on ${next}`;
}

/** @param until ISO 8601, `null` where nobody knows; told in a zone, which is named, or as `zoned` does */
export function campaignHold(
  code: CampaignHold,
  until: string | null,
  timeZone?: string,
  zoned = (iso: string) => dateTime(iso, timeZone) + (timeZone ? ` (${timeZone})` : ""),
): string {
  return HOLDS[code](until === null ? null : zoned(until));
}

const PAUSES: Readonly<Record<CampaignPause, string>> = {
  "by-hand": "Paused by hand.",
  "emergency-stop": "Emergency stop.",
  "too-many-lost":
    "Paused, as nothing was heard at first in too many answered calls. Check the connection before you resume.",
  "too-many-faults":
    "Paused, as too many of the last calls failed. Check the carrier before you resume.",
  restored:
    "Paused, as the data come from a backup: people may have been called since. Resume only once you checked that.",
  "no-caller-number": "Paused: there is no number that may be shown.",
  "carrier-changed":
    "Held because calls go through another account now. See who calls, and what it costs, before you let it go on.",
  "carrier-refuses":
    "Paused, as the carrier refuses calls because of your account: credentials or the number shown. The last call says which. Mend it before you resume.",
};

export function campaignPause(reason: CampaignPause): string {
  return PAUSES[reason];
}

export function campaignResults(timeZone: string): CampaignResults {
  const city = cityOf(timeZone);
  return {
    standings: {
      ...outcomeNames("en"),
      waiting: "Waiting",
      again: "To be called again",
      calling: "In a call",
      skipped: "Skipped",
    },
    columns: [
      "phone",
      "firstName",
      "lastName",
      "company",
      "result",
      "reason",
      "calls",
      `last call (${city})`,
      "seconds",
      `called back (${city})`,
    ],
    wishedTime: "wished time",
    wishedAddress: "email for papers",
    sheet: "Results",
  };
}

export function campaignAgain(name: string): string {
  return `${name} (again)`;
}

export function campaignCopy(name: string): string {
  return `${name} (copy)`;
}

/** That a campaign's tree was deleted. */
export function campaignTreeGone(isStarted: boolean): string {
  return isStarted
    ? "The decision tree was deleted. The campaign goes on with the version that was published at its start."
    : "The decision tree was deleted. Choose another one.";
}

/** That nobody on the lists has what a greeting names. */
export function unknownVariable(name: string, nearest: string | null): string {
  const left = `[${name}] is no variable of this list, and left out for everybody`;
  return nearest === null ? `${left}.` : `${left}; did you mean [${nearest}]?`;
}
