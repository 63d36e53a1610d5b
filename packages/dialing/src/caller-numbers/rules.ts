/** Why a number may be shown by nobody, or by nobody like us. */
export type CallerNumberRule =
  | "emergency"
  | "authority"
  | "social-service"
  | "directory"
  | "premium"
  | "mass-traffic"
  | "shared-cost"
  | "short-code";

const PROVIDERS_LAW = "§ 120 TKG";
const OUR_PRESET = "Voreinstellung: ein Rückruf darf nicht mehr kosten als ein gewöhnlicher Anruf";

/** Each with a sentence for people and where the rule stands. */
export const CALLER_NUMBER_RULES: Readonly<
  Record<CallerNumberRule, { message: string; source: string }>
> = {
  emergency: {
    message:
      "Notrufnummern dürfen nie als Absender angezeigt werden. Bitte geben Sie einen eigenen Festnetz- oder Mobilanschluss an.",
    source: PROVIDERS_LAW,
  },
  authority: {
    message:
      "Die Behördennummer 115 darf nur die Verwaltung anzeigen. Bitte geben Sie einen eigenen Festnetz- oder Mobilanschluss an.",
    source: PROVIDERS_LAW,
  },
  "social-service": {
    message:
      "Nummern mit 116 gehören Diensten von sozialem Wert. Bitte geben Sie einen eigenen Festnetz- oder Mobilanschluss an.",
    source: PROVIDERS_LAW,
  },
  directory: {
    message:
      "Auskunftsnummern (118…) dürfen nicht als Absender angezeigt werden. Bitte geben Sie einen Festnetz- oder Mobilanschluss an.",
    source: PROVIDERS_LAW,
  },
  premium: {
    message:
      "Premium-Nummern (0900) dürfen nicht als Absender angezeigt werden. Bitte geben Sie einen Festnetz- oder Mobilanschluss an.",
    source: PROVIDERS_LAW,
  },
  "mass-traffic": {
    message:
      "Nummern für Massenverkehr (0137) dürfen nicht als Absender angezeigt werden. Bitte geben Sie einen Festnetz- oder Mobilanschluss an.",
    source: PROVIDERS_LAW,
  },
  "shared-cost": {
    message:
      "Service- und Sonderrufnummern (etwa 0180 oder 0700) werden nicht als Absender angezeigt. Bitte geben Sie einen Festnetz- oder Mobilanschluss oder eine 0800-Nummer an.",
    source: OUR_PRESET,
  },
  "short-code": {
    message:
      "Kurzwahlen dürfen nicht als Absender angezeigt werden. Bitte geben Sie die ganze Nummer mit Vorwahl an.",
    source: PROVIDERS_LAW,
  },
};
