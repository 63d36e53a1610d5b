import type { Sentences } from "../../tell.ts";

/** Why a consent is not written down. */
export type ConsentRefusal =
  | { code: "no-company" }
  | { code: "no-evidence" }
  | { code: "no-evidence-file"; id: string }
  | { code: "statement-erased"; id: string }
  | { code: "consent-undated" }
  | { code: "consent-in-future" }
  /** `number`: as people write it. */
  | { code: "nothing-to-withdraw"; number: string };

export const consentRefusals: Sentences<ConsentRefusal> = {
  "no-company":
    "Für wen wurde eingewilligt? Nennen Sie das Unternehmen, oder tragen Sie es in den Einstellungen ein.",
  "no-evidence":
    "Womit lässt sich die Einwilligung belegen? Beschreiben Sie den Nachweis, oder fügen Sie eine Datei bei.",
  "no-evidence-file": ({ id }) => `Zur Erklärung „${id}“ gehört keine Datei.`,
  "statement-erased": ({ id }) =>
    `Zu der Erklärung „${id}“ wurde der Nachweis gelöscht, mit den Daten aller, die ihr zugestimmt hatten. Erfassen Sie eine neue Erklärung.`,
  "consent-undated":
    "Wann wurde eingewilligt? Nennen Sie den Tag, an dem alle auf der Liste eingewilligt haben.",
  "consent-in-future":
    "Der Zeitpunkt liegt in der Zukunft. Nennen Sie den, zu dem es geschehen ist.",
  "nothing-to-withdraw": ({ number }) =>
    `Zu ${number} ist keine Einwilligung erfasst, die noch zu widerrufen wäre. Soll die Nummer nicht mehr angerufen werden, sperren Sie sie.`,
};
