const RELOAD = "Laden Sie die Seite neu; bleibt es dabei, melden Sie den Fehler mit seiner Nummer.";

export const voiceCallFaults = {
  31000:
    "In der Sprachverbindung ist ein unbekannter Fehler aufgetreten. Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  31001: "Die TwiML-App gibt es nicht. Prüfen Sie TWILIO_TWIML_APP_SID.",
  31002:
    "Der Anbieter hat die Verbindung abgelehnt. Prüfen Sie in der Twilio-Konsole, ob Ihr Konto anrufen darf.",
  31003: "Die Verbindung zum Anbieter ist unterbrochen. Prüfen Sie Ihre Internetverbindung.",
  31005:
    "Die Verbindung zum Gespräch ging verloren. Prüfen Sie Ihre Internetverbindung und rufen Sie noch einmal an.",
  31008: "Der Anruf wurde abgebrochen, bevor jemand abnahm. Rufen Sie bei Bedarf noch einmal an.",
  31009:
    "Der Browser kann dem Anbieter nichts senden. Prüfen Sie Ihre Internetverbindung und ob eine Firewall WebSockets sperrt.",
  31100: `Der Anbieter versteht die Anfrage des Browsers nicht. ${RELOAD}`,
  31101: `In der Anfrage des Browsers fehlen Angaben. ${RELOAD}`,
  31102:
    "Dem Browser fehlt der Zugang zum Anbieter. Laden Sie die Seite neu und melden Sie sich an.",
  31103: `Eine Angabe des Browsers ist zu lang. ${RELOAD}`,
  31104: `Der Anbieter kann das Gespräch nicht verbinden. ${RELOAD}`,
  31105:
    "Der Name, unter dem sich der Browser anmeldet, ist ungültig. Verwenden Sie nur Buchstaben, Ziffern und Unterstriche, höchstens 121 Zeichen.",
  31106: `Der Anbieter versteht die Anfrage des Browsers nicht. ${RELOAD}`,
  31107: "Das Gespräch lässt sich nicht wieder aufnehmen. Starten Sie es neu.",
  31210: `Eine Nachricht im Gespräch hatte eine Art, die der Anbieter nicht kennt. ${RELOAD}`,
  31212: "Eine Nachricht im Gespräch ist zu groß. Kürzen Sie sie.",
  31400: `Der Anbieter versteht die Anfrage nicht. ${RELOAD}`,
  31404: "Der Anschluss ist nicht zu finden. Prüfen Sie die Nummer auf Tippfehler und Vorwahl.",
  31480: "Der Anschluss ist gerade nicht erreichbar. Versuchen Sie es später erneut.",
  31486: "Der Anschluss ist besetzt. Versuchen Sie es später erneut.",
  31603: "Der Angerufene hat abgelehnt. Versuchen Sie es zu einer anderen Zeit.",
  53000:
    "Die Verbindung zur Vermittlung des Anbieters kam nicht zustande. Prüfen Sie Ihre Internetverbindung und ob eine Firewall WebSockets sperrt.",
  53001:
    "Die Verbindung zur Vermittlung des Anbieters ist abgerissen. Prüfen Sie Ihre Internetverbindung; der Browser versucht es von selbst weiter.",
  "close-1006":
    "Die Verbindung zum Anbieter ist abgerissen. Prüfen Sie Ihre Internetverbindung; der Browser versucht es über eine andere Adresse.",
  "close-1015":
    "Die verschlüsselte Verbindung zum Anbieter kam nicht zustande. Prüfen Sie Datum und Uhrzeit des Rechners und ob ein Proxy die Verbindung aufbricht.",
};
