import { faultsOf } from "./known-fault.ts";

/** What the carrier's REST API answers to the wish for a call, a message, a number or a recording. */
export const REST_FAULTS = faultsOf("rest", {
  10002: [
    "Trial accounts do not support the feature you tried to use",
    "not possible with a trial account",
    "Mit einem Testkonto erlaubt der Anbieter das nicht. Schalten Sie das Konto in der Twilio-Konsole frei.",
  ],
  10004: [
    "Concurrent calls exceeded",
    "too many calls at once",
    "Bei Ihrem Anbieter laufen schon so viele Anrufe, wie Ihr Konto erlaubt. Warten Sie, bis einer endet, oder lassen Sie die Grenze anheben.",
  ],
  20001: [
    "Unknown parameters",
    "request refused: bad parameters",
    "Der Anbieter versteht die Anfrage nicht. Melden Sie den Fehler mit seiner Nummer, und versuchen Sie es nach einem Update erneut.",
  ],
  20003: [
    "Authenticate",
    "credentials refused",
    "Der Anbieter hat die Zugangsdaten abgelehnt. Prüfen Sie TWILIO_ACCOUNT_SID und TWILIO_AUTH_TOKEN.",
  ],
  20004: [
    "Method not allowed",
    "method not allowed",
    "Der Anbieter erlaubt diese Anfrage so nicht. Prüfen Sie TWILIO_API_BASE, und melden Sie den Fehler mit seiner Nummer.",
  ],
  20005: [
    "Account not active",
    "account not active",
    "Ihr Konto beim Anbieter ist gesperrt oder stillgelegt. Sehen Sie in der Twilio-Konsole nach, was offen ist.",
  ],
  20008: [
    "Resource not accessible with test credentials",
    "test credentials cannot do this",
    "Mit Test-Zugangsdaten geht das nicht. Tragen Sie in TWILIO_ACCOUNT_SID und TWILIO_AUTH_TOKEN die echten Zugangsdaten ein.",
  ],
  20009: [
    "Cannot delete this resource before it is complete",
    "still in progress, not deleted",
    "Der Anruf läuft noch. Löschen Sie ihn oder seine Aufnahme, wenn er beendet ist.",
  ],
  20404: [
    "The requested resource was not found",
    "not found",
    "Der Anbieter kennt das Konto oder den Anruf nicht. Prüfen Sie TWILIO_ACCOUNT_SID und TWILIO_API_BASE.",
  ],
  20429: [
    "Too many requests",
    "too many requests",
    "Der Anbieter nimmt gerade nicht mehr Anfragen an. Warten Sie einige Sekunden.",
  ],
  20500: [
    "Internal server error",
    "carrier's own fault",
    "Beim Anbieter ist ein Fehler aufgetreten. Sehen Sie auf status.twilio.com nach und versuchen Sie es später erneut.",
  ],
  20503: [
    "Service unavailable",
    "carrier unavailable",
    "Der Dienst des Anbieters ist gerade nicht verfügbar. Sehen Sie auf status.twilio.com nach und versuchen Sie es später erneut.",
  ],
  21201: [
    "No 'To' number specified",
    "no callee number",
    "Es fehlt die Nummer, die angerufen werden soll. Tragen Sie sie ein.",
  ],
  21205: [
    "Url parameter is invalid",
    "webhook address refused",
    "Der Anbieter kann die Adresse dieses Programms nicht verwenden. Prüfen Sie PUBLIC_URL: eine https-Adresse, die aus dem Internet erreichbar ist.",
  ],
  21206: [
    "Invalid SendDigits",
    "keys to press invalid",
    "Die Tasten, die nach dem Abheben gedrückt werden sollen, sind ungültig. Verwenden Sie nur Ziffern, * und #.",
  ],
  21208: [
    "Invalid Timeout",
    "ring time out of range",
    "Die Zeit, die es klingeln darf, ist ungültig. Tragen Sie 1 bis 600 Sekunden ein.",
  ],
  21209: [
    "Invalid Method",
    "webhook method invalid",
    "Der Anbieter nimmt eine Angabe dieses Programms nicht an. Melden Sie den Fehler mit seiner Nummer.",
  ],
  21210: [
    "'From' number not verified",
    "caller number not of this account",
    "Die Absendernummer gehört nicht zu Ihrem Konto. Tragen Sie in TWILIO_FROM eine gekaufte oder bestätigte Nummer ein.",
  ],
  21211: [
    "Invalid 'To' phone number",
    "callee number invalid",
    "Die angerufene Nummer ist ungültig. Prüfen Sie sie auf Tippfehler und Vorwahl.",
  ],
  21212: [
    "Invalid 'From' phone number",
    "caller number invalid",
    "Die Absendernummer ist ungültig. Tragen Sie TWILIO_FROM in der Form +49… ein, ohne Leerzeichen.",
  ],
  21213: [
    "'From' phone number is required",
    "no caller number",
    "Es fehlt die Absendernummer. Tragen Sie TWILIO_FROM ein.",
  ],
  21214: [
    "'To' phone number cannot be reached",
    "callee not reachable",
    "Die angerufene Nummer ist nicht erreichbar. Prüfen Sie, ob sie noch vergeben ist.",
  ],
  21215: [
    "Account not authorized to call this number",
    "country not allowed",
    "Ihr Konto darf in dieses Land nicht anrufen. Schalten Sie es in der Twilio-Konsole unter „Voice Geographic Permissions“ frei.",
  ],
  21216: [
    "Account not allowed to call phone number",
    "callee blocked by the carrier",
    "Der Anbieter sperrt Anrufe zu dieser Nummer. Fragen Sie den Support von Twilio nach dem Grund.",
  ],
  21217: [
    "Phone number does not appear to be valid",
    "callee number does not exist",
    "Die angerufene Nummer gibt es nicht. Prüfen Sie sie auf Tippfehler und Vorwahl.",
  ],
  21218: [
    "Invalid ApplicationSid",
    "TwiML app unknown",
    "Die TwiML-App gibt es nicht. Prüfen Sie TWILIO_TWIML_APP_SID.",
  ],
  21219: [
    "'To' phone number not verified",
    "trial account: callee not verified",
    "Ein Testkonto darf nur bestätigte Nummern anrufen. Bestätigen Sie die Nummer in der Twilio-Konsole oder wechseln Sie zu einem vollen Konto.",
  ],
  21220: [
    "Call is not in-progress. Cannot redirect.",
    "call already over",
    "Der Anruf ist schon beendet. Starten Sie bei Bedarf einen neuen.",
  ],
});
