import { formatsIn } from "@rufbaum/words/format";

const { counted } = formatsIn("de");

/** The account at the carrier, in the settings. */
export const carrierAccount = {
  title: "Twilio-Konto",
  hints: {
    none: "Kein Konto verbunden: Anrufe gehen an den mitgelieferten Emulator.",
    settings:
      "Neue Anrufe gehen über dieses Konto. Geheimes wird verschlüsselt gespeichert und nie wieder angezeigt.",
    environment:
      "Das Konto steht in der Umgebung des Programms. Es hat Vorrang vor dem, was hier gespeichert ist, und lässt sich nur dort ändern.",
  },
  fromEnvironment: "Woher die Angaben kommen",
  environmentSteps:
    "Wer Rufbaum betreibt, hat diese Variablen gesetzt. Nach einer Änderung wird das Programm neu gestartet:",
  unreadable: "Nicht lesbar",
  unreadableHint:
    "Dieser Server hat einen anderen Schlüssel als der, der die Zugangsdaten gespeichert hat, und ruft niemanden an. Geben Sie allen Servern dasselbe RUFBAUM_SECRET_KEY, oder tragen Sie die Zugangsdaten neu ein.",
  accountId: "Account SID",
  authToken: "Auth Token",
  number: "Rufnummer",
  apiKey: "API-Key",
  apiSecret: "Secret des API-Keys",
  twimlApp: "TwiML-App",
  voiceKey: "API-Key für den Browser",
  isSet: "gesetzt",
  isNotSet: "nicht gesetzt",
  endsIn: (end: string) => `endet auf ${end}`,
  keptEndsIn: (end: string) => `gespeichert, endet auf ${end}`,
  kept: "gespeichert",
  keptHint: "Leere Felder bleiben, wie sie gespeichert sind.",
  accountIdHint: "Steht auf der Startseite der Twilio-Konsole und beginnt mit AC.",
  numberHint: "Mit dieser Nummer wird angerufen. Sie gehört dem Konto oder ist dort bestätigt.",
  further: "Telefonieren im Browser",
  furtherHint: "Nur nötig, wenn Browser selbst Telefon sein sollen.",
  connect: "Twilio-Konto verbinden",
  change: "Ändern",
  cancel: "Abbrechen",
  check: "Verbindung prüfen",
  checking: "Wird geprüft …",
  usable: "Über dieses Konto kann telefoniert werden.",
  unusable: "Über dieses Konto kann so nicht telefoniert werden. Geändert wurde nichts.",
  states: { ok: "In Ordnung", warning: "Hinweis", wrong: "Fehler" },
  use: "Anrufe hierüber führen",
  switching: "Wird gewechselt …",
  useTitle: "Ab jetzt echte Anrufe führen?",
  useHint: ({ calls, campaigns }: Running) =>
    `Neue Anrufe gehen dann an echte Telefone und kosten bei Twilio Geld. ${stays(calls)} ${waits(campaigns)}`,
  disconnect: "Trennen",
  disconnectTitle: "Twilio-Konto trennen?",
  disconnectHint: ({ calls, campaigns }: Running) =>
    `Neue Anrufe gehen dann an den Emulator und erreichen niemanden. ${stays(calls)} ${waits(campaigns)}`,
  connected: "Neue Anrufe gehen jetzt über das Twilio-Konto",
  disconnected: "Neue Anrufe gehen jetzt an den Emulator",
  undo: "Rückgängig",
  undoHint: "Die letzte Änderung lässt sich noch zurücknehmen.",
  undone: "Die Änderung ist zurückgenommen",
};

interface Running {
  calls: number;
  campaigns: number;
}

function stays(calls: number): string {
  if (calls === 0) return "Gerade läuft kein Anruf.";
  return `${counted(calls, "laufender Anruf endet", "laufende Anrufe enden")} dort, wo ${calls === 1 ? "er" : "sie"} begonnen ${calls === 1 ? "hat" : "haben"}.`;
}

function waits(campaigns: number): string {
  if (campaigns === 0) return "";
  return `${counted(campaigns, "laufende Kampagne wird", "laufende Kampagnen werden")} angehalten, bis jemand sie fortsetzt.`;
}
