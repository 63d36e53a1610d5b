import type { CarrierError } from "../carrier.ts";

/** What went wrong at the carrier, and what to do about it, by the provider's code. */
const SENTENCES: Readonly<Record<number, string>> = {
  10004:
    "Bei Ihrem Anbieter laufen schon so viele Anrufe, wie Ihr Konto erlaubt. Warten Sie, bis einer endet, oder lassen Sie die Grenze anheben.",
  20003:
    "Der Anbieter hat die Zugangsdaten abgelehnt. Prüfen Sie TWILIO_ACCOUNT_SID und TWILIO_AUTH_TOKEN.",
  20404:
    "Der Anbieter kennt das Konto oder den Anruf nicht. Prüfen Sie TWILIO_ACCOUNT_SID und TWILIO_API_BASE.",
  20429:
    "Der Anbieter nimmt gerade nicht mehr Anfragen an. Versuchen Sie es in einigen Sekunden erneut.",
  21201: "Es fehlt die Nummer, die angerufen werden soll.",
  21205:
    "Der Anbieter kann die Adresse dieses Programms nicht verwenden. Prüfen Sie PUBLIC_URL: eine https-Adresse, die aus dem Internet erreichbar ist.",
  21210:
    "Die Absendernummer gehört nicht zu Ihrem Konto. Tragen Sie in TWILIO_FROM eine gekaufte oder bestätigte Nummer ein.",
  21211: "Die angerufene Nummer ist ungültig. Prüfen Sie sie auf Tippfehler und Vorwahl.",
  21212:
    "Die Absendernummer ist ungültig. Tragen Sie TWILIO_FROM in der Form +49… ein, ohne Leerzeichen.",
  21213: "Es fehlt die Absendernummer. Tragen Sie TWILIO_FROM ein.",
  21214: "Die angerufene Nummer ist nicht erreichbar. Prüfen Sie, ob sie noch vergeben ist.",
  21215:
    "Ihr Konto darf in dieses Land nicht anrufen. Schalten Sie es in der Twilio-Konsole unter „Voice Geographic Permissions“ frei.",
  21216:
    "Der Anbieter sperrt Anrufe zu dieser Nummer. Fragen Sie den Support von Twilio nach dem Grund.",
  21217: "Die angerufene Nummer gibt es nicht. Prüfen Sie sie auf Tippfehler und Vorwahl.",
  21218: "Die TwiML-App gibt es nicht. Prüfen Sie TWILIO_TWIML_APP_SID.",
  21219:
    "Ein Testkonto darf nur bestätigte Nummern anrufen. Bestätigen Sie die Nummer in der Twilio-Konsole oder wechseln Sie zu einem vollen Konto.",
  21220: "Der Anruf ist schon beendet.",
};

const UNKNOWN_FATE =
  "Der Anbieter hat nicht geantwortet. Ob der Anruf zustande kam, wird geprüft; wählen Sie die Nummer nicht gleich noch einmal.";

/** `code`: the provider's, else `http-<status>`, else `no-answer`. `message`: German, for people. */
export function describeCarrierError(error: CarrierError): { code: string; message: string } {
  const { code, status } = error;
  return { code: codeOf(code, status), message: sentence(error) };
}

function codeOf(code: number | null, status: number | null): string {
  if (code !== null) return String(code);
  return status === null ? "no-answer" : `http-${status}`;
}

function sentence({ code, status, fateUnknown }: CarrierError): string {
  const known = code === null ? undefined : SENTENCES[code];
  if (known) return known;
  if (fateUnknown && status === null) return UNKNOWN_FATE;
  if (status === null) {
    return "Der Anbieter ist nicht erreichbar. Prüfen Sie die Internetverbindung und TWILIO_API_BASE.";
  }
  if (status === 429) return SENTENCES[20429] as string;
  if (status === 401) return SENTENCES[20003] as string;
  if (status >= 500) {
    return `Beim Anbieter ist ein Fehler aufgetreten (HTTP ${status}). Sehen Sie auf status.twilio.com nach und versuchen Sie es später erneut.`;
  }
  return `Der Anbieter hat den Anruf abgelehnt (${codeOf(code, status)}). Die Erklärung steht unter twilio.com/docs/api/errors.`;
}
