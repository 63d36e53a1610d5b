import type { DenialFact } from "@rufbaum/dialing/lawful-calling";
import type { Outcome } from "@rufbaum/tree";
import { outcomeNames } from "@rufbaum/tree/graph";
import { cityOf, formatsIn } from "../format/index.ts";

const { dateTime, whole } = formatsIn("de");

/**
 * Why contacts are left out or called later: the denial's code, `invalid` for rows of a file, or that
 * the carrier never connects the number.
 */
export type SkipReason = DenialFact["code"] | "invalid" | "other-person" | "number-refused";

/** As it is said behind a number: `120 ohne Einwilligung`. */
const SKIP_REASONS: Readonly<Record<SkipReason, string>> = {
  suppressed: "gesperrt",
  "no-consent": "ohne Einwilligung",
  "no-company": "ohne Einwilligung, da keine Firma genannt ist",
  "consent-for-other": "mit Einwilligung nur für anderes",
  "consent-withdrawn": "widerrufen",
  "consent-lapsed": "abgelaufen",
  "no-call-back-wish": "ohne Rückrufwunsch",
  "call-back-wish-used": "mit erfülltem Rückrufwunsch",
  "call-back-wish-lapsed": "mit abgelaufenem Rückrufwunsch",
  holiday: "am Feiertag",
  "uncallable-number": "ohne anrufbare Nummer",
  "unknown-local-time": "mit unbekannter Ortszeit",
  "day-off": "am freien Tag",
  "outside-window": "außerhalb der Zeit",
  "never-open": "ohne eine Stunde, die Regeln und Kampagne zulassen",
  "too-many-today": "heute oft genug angerufen",
  "too-many-this-week": "in sieben Tagen oft genug angerufen",
  "too-many-in-campaign": "in der Kampagne oft genug angerufen",
  "too-many-lost": "wegen verlorener Anrufe",
  "ringing-too-short": "wegen zu kurzen Klingelns",
  "ringing-too-long": "wegen zu langen Klingelns",
  "no-caller-number": "ohne eine Rufnummer, die angezeigt werden darf",
  invalid: "ungültig",
  "other-person": "Nummer unter anderem Namen bekannt",
  "number-refused": "vom Netzbetreiber nie verbunden",
};

/** `null` for what is no such reason. */
export function skipReason(code: string): string | null {
  return Object.hasOwn(SKIP_REASONS, code) ? SKIP_REASONS[code as SkipReason] : null;
}

/** Who of a campaign will be called and who won't, before it is started. */
export interface LaunchFact {
  /** Contacts. */
  total: number;
  /** Contacts that this start calls, now or later. */
  called: number;
  /** Contacts that the rules leave out, or would with a real carrier. */
  never: readonly ReasonAmount[];
  later: readonly ReasonAmount[];
  /** Rows of the files, which are no contacts. */
  invalid: number;
  /** `false`: it is what the rules would forbid; the emulator calls everybody. */
  holdsBack: boolean;
}

export interface ReasonAmount {
  code: string;
  amount: number;
}

/** `84 werden angerufen, 8 davon später: 8 am Feiertag. 12 von 96 werden übersprungen: …` */
export function launchReport(fact: LaunchFact): string {
  const { total, called, never, later, invalid, holdsBack } = fact;
  const [skipped, waiting] = [amountOf(never), amountOf(later)];
  const who =
    called === 0 ? "Niemand wird angerufen" : `${whole(called)} ${willBe(called)} angerufen`;
  const held = holdsBack
    ? [
        `${who}${waiting === 0 ? "" : `, ${whole(waiting)} davon später: ${told(later)}`}.`,
        ...(skipped === 0
          ? []
          : [
              `${whole(skipped)} von ${whole(total)} ${willBe(skipped)} übersprungen: ${told(never)}.`,
            ]),
      ]
    : [`${who}${wouldBe(never, later)}.`];
  const one = invalid === 1;
  const rows =
    invalid === 0
      ? []
      : [one ? "1 Zeile ist kein Kontakt." : `${whole(invalid)} Zeilen sind keine Kontakte.`];
  return [...held, ...rows].join(" ");
}

