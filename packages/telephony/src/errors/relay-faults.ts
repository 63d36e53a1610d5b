import { faultsOf } from "./known-fault.ts";

/** What ends or disturbs the relay's session, or a stream of sound; told when it is over. */
export const RELAY_FAULTS = [
  ...faultsOf("relay", {
    39001: [
      "Network connection to WebSocket server failed",
      "relay: connection failed",
      "Die Verbindung zum Gespräch ist abgerissen. Prüfen Sie, ob PUBLIC_URL durchgehend erreichbar ist.",
    ],
    64101: [
      "Invalid parameter",
      "relay: parameter or voice refused",
      "Der Anbieter nimmt eine Einstellung des Gesprächs nicht an, meist Stimme und Sprachdienst, die nicht zusammengehören. Wählen Sie in den Einstellungen eine andere Stimme.",
    ],
    64102: [
      "Unable to connect to WebSocket URL",
      "relay: socket not reachable",
      "Der Anbieter kommt mit dem Gespräch nicht zu diesem Programm durch. Prüfen Sie, ob PUBLIC_URL erreichbar ist und der Proxy WebSockets durchlässt.",
    ],
    64104: [
      "Maximum session duration reached",
      "relay: session too long",
      "Das Gespräch hat die längste erlaubte Dauer erreicht. Rufen Sie bei Bedarf noch einmal an.",
    ],
    64105: [
      "WebSocket ended",
      "relay: socket broke",
      "Die Verbindung zum Gespräch ist abgerissen. Prüfen Sie, ob dieses Programm durchgehend läuft.",
    ],
    64106: [
      "Invalid argument",
      "relay: voice or language refused by the speech service",
      "Der Sprachdienst nimmt eine Einstellung des Gesprächs nicht an, meist eine Stimme, die es in dieser Sprache nicht gibt. Wählen Sie in den Einstellungen eine andere Stimme.",
    ],
    64107: [
      "Invalid message received",
      "relay: message not understood",
      "Der Anbieter hat eine Anweisung im Gespräch nicht verstanden. Melden Sie den Fehler mit seiner Nummer.",
    ],
    64108: [
      "RTP timeout",
      "relay: no sound from the phone",
      "Vom Telefon des Angerufenen kommt kein Ton mehr an. Rufen Sie noch einmal an.",
    ],
    64109: [
      "Concurrency limit reached",
      "relay: too many sessions at once",
      "Es laufen schon so viele Gespräche, wie Ihr Konto erlaubt. Warten Sie, bis eines endet, oder lassen Sie die Grenze anheben.",
    ],
    64111: [
      "Text-to-speech error",
      "relay: speech synthesis failed",
      "Der Sprachdienst konnte einen Satz nicht sprechen. Wählen Sie in den Einstellungen eine andere Stimme, falls es sich wiederholt.",
    ],
    64112: [
      "Text-to-speech provider error",
      "relay: speech synthesis unavailable",
      "Der Sprachdienst ist gerade nicht verfügbar. Versuchen Sie es später erneut, oder wählen Sie eine andere Stimme.",
    ],
  }),
  ...faultsOf("media", {
    31920: [
      "Stream: WebSocket handshake error",
      "stream: handshake failed",
      "Die Tonverbindung zu diesem Programm kam nicht zustande. Prüfen Sie, ob PUBLIC_URL erreichbar ist und der Proxy WebSockets durchlässt.",
    ],
    31921: [
      "Stream: WebSocket close error",
      "stream: closed in error",
      "Die Tonverbindung zu diesem Programm ist abgerissen. Prüfen Sie, ob es durchgehend läuft.",
    ],
  }),
];
