import type { ContactFileFault } from "@rufbaum/dialing/contact-files";
import { writtenIn } from "../../format/numbers.ts";
import type { Sentences } from "../../tell.ts";
import { contactFileFault } from "../contact-files.ts";

/** Why contacts are not read in, found or changed. */
export type ContactRefusal =
  | { code: "contact-file"; fault: ContactFileFault }
  /** Several sheets have data, and none was chosen. */
  | { code: "choose-sheet"; sheets: readonly string[] }
  | { code: "invalid-roles" }
  | { code: "import-cancelled" }
  | { code: "unknown-contact"; id: string }
  | { code: "workbook-too-large"; amount: number; limit: number }
  | { code: "unknown-import"; id: string }
  | { code: "unknown-statement"; id: string }
  /** `number`: as people write it; `id`: whose it is. */
  | { code: "number-taken"; number: string; id: string }
  /** Since it was read; what stands there now goes with it. */
  | { code: "contact-changed" }
  | { code: "note-changed" }
  | { code: "unknown-deletion"; id: string }
  | { code: "contact-in-call" };

export const contactRefusals: Sentences<ContactRefusal> = {
  "contact-file": ({ fault }) => contactFileFault(fault),
  "choose-sheet": ({ sheets }) =>
    `Mehrere Tabellenblätter enthalten Daten: ${sheets.join(", ")}. Wählen Sie eines aus.`,
  "invalid-roles":
    "Die Zuordnung der Spalten muss ein JSON-Objekt sein, das Spaltennamen phone, furtherPhone, firstName, lastName, name, company, email, postcode, country oder null zuordnet.",
  "import-cancelled":
    "Das Einlesen wurde abgebrochen. Die bis dahin gelesenen Kontakte sind gespeichert; dieselbe Datei kann noch einmal eingelesen werden.",
  "unknown-contact": ({ id }) =>
    `Einen Kontakt „${id}“ gibt es nicht. Genannt wird er mit seiner Nummer oder Kennung.`,
  "workbook-too-large": ({ amount, limit }) =>
    `Eine Excel-Datei kann höchstens ${writtenIn("de").whole(limit)} Kontakte haben, hier wären es ${writtenIn("de").whole(amount)}. Als CSV gibt es alle in einer Datei.`,
  "unknown-import": ({ id }) => `Es gibt keine Kontaktliste mit der Kennung „${id}“.`,
  "unknown-statement": ({ id }) => `Es gibt keine Einwilligungserklärung mit der Kennung „${id}“.`,
  "number-taken": ({ number, id }) =>
    `Die Nummer ${number} gehört schon zu einem anderen Kontakt (${id}).`,
  "contact-changed":
    "Jemand anderes hat den Kontakt inzwischen geändert. Es wurde nichts gespeichert: Übernehmen Sie Ihre Änderungen in den neuen Stand.",
  "note-changed":
    "Jemand anderes hat die Notiz inzwischen geändert. Es wurde nichts gespeichert: Übernehmen Sie Ihren Text in den neuen Stand.",
  "unknown-deletion": ({ id }) =>
    `Die Löschung „${id}“ kann nicht mehr rückgängig gemacht werden: Sie ist rückgängig gemacht oder endgültig.`,
  "contact-in-call":
    "Einer der Kontakte wird gerade für eine Kampagne angerufen. Führen Sie sie nach dem Anruf zusammen.",
};
