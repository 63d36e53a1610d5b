import type { EditRefusal } from "@rufbaum/tree/editing";
import { telling } from "../tell.ts";

/** Why an edit of a tree can't be done. */
export const editRefusal = telling<EditRefusal>({
  "unknown-node": "Diesen Node gibt es nicht mehr.",
  "unknown-condition": "Diese Bedingung gibt es nicht mehr.",
  "unknown-note": "Diese Notiz gibt es nicht mehr.",
  "self-link": "Ein Node kann nicht mit sich selbst verbunden werden.",
  duplicate: "Diese beiden Nodes sind schon verbunden.",
  "no-way-out": "Ein Ende beendet das Gespräch: Danach kommt nichts.",
  "no-way-in": "Zum Start führt kein Weg zurück: Dort beginnt das Gespräch.",
  "second-start": "Der Baum hat schon einen Start. Ein Gespräch kann nur an einer Stelle beginnen.",
  "too-many-nodes": ({ most }) => `Ein Baum hat höchstens ${most} Nodes. Teilen Sie ihn auf.`,
  "too-many-connections": ({ most }) => `Ein Baum hat höchstens ${most} Verbindungen.`,
  "too-many-notes": ({ most }) => `Ein Baum hat höchstens ${most} Notizen.`,
  "too-much-pasted": "So viele Verbindungen oder Notizen fasst ein Baum nicht.",
  "text-too-long": ({ node, length, most }) =>
    `Der Text von „${node}“ hat ${length} Zeichen, erlaubt sind höchstens ${most}. Verteilen Sie ihn auf mehrere Nodes.`,
  "example-too-long": ({ node, most }) =>
    `Ein Beispiel von „${node}“ hat mehr als ${most} Zeichen. Kürzen Sie es.`,
  "spoken-too-long": ({ node, most }) =>
    `Wie der Agent eine Bedingung von „${node}“ nennt, hat mehr als ${most} Zeichen. Kürzen Sie es.`,
  "reprompt-too-long": ({ node, most }) =>
    `Eine Nachfrage von „${node}“ hat mehr als ${most} Zeichen. Kürzen Sie sie.`,
  "note-too-long": ({ most }) => `Eine Notiz hat höchstens ${most} Zeichen.`,
  "too-many-conditions": ({ node, most }) =>
    `„${node}“ hat mehr Bedingungen oder Beispiele, als erlaubt sind: höchstens je ${most}.`,
  "too-many-reprompts": ({ node, count, most }) =>
    `„${node}“ hat ${count} Nachfragen, erlaubt sind höchstens ${most}.`,
  "changed-since": "Der Node ist inzwischen weiter geändert worden.",
  "listens-not": ({ node }) =>
    `„${node}“ hört niemandem zu: Bedingungen für Antworten gehören an eine Entscheidung oder eine Eingabe.`,
  "unknown-entry": "Diesen Eintrag im Wissen gibt es nicht mehr.",
  "no-question": "Ein Eintrag im Wissen braucht eine Frage.",
  "too-many-entries": ({ most }) =>
    `Das Wissen kann nicht mehr als ${most} Einträge haben. Löschen Sie zuerst einige.`,
  "too-many-wordings": ({ entry, most }) =>
    `Der Eintrag „${entry}“ kann nicht mehr als ${most} Formulierungen haben.`,
  "wording-too-long": ({ most }) =>
    `Eine Formulierung im Wissen darf höchstens ${most} Zeichen haben.`,
  "no-name": ({ node }) =>
    `Die neue Bedingung von „${node}“ hat keinen Namen. Nennen Sie sie nach dem, was gesagt wird.`,
});
