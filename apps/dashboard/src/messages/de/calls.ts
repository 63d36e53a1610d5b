import { outcomeNames } from "@rufbaum/tree/graph";

export const calls = {
  none: "Keine aktiven Anrufe",
  unknownNumber: "Unbekannte Nummer",
  live: "Live",
  hangUp: "Auflegen",
  hangingUp: "Wird beendet …",
  hangUpFailed: "Der Anruf konnte nicht beendet werden",
  hangUpTitle: "Anruf beenden?",
  hangUpHint: (number: string) => `Die Verbindung mit ${number} wird sofort getrennt.`,
  campaign: "Kampagne:",
  monitor: "Monitor",
  decidedBy: "Bedingung:",
  atNode: (title: string) => `Node: ${title}`,
  statuses: {
    placing: "Wird gewählt",
    queued: "In der Warteschlange",
    initiated: "Wird verbunden",
    ringing: "Es klingelt …",
    "in-progress": "Im Gespräch",
    completed: "Beendet",
    busy: "Besetzt",
    failed: "Fehlgeschlagen",
    "no-answer": "Keine Antwort",
    canceled: "Abgebrochen",
  } as Record<string, string>,
  outcomes: outcomeNames("de") as Record<string, string>,
};