function wouldBe(never: readonly ReasonAmount[], later: readonly ReasonAmount[]): string {
  const [skipped, waiting] = [amountOf(never), amountOf(later)];
  if (skipped + waiting === 0) return "";
  const parts = [
    ...(skipped === 0 ? [] : [`${whole(skipped)} davon übersprungen: ${told(never)}`]),
    ...(waiting === 0 ? [] : [`${whole(waiting)} davon später angerufen: ${told(later)}`]),
  ];
  const first = skipped === 0 ? waiting : skipped;
  return `; mit einem echten Netzbetreiber ${first === 1 ? "würde" : "würden"} ${parts.join("; ")}`;
}

function willBe(amount: number): string {
  return amount === 1 ? "wird" : "werden";
}

function amountOf(reasons: readonly ReasonAmount[]): number {
  return reasons.reduce((sum, { amount }) => sum + amount, 0);
}

function told(reasons: readonly ReasonAmount[]): string {
  return reasons
    .map(({ code, amount }) => `${whole(amount)} ${skipReason(code) ?? code}`)
    .join(", ");
}

/** What a campaign that runs waits for. */
export const CAMPAIGN_HOLDS = [
  "before-start",
  "outside-window",
  "limits",
  "carrier-later",
  "carrier-down",
  "nobody-due",
  "no-caller-number",
  "too-many-lost",
  "ringing-too-short",
  "ringing-too-long",
  "no-script",
  "never-open",
] as const;
export type CampaignHold = (typeof CAMPAIGN_HOLDS)[number];

const HOLDS: Readonly<Record<CampaignHold, (next: string | null) => string>> = {
  "before-start": (next) => (next === null ? "Beginnt später." : `Beginnt am ${next}.`),
  "outside-window": (next) => `Gerade darf niemand angerufen werden${later(next)}.`,
  limits: (next) => `Die Grenzen für Anrufe sind erreicht${later(next)}.`,
  "carrier-later": (next) =>
    `Der Netzbetreiber nimmt gerade keine weiteren Anrufe an${later(next)}.`,
  "carrier-down": (next) =>
    `Der Netzbetreiber ist nicht erreichbar. Es wird weiter versucht${next === null ? "" : `, als Nächstes am ${next}`}.`,
  "nobody-due": (next) => `Gerade ist niemand an der Reihe${later(next)}.`,
  "no-caller-number": () =>
    "Es gibt keine Rufnummer, die angezeigt werden darf (Einstellungen, „Rufnummern“).",
  "too-many-lost": () =>
    "In zu vielen angenommenen Anrufen war zwei Sekunden nichts zu hören. Prüfen Sie die Verbindung, pausieren Sie die Kampagne, und setzen Sie sie fort.",
  "ringing-too-short": () =>
    "Es soll kürzer klingeln, als die Regeln verlangen: Ändern Sie die Klingeldauer in den Einstellungen.",
  "ringing-too-long": () =>
    "Es soll länger klingeln, als die Regeln erlauben: Ändern Sie die Klingeldauer in den Einstellungen.",
  "never-open": () =>
    "Die Zeiten der Kampagne liegen außerhalb der Zeiten, in denen die Regeln Anrufe erlauben. Ändern Sie die einen oder die anderen.",
  "no-script": () =>
    "Was die Anrufe sagen sollen, fehlt. Kopieren Sie die Kampagne, und starten Sie die Kopie.",
};

function later(next: string | null): string {
  return next === null ? "" : `; weiter geht es am ${next}`;
}

/** @param until ISO 8601, `null` where nobody knows */
export function campaignHold(code: CampaignHold, until: string | null, timeZone?: string): string {
  return HOLDS[code](until === null ? null : dateTime(until, timeZone));
}

