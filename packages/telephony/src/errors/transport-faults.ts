import { faultsOf } from "./known-fault.ts";

/** What has no number of the provider's: an answer without one, or none at all. */
export const TRANSPORT_FAULTS = faultsOf("rest", {
  "no-answer": [
    "Carrier not reachable",
    "carrier not reachable",
    "Der Anbieter ist nicht erreichbar. Prüfen Sie die Internetverbindung und TWILIO_API_BASE.",
  ],
  "fate-unknown": [
    "No answer, the call may exist",
    "no answer, the call may exist",
    "Der Anbieter hat nicht geantwortet. Ob der Anruf zustande kam, wird geprüft; wählen Sie die Nummer nicht gleich noch einmal.",
  ],
  refused: [
    "Request refused",
    "refused",
    "Der Anbieter hat die Anfrage abgelehnt. Schlagen Sie die Nummer des Fehlers unter twilio.com/docs/api/errors nach.",
  ],
});
