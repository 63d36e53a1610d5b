import type { UncallableNumber } from "@rufbaum/dialing";
import { regionNames } from "../format/regions.ts";
import { telling } from "../tell.ts";

/** Why a number can't be called. */
export const phoneNumber = telling<UncallableNumber>({
  blank: "Bitte geben Sie eine Telefonnummer ein.",
  letters:
    "Die Telefonnummer enthält Buchstaben. Bitte geben Sie nur Ziffern ein, zum Beispiel 030 123456.",
  "not-a-number":
    "Das ist keine Telefonnummer. Bitte geben Sie sie wie 030 123456 oder +49 30 123456 ein.",
  "several-numbers": "Hier stehen mehrere Telefonnummern. Bitte geben Sie nur eine ein.",
  extension:
    "Nummern mit Nebenstelle können nicht angerufen werden. Bitte geben Sie die Durchwahl als Teil der Nummer ein.",
  "too-short":
    "Die Telefonnummer ist zu kurz. Bitte prüfen Sie, ob Ziffern oder die Vorwahl fehlen.",
  "too-long": "Die Telefonnummer ist zu lang. Bitte prüfen Sie, ob Ziffern doppelt sind.",
  "area-code-missing":
    "Der Telefonnummer fehlt die Vorwahl mit der führenden Null. Bitte geben Sie sie wie 030 123456 oder +49 30 123456 ein.",
  "zero-or-plus":
    "Ob der Nummer die führende Null oder das Plus vor der Landesvorwahl fehlt, ist nicht zu erkennen: Es gibt beide. Bitte geben Sie sie wie 030 123456 oder +49 30 123456 ein.",
  "ambiguous-country":
    "Diese Nummer gibt es im Inland als Festnetzanschluss und in einem Nachbarland als Mobilnummer. Bitte geben Sie sie mit der Landesvorwahl ein, zum Beispiel +49 171 2345678 oder +43 664 1234567.",
  "country-unclear":
    "Aus welchem Land die Nummer ist, geht aus Land und Postleitzahl der Zeile nicht sicher hervor. Bitte geben Sie sie mit der Landesvorwahl ein, zum Beispiel +49 oder +39.",
  "unknown-word": ({ word }) =>
    `Neben der Nummer steht ${word === undefined ? "ein Wort" : `„${word}“`}: Vielleicht gehört sie jemand anderem oder soll nicht angerufen werden. Bitte lassen Sie nur die Nummer stehen, wenn sie gemeint ist.`,
  "not-wanted": "In der Zelle steht, dass dort niemand anrufen soll.",
  fax: "Das ist eine Faxnummer. Gebraucht wird eine Telefonnummer.",
  unassigned: "Diese Telefonnummer gibt es nicht. Bitte prüfen Sie Vorwahl und Rufnummer.",
  emergency:
    "Notrufnummern (etwa 110, 112, 19222 oder 19240) werden nicht angerufen, auch nicht mit einer Vorwahl davor.",
  authority:
    "Die Behördennummer 115 wird nicht angerufen, auch nicht mit einer Vorwahl davor. Bitte geben Sie den Anschluss der Behörde selbst ein.",
  "social-service":
    "Nummern mit 116 gehören Diensten von sozialem Wert (etwa 116117) und werden nicht angerufen, auch nicht mit einer Vorwahl davor.",
  directory: "Auskunftsnummern (118…) werden nicht angerufen, auch nicht mit einer Vorwahl davor.",
  "service-number":
    "Service- und Sonderrufnummern (etwa 0800, 0900, 0180, 0137 oder 0700) werden nicht angerufen. Bitte geben Sie einen Festnetz- oder Mobilanschluss ein.",
  "without-place":
    "Ortsunabhängige Nummern (032) werden nicht angerufen, weil sie anders berechnet werden als ein Ortsanschluss. Bitte geben Sie einen Festnetzanschluss mit Ortsvorwahl oder einen Mobilanschluss ein.",
  "toll-fraud":
    "Diese Nummer gehört zu einem Bereich, der für Gebührenbetrug benutzt wird, und wird nicht angerufen.",
  satellite: "Satelliten- und internationale Sondernummern werden nicht angerufen.",
  foreign: ({ country, countries }) => {
    const possible = `Möglich sind Nummern aus: ${regionNames("de", countries).join(", ")}.`;
    return country === undefined
      ? `In dieses Land wird nicht angerufen. ${possible}`
      : `Nach Land oder Postleitzahl der Zeile gehört die Nummer zu: ${regionNames("de", [country]).join()}. ${possible}`;
  },
});
