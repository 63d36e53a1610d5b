import { faultsOf } from "./known-fault.ts";

const RELOAD = "Laden Sie die Seite neu; bleibt es dabei, melden Sie den Fehler mit seiner Nummer.";

/** What the browser's line is told about a call, and about the way to the provider. */
export const VOICE_CALL_FAULTS = faultsOf("voice-sdk", {
  31000: [
    "UnknownError",
    "voice: unknown error",
    "In der Sprachverbindung ist ein unbekannter Fehler aufgetreten. Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  ],
  31001: [
    "ApplicationNotFoundError",
    "voice: TwiML app unknown",
    "Die TwiML-App gibt es nicht. Prüfen Sie TWILIO_TWIML_APP_SID.",
  ],
  31002: [
    "ConnectionDeclinedError",
    "voice: connection declined",
    "Der Anbieter hat die Verbindung abgelehnt. Prüfen Sie in der Twilio-Konsole, ob Ihr Konto anrufen darf.",
  ],
  31003: [
    "ConnectionTimeoutError",
    "voice: connection interrupted",
    "Die Verbindung zum Anbieter ist unterbrochen. Prüfen Sie Ihre Internetverbindung.",
  ],
  31005: [
    "ConnectionError",
    "voice: connection lost",
    "Die Verbindung zum Gespräch ging verloren. Prüfen Sie Ihre Internetverbindung und rufen Sie noch einmal an.",
  ],
  31008: [
    "CallCancelledError",
    "voice: call cancelled",
    "Der Anruf wurde abgebrochen, bevor jemand abnahm. Rufen Sie bei Bedarf noch einmal an.",
  ],
  31009: [
    "TransportError",
    "voice: nothing can be sent",
    "Der Browser kann dem Anbieter nichts senden. Prüfen Sie Ihre Internetverbindung und ob eine Firewall WebSockets sperrt.",
  ],
  31100: [
    "MalformedRequestError",
    "voice: request malformed",
    `Der Anbieter versteht die Anfrage des Browsers nicht. ${RELOAD}`,
  ],
  31101: [
    "MissingParameterArrayError",
    "voice: parameters missing",
    `In der Anfrage des Browsers fehlen Angaben. ${RELOAD}`,
  ],
  31102: [
    "AuthorizationTokenMissingError",
    "voice: token missing",
    "Dem Browser fehlt der Zugang zum Anbieter. Laden Sie die Seite neu und melden Sie sich an.",
  ],
  31103: [
    "MaxParameterLengthExceededError",
    "voice: parameter too long",
    `Eine Angabe des Browsers ist zu lang. ${RELOAD}`,
  ],
  31104: [
    "InvalidBridgeTokenError",
    "voice: bridge token invalid",
    `Der Anbieter kann das Gespräch nicht verbinden. ${RELOAD}`,
  ],
  31105: [
    "InvalidClientNameError",
    "voice: identity invalid",
    "Der Name, unter dem sich der Browser anmeldet, ist ungültig. Verwenden Sie nur Buchstaben, Ziffern und Unterstriche, höchstens 121 Zeichen.",
  ],
  31106: [
    "Malformed request",
    "voice: request malformed",
    `Der Anbieter versteht die Anfrage des Browsers nicht. ${RELOAD}`,
  ],
  31107: [
    "ReconnectParameterInvalidError",
    "voice: reconnect parameter invalid",
    "Das Gespräch lässt sich nicht wieder aufnehmen. Starten Sie es neu.",
  ],
  31210: [
    "CallMessageEventTypeInvalidError",
    "voice: message type invalid",
    `Eine Nachricht im Gespräch hatte eine Art, die der Anbieter nicht kennt. ${RELOAD}`,
  ],
  31212: [
    "PayloadSizeExceededError",
    "voice: message too large",
    "Eine Nachricht im Gespräch ist zu groß. Kürzen Sie sie.",
  ],
  31400: ["BadRequest", "voice: bad request", `Der Anbieter versteht die Anfrage nicht. ${RELOAD}`],
  31404: [
    "NotFound",
    "voice: not found",
    "Der Anschluss ist nicht zu finden. Prüfen Sie die Nummer auf Tippfehler und Vorwahl.",
  ],
  31480: [
    "TemporarilyUnavailable",
    "voice: callee temporarily unavailable",
    "Der Anschluss ist gerade nicht erreichbar. Versuchen Sie es später erneut.",
  ],
  31486: ["BusyHere", "voice: busy", "Der Anschluss ist besetzt. Versuchen Sie es später erneut."],
  31603: [
    "Decline",
    "voice: declined",
    "Der Angerufene hat abgelehnt. Versuchen Sie es zu einer anderen Zeit.",
  ],
  53000: [
    "Signaling connection error",
    "voice: signalling failed",
    "Die Verbindung zur Vermittlung des Anbieters kam nicht zustande. Prüfen Sie Ihre Internetverbindung und ob eine Firewall WebSockets sperrt.",
  ],
  53001: [
    "Signaling connection disconnected",
    "voice: signalling disconnected",
    "Die Verbindung zur Vermittlung des Anbieters ist abgerissen. Prüfen Sie Ihre Internetverbindung; der Browser versucht es von selbst weiter.",
  ],
  "close-1006": [
    "WebSocket closed abnormally (1006)",
    "voice: socket closed with 1006",
    "Die Verbindung zum Anbieter ist abgerissen. Prüfen Sie Ihre Internetverbindung; der Browser versucht es über eine andere Adresse.",
  ],
  "close-1015": [
    "WebSocket closed: TLS handshake failed (1015)",
    "voice: socket closed with 1015",
    "Die verschlüsselte Verbindung zum Anbieter kam nicht zustande. Prüfen Sie Datum und Uhrzeit des Rechners und ob ein Proxy die Verbindung aufbricht.",
  ],
});
