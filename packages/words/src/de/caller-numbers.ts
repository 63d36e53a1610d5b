import type {
  NoCallerNumber,
  RuleSource,
  UnshowableNumber,
  UnusableNumber,
} from "@rufbaum/dialing/caller-numbers";
import { telling } from "../tell.ts";
import { carrierFault } from "./carrier-faults/index.ts";
import { phoneNumber } from "./phone-numbers.ts";

const OWN = "Bitte geben Sie einen eigenen Festnetz- oder Mobilanschluss an.";
const LINE = "Bitte geben Sie einen Festnetz- oder Mobilanschluss an.";

/** Why a number may not be shown to whoever is called. */
export const unshowableNumber = telling<UnshowableNumber>({
  emergency: `Notrufnummern dürfen nie als Absender angezeigt werden. ${OWN}`,
  authority: `Die Behördennummer 115 darf nur die Verwaltung anzeigen. ${OWN}`,
  "social-service": `Nummern mit 116 gehören Diensten von sozialem Wert. ${OWN}`,
  directory: `Auskunftsnummern (118…) dürfen nicht als Absender angezeigt werden. ${LINE}`,
  premium: `Premium-Nummern (0900) dürfen nicht als Absender angezeigt werden. ${LINE}`,
  "mass-traffic": `Nummern für Massenverkehr (0137) dürfen nicht als Absender angezeigt werden. ${LINE}`,
  "shared-cost":
    "Service- und Sonderrufnummern (etwa 0180 oder 0700) werden nicht als Absender angezeigt. Bitte geben Sie einen Festnetz- oder Mobilanschluss oder eine 0800-Nummer an.",
  "short-code":
    "Kurzwahlen dürfen nicht als Absender angezeigt werden. Bitte geben Sie die ganze Nummer mit Vorwahl an.",
  "unassigned-abroad":
    "Diese ausländische Nummer gibt es nicht. Bitte prüfen Sie Landesvorwahl und Rufnummer.",
  misspelled: ({ why }) => phoneNumber(why),
});

const SOURCES: Readonly<Record<RuleSource, string>> = {
  "providers-law": "§ 120 TKG",
  "our-preset": "Voreinstellung: ein Rückruf darf nicht mehr kosten als ein gewöhnlicher Anruf",
};

/** The same, with the rule that it comes from. */
export function unshowableNumberWithSource(refusal: UnshowableNumber): string {
  const sentence = unshowableNumber(refusal);
  return "source" in refusal ? `${sentence} (${SOURCES[refusal.source]})` : sentence;
}

/** Why calls can't show a number of the inventory now. */
export const unusableNumber = telling<UnusableNumber>({
  forbidden: ({ why }) => unshowableNumber(why),
  foreign:
    "Eine Nummer aus dem Ausland wird nur mit Begründung angezeigt. Tragen Sie als Nachweis ein, warum sie Ihnen gehört und warum Sie mit ihr anrufen.",
  "no-proof":
    "Für diese Nummer fehlt der Nachweis, dass Sie sie anzeigen dürfen (§ 120 TKG). Tragen Sie ihn ein, etwa den Vertrag, oder lassen Sie die Nummer vom Anbieter bestätigen.",
  gone: "Die Nummer gehört nicht mehr zum Konto beim Anbieter. Wenn das ein Versehen ist, kaufen oder bestätigen Sie sie dort neu; sonst entfernen Sie sie hier.",
  unknown:
    "Der Anbieter kennt diese Nummer nicht und würde Anrufe mit ihr ablehnen. Kaufen oder bestätigen Sie sie in seinem Konto und prüfen Sie dann noch einmal.",
  "cannot-call":
    "Mit dieser Nummer kann man beim Anbieter nicht telefonieren, etwa weil sie nur für SMS ist.",
  "refused-21210": carrierFault({ code: "21210", reported: "21210", cited: null }),
  "refused-21212": carrierFault({ code: "21212", reported: "21212", cited: null }),
});

/** Why there is no number that a call may show. */
export const noCallerNumber = telling<NoCallerNumber>({
  "no-default":
    "Es gibt keine Standardnummer, mit der angerufen werden kann. Legen Sie in den Einstellungen unter Rufnummern eine fest.",
  unshowable: ({ why }) => unshowableNumber(why),
  "not-in-inventory": ({ number }) =>
    `${number} steht nicht unter Ihren Rufnummern. Tragen Sie sie in den Einstellungen ein, mit dem Nachweis, dass Sie sie anzeigen dürfen.`,
  unusable: ({ number, why }) =>
    `Mit ${number} kann nicht angerufen werden: ${unusableNumber(why)}`,
});

/** What shows that a number may be used, where the program itself knows it. */
export const numberProof = telling<{ code: "configured" }>({
  configured: "In der Konfiguration des Programms eingetragen",
});
