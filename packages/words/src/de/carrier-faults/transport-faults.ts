export const transportFaults = {
  "no-answer":
    "Der Anbieter ist nicht erreichbar. Prüfen Sie die Internetverbindung und TWILIO_API_BASE.",
  "fate-unknown":
    "Der Anbieter hat nicht geantwortet. Ob der Anruf zustande kam, wird geprüft; wählen Sie die Nummer nicht gleich noch einmal.",
  refused:
    "Der Anbieter hat die Anfrage abgelehnt. Schlagen Sie die Nummer des Fehlers unter twilio.com/docs/api/errors nach.",
};
