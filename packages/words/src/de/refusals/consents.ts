import { datesIn } from "../../format/dates.ts";
import type { Sentences } from "../../tell.ts";

const { date } = datesIn("de");

/** Why a consent is not written down. */
export type ConsentRefusal =
  | { code: "no-company" }
  | { code: "no-evidence" }
  | { code: "no-evidence-file"; id: string }
  | { code: "empty-evidence-file"; name: string }
  | { code: "statement-erased"; id: string }
  | { code: "consent-undated" }
  | { code: "consent-in-future" }
  | { code: "ends-before-grant" }
  /** `number`: as people write it. */
  /** `day`: of the first consent, yyyy-mm-dd. */
  | { code: "granted-later"; number: string; day: string };

export const consentRefusals: Sentences<ConsentRefusal> = {
  "no-company":
    "Für wen wurde eingewilligt? Nennen Sie das Unternehmen, oder tragen Sie es in den Einstellungen ein.",
  "no-evidence":
    "Womit lässt sich die Einwilligung belegen? Beschreiben Sie den Nachweis, oder fügen Sie eine Datei bei.",
  "no-evidence-file": ({ id }) => `Zur Erklärung „${id}“ gehört keine Datei.`,
  "empty-evidence-file": ({ name }) =>
    `Die Datei „${name}“ ist leer und belegt nichts. Wählen Sie die richtige.`,
  "statement-erased": ({ id }) =>
    `Zu der Erklärung „${id}“ wurde der Nachweis gelöscht, mit den Daten aller, die ihr zugestimmt hatten. Erfassen Sie eine neue Erklärung.`,
  "consent-undated":
    "Wann wurde eingewilligt? Nennen Sie den Tag, an dem alle auf der Liste eingewilligt haben.",
  "consent-in-future":
    "Der Zeitpunkt liegt in der Zukunft. Nennen Sie den, zu dem es geschehen ist.",
  "ends-before-grant":
    "Die Einwilligung endet, bevor sie erteilt wurde. Prüfen Sie den Tag der Einwilligung und ihr Ende.",
  "granted-later": ({ number, day }) =>
    `Zu ${number} war bis dahin noch nichts erteilt: die früheste Einwilligung ist vom ${date(`${day}T12:00:00Z`, "UTC")}. Widerrufen ist damit nichts; prüfen Sie das Datum des Widerrufs.`,
};