/** Why a campaign does not go on, behind its status. */
export type CampaignPause =
  | "by-hand"
  | "emergency-stop"
  | "too-many-lost"
  | "too-many-faults"
  | "restored"
  | "no-caller-number"
  | "carrier-refuses"
  | "carrier-changed";

const PAUSES: Readonly<Record<CampaignPause, string>> = {
  "by-hand": "Von Hand pausiert.",
  "emergency-stop": "Notfall-Stopp.",
  "too-many-lost":
    "Angehalten, weil in zu vielen angenommenen Anrufen anfangs nichts zu hören war. Prüfen Sie die Verbindung, bevor Sie fortsetzen.",
  "too-many-faults":
    "Angehalten, weil zu viele der letzten Anrufe fehlgeschlagen sind. Prüfen Sie den Netzbetreiber, bevor Sie fortsetzen.",
  restored:
    "Angehalten, weil die Daten aus einer Sicherung kommen: Seither kann angerufen worden sein. Setzen Sie nur fort, wenn Sie das geprüft haben.",
  "no-caller-number": "Angehalten: Es gibt keine Rufnummer, die angezeigt werden darf.",
  "carrier-changed":
    "Angehalten, weil Anrufe jetzt über ein anderes Konto laufen. Sehen Sie nach, wer anruft und was es kostet, bevor Sie fortsetzen.",
  "carrier-refuses":
    "Angehalten, weil der Netzbetreiber Anrufe wegen Ihres Zugangs ablehnt: Zugangsdaten oder angezeigte Rufnummer. Der letzte Anruf nennt den Grund. Beheben Sie ihn, bevor Sie fortsetzen.",
};

export function campaignPause(reason: CampaignPause): string {
  return PAUSES[reason];
}

/** Where contacts of a campaign stand, and columns of its results. */
export interface CampaignResults {
  /** By standing, finished ones by their outcome. */
  standings: Readonly<Record<"waiting" | "again" | "calling" | "skipped" | Outcome, string>>;
  columns: readonly string[];
  /** What calls without a tree keep of what was said. */
  wishedTime: string;
  wishedAddress: string;
  sheet: string;
}

export function campaignResults(timeZone: string): CampaignResults {
  const city = cityOf(timeZone);
  return {
    standings: {
      ...outcomeNames("de"),
      waiting: "Wartet",
      again: "Wird erneut angerufen",
      calling: "Im Gespräch",
      skipped: "Übersprungen",
    },
    columns: [
      "Telefon",
      "Vorname",
      "Nachname",
      "Firma",
      "Ergebnis",
      "Grund",
      "Anrufe",
      `Letzter Anruf (${city})`,
      "Sekunden",
      `Rückruf des Kontakts (${city})`,
    ],
    wishedTime: "Gewünschte Zeit",
    wishedAddress: "E-Mail für Unterlagen",
    sheet: "Ergebnisse",
  };
}

/** What a campaign is called that calls some of another one's contacts again, or is like it. */
export function campaignAgain(name: string): string {
  return `${name} (erneut)`;
}

export function campaignCopy(name: string): string {
  return `${name} (Kopie)`;
}

/** That a campaign's tree was deleted. */
export function campaignTreeGone(isStarted: boolean): string {
  return isStarted
    ? "Der Decision Tree wurde gelöscht. Die Kampagne ruft weiter mit der Version an, die beim Start veröffentlicht war."
    : "Der Decision Tree wurde gelöscht. Wählen Sie einen anderen.";
}

/** That nobody on the lists has what a greeting names. */
export function unknownVariable(name: string, nearest: string | null): string {
  const meant = nearest === null ? "" : ` Meinten Sie [${nearest}]?`;
  return `[${name}] ist keine Variable dieser Liste und wird bei allen ausgelassen.${meant}`;
}
