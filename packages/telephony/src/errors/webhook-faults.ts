import { faultsOf } from "./known-fault.ts";

/** What keeps the carrier from doing as our webhooks say; told by the fallback's `ErrorCode`. */
export const WEBHOOK_FAULTS = faultsOf("webhook", {
  11200: [
    "HTTP retrieval failure",
    "webhook answered with an error",
    "Dieses Programm hat dem Anbieter mit einem Fehler geantwortet. Prüfen Sie, ob es läuft, und sehen Sie in sein Protokoll.",
  ],
  11205: [
    "HTTP connection failure",
    "webhook not reachable",
    "Der Anbieter erreicht dieses Programm nicht. Prüfen Sie, ob PUBLIC_URL aus dem Internet erreichbar ist und binnen 15 Sekunden antwortet.",
  ],
  11206: [
    "HTTP protocol violation",
    "webhook answered no HTTP",
    "Unter PUBLIC_URL antwortet etwas, das kein HTTP spricht. Prüfen Sie Adresse, Port und Proxy.",
  ],
  11210: [
    "HTTP bad host name",
    "webhook host unknown",
    "Der Name in PUBLIC_URL ist nicht zu finden. Prüfen Sie Schreibweise und DNS-Eintrag.",
  ],
  11215: [
    "HTTP too many redirects",
    "webhook redirects in circles",
    "PUBLIC_URL leitet im Kreis um. Prüfen Sie die Umleitungen Ihres Proxys, besonders die von http auf https.",
  ],
  11220: [
    "SSL/TLS handshake error",
    "webhook TLS failed",
    "Die verschlüsselte Verbindung zu PUBLIC_URL kommt nicht zustande. Prüfen Sie das TLS-Zertifikat Ihres Servers.",
  ],
  11235: [
    "Certificate invalid: domain mismatch",
    "webhook certificate of another name",
    "Das Zertifikat unter PUBLIC_URL gehört zu einem anderen Namen. Stellen Sie eines für genau diesen Namen aus.",
  ],
  11236: [
    "Certificate invalid: certificate expired",
    "webhook certificate expired",
    "Das Zertifikat unter PUBLIC_URL ist abgelaufen. Erneuern Sie es.",
  ],
  11237: [
    "Certificate invalid: could not find path to certificate",
    "webhook certificate chain incomplete",
    "Dem Zertifikat unter PUBLIC_URL fehlt ein Zwischenzertifikat. Liefern Sie die vollständige Kette aus.",
  ],
  12100: [
    "Document parse failure",
    "TwiML not readable",
    "Der Anbieter konnte unsere Antwort nicht lesen. Prüfen Sie, ob ein Proxy vor PUBLIC_URL sie verändert.",
  ],
  12200: [
    "Schema validation warning",
    "TwiML not as the schema wants it",
    "Der Anbieter hat einen Teil unserer Antwort übergangen. Melden Sie den Fehler mit seiner Nummer.",
  ],
  12300: [
    "Invalid Content-Type",
    "webhook content type wrong",
    "Unsere Antwort kam mit falschem Inhaltstyp an. Prüfen Sie, ob ein Proxy vor PUBLIC_URL Kopfzeilen verändert.",
  ],
  13201: [
    "Dial: Cannot Dial out from a Dial Call Segment",
    "transfer within a transfer",
    "Aus einer Weiterleitung heraus lässt sich nicht noch einmal weiterleiten. Beenden Sie erst die laufende.",
  ],
  13214: [
    "Dial: Invalid callerId value",
    "transfer: caller number refused",
    "Die Absendernummer der Weiterleitung gehört nicht zu Ihrem Konto. Wählen Sie in den Einstellungen eine gekaufte oder bestätigte Nummer.",
  ],
  13223: [
    "Dial: Invalid phone number format",
    "transfer: number malformed",
    "Die Nummer der Weiterleitung ist falsch geschrieben. Tragen Sie sie in der Form +49… ein.",
  ],
  13224: [
    "Dial: Twilio does not support calling this number or the number is invalid",
    "transfer: number not callable",
    "Die Nummer der Weiterleitung ist nicht anrufbar. Prüfen Sie sie auf Tippfehler und Vorwahl.",
  ],
  13225: [
    "Dial: Call blocked by Twilio",
    "transfer: number blocked",
    "Der Anbieter sperrt Anrufe zu der Nummer der Weiterleitung. Tragen Sie eine andere ein, oder fragen Sie den Support von Twilio.",
  ],
  13227: [
    "Dial: No international authorization",
    "transfer: country not allowed",
    "Ihr Konto darf in das Land der Weiterleitung nicht anrufen. Schalten Sie es in der Twilio-Konsole unter „Voice Geographic Permissions“ frei.",
  ],
  13313: [
    "Gather: Invalid timeout value",
    "gather: silence out of range",
    "Die Wartezeit auf eine Antwort ist ungültig. Tragen Sie im Knoten mindestens eine Sekunde ein.",
  ],
  13314: [
    "Gather: Invalid numDigits value",
    "gather: number of digits out of range",
    "Die Zahl der Tasten ist ungültig. Tragen Sie im Knoten mindestens eine ein.",
  ],
  13511: [
    "Say: Invalid voice value",
    "voice unknown",
    "Diese Stimme kennt der Anbieter nicht. Wählen Sie in den Einstellungen eine andere.",
  ],
  13512: [
    "Say: Invalid language value",
    "language unknown",
    "Diese Sprache kennt der Anbieter nicht. Wählen Sie in den Einstellungen Deutsch.",
  ],
  13520: [
    "Say: Invalid text",
    "text not speakable",
    "Der Anbieter kann einen Text nicht sprechen. Prüfen Sie, ob er leer ist, und wählen Sie sonst eine andere Stimme.",
  ],
  13521: [
    "Say: character limit exceeded",
    "text too long to speak",
    "Ein Text ist zu lang, um gesprochen zu werden. Teilen Sie ihn auf mehrere Knoten auf.",
  ],
});
