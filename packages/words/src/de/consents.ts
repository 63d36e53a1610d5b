import type { LedgerEntry } from "@rufbaum/dialing/consent-ledger";
import type { ConsentChannel } from "@rufbaum/dialing/lawful-calling";
import { datesIn } from "../format/dates.ts";
import { writtenIn } from "../format/numbers.ts";
import { type Sentences, telling } from "../tell.ts";

const { counted, whole } = writtenIn("de");
const { date } = datesIn("de");

const CHANNELS: Readonly<Record<ConsentChannel, string>> = {
  "ai-voice": "Anrufe einer KI",
  voice: "Anrufe von Menschen",
  sms: "SMS",
  email: "E-Mails",
};

/** How somebody who agreed may be reached. */
export function consentChannel(channel: ConsentChannel): string {
  return CHANNELS[channel];
}

/** Times in milliseconds since 1970. */
export type ConsentState =
  | { code: "consent-valid" }
  | { code: "consent-later"; from: number }
  | { code: "consent-withdrawn"; since: number }
  | { code: "consent-lapsed"; since: number };

/** What stands of a consent; days are told in the zone, or else in the machine's. */
export function consentState(state: ConsentState, timeZone?: string): string {
  const day = (moment: number) => date(new Date(moment).toISOString(), timeZone);
  const sentences: Sentences<ConsentState> = {
    "consent-valid": "Gilt.",
    "consent-later": ({ from }) => `Gilt ab ${day(from)}.`,
    "consent-withdrawn": ({ since }) => `Am ${day(since)} widerrufen.`,
    "consent-lapsed": ({ since }) => `Am ${day(since)} erloschen.`,
  };
  return telling(sentences)(state);
}

const KINDS: Readonly<Record<LedgerEntry["kind"], string>> = {
  grant: "Einwilligung",
  use: "Anruf auf ihrer Grundlage",
  withdrawal: "Widerruf",
  erasure: "Löschung der Daten",
  purge: "Ende der Aufbewahrung",
};

export function ledgerEntryKind(kind: LedgerEntry["kind"]): string {
  return KINDS[kind];
}

/** What in the ledger is not as it was written. */
export type LedgerFault =
  | { code: "kept-head-missing" | "kept-head-changed"; sequence: number; last: number }
  | {
      code: "entry-missing" | "entry-changed" | "entry-unknown-statement" | "entry-not-purged";
      sequence: number;
    }
  | {
      code: "statement-changed" | "statement-evidence-changed" | "statement-evidence-missing";
      id: string;
    };

export const ledgerFault = telling<LedgerFault>({
  "entry-missing": ({ sequence }) => `Eintrag ${whole(sequence)} fehlt.`,
  "entry-changed": ({ sequence }) =>
    `Eintrag ${whole(sequence)} oder die Erklärung, auf die er sich bezieht, wurde nachträglich geändert.`,
  "entry-unknown-statement": ({ sequence }) =>
    `Eintrag ${whole(sequence)} bezieht sich auf eine Erklärung, die es nicht gibt.`,
  "entry-not-purged": ({ sequence }) =>
    `Eintrag ${whole(sequence)} wurde entfernt, ohne dass das Verzeichnis es so verzeichnet.`,
  "kept-head-missing": ({ sequence, last }) =>
    `Eintrag ${whole(sequence)}, dessen Hash anderswo aufbewahrt wurde, fehlt: das Verzeichnis endet mit Eintrag ${whole(last)}.`,
  "kept-head-changed": ({ sequence }) =>
    `Eintrag ${whole(sequence)} hat einen anderen Hash als den, der anderswo aufbewahrt wurde: das Verzeichnis wurde bis dahin neu geschrieben.`,
  "statement-changed": ({ id }) => `Die Erklärung „${id}“ wurde nachträglich geändert.`,
  "statement-evidence-changed": ({ id }) =>
    `Der Nachweis der Erklärung „${id}“ wurde nachträglich geändert.`,
  "statement-evidence-missing": ({ id }) => `Der Nachweis der Erklärung „${id}“ fehlt.`,
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
      ? "Es galt keine Einwilligung; der Widerruf ist vermerkt. Eine Einwilligung von davor, die erst später erfasst wird, endet mit ihm."
      : `${counted(ended, "Einwilligung ist", "Einwilligungen sind")} widerrufen.`;
  return `${what} ${isBlocked ? "Die Nummer steht außerdem auf der Sperrliste." : "Die Nummer steht damit nicht auf der Sperrliste: eine neue Einwilligung würde wieder gelten."}`;
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
      : [`Die Einwilligung ist erfasst, trägt aber keinen Anruf: ${stateText}`]),
    ...(isBlocked
      ? ["Die Nummer ist gesperrt und wird trotz dieser Einwilligung nicht angerufen."]
      : []),
  ];
}
