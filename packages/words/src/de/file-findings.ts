import type { FieldOwner, Finding, LayoutReason } from "@rufbaum/tree";
import { conditionName } from "@rufbaum/tree/graph";
import { formatsIn } from "../format/index.ts";
import { telling } from "../tell.ts";
import { lintFindings } from "./findings.ts";
import { problems } from "./problems.ts";

const format = formatsIn("de");

/** A known intent by its name, whatever else stands for a condition as it is. */
const named = (key: string) => conditionName(key, "de");

/** What is found in a tree, or in the file that should hold one. */
export const finding = telling<Finding>({
  ...lintFindings,
  ...problems,
  "not-utf-8":
    "Die Datei ist nicht in UTF-8 gespeichert. Sie wurde als Windows-1252 gelesen: Prüfen Sie, ob die Umlaute stimmen.",
  "lost-characters": ({ params: { line } }) =>
    `Ab Zeile ${line} sind Zeichen verloren, vermutlich Umlaute: Die Datei ist beschädigt oder wurde schon einmal in einer falschen Kodierung gelesen.`,
  "misspelt-field": ({ params: { of, field, meant, further } }) =>
    `Das Feld „${field}“${fieldOwner(of)} wird nicht gelesen. Gemeint ist vermutlich „${meant}“.${
      further === 0 ? "" : ` So steht es noch ${further}-mal in der Datei.`
    }`,
  "unread-fields": ({ params: { fields, further } }) =>
    `Einige Felder werden hier nicht gelesen: ${fields.map((field) => `„${field}“`).join(", ")}${
      further === 0 ? "" : ` und ${further} weitere`
    }. Sie bleiben erhalten.`,
  "duplicate-field": ({ params: { field, line, column } }) =>
    `Das Feld „${field}“ steht in Zeile ${line}, Spalte ${column} zum zweiten Mal im selben Objekt. Gelesen wird nur das letzte.`,
  "shifted-onto-canvas": ({ params: { outside, x, y } }) =>
    `Der ganze Decision Tree wird ${shiftOf(x, y)} verschoben, weil ${areOutside(outside)}.`,
  "laid-out-anew": ({ params: { reason } }) =>
    `Der Decision Tree wird automatisch angeordnet: ${layoutReason(reason)}`,
  "moved-apart": ({ params: { nodes } }) =>
    nodes === 1
      ? "Damit alles zu sehen ist, rückt 1 Node zur Seite, der genau auf einem anderen liegt."
      : `Damit alles zu sehen ist, rücken ${nodes} Nodes zur Seite, die genau auf anderen liegen.`,
});

const layoutReason = telling<LayoutReason>({
  "too-large": ({ outside }) =>
    `So verteilt passt er nicht auf die Zeichenfläche, weil ${areOutside(outside)}.`,
  "on-one-spot": ({ nodes }) => `${nodes} Nodes liegen aufeinander.`,
});

function areOutside(count: number): string {
  return `${count === 1 ? "1 Element" : `${count} Elemente`} außerhalb ${count === 1 ? "liegt" : "liegen"}`;
}

/** "um 300 Pixel nach rechts und um 20 nach unten" */
function shiftOf(x: number, y: number): string {
  const ways = [
    ...(x === 0 ? [] : [`${format.whole(Math.abs(x))} Pixel nach ${x > 0 ? "rechts" : "links"}`]),
    ...(y === 0 ? [] : [`${format.whole(Math.abs(y))} Pixel nach ${y > 0 ? "unten" : "oben"}`]),
  ];
  return `um ${ways.join(" und ")}`;
}

/** Whose field it is, behind its name. */
const fieldOwner = telling<FieldOwner>({
  file: "",
  node: ({ name }) => ` von „${name}“`,
  connection: ({ name }) => ` der Verbindung „${name}“`,
  note: ({ name }) => ` der Notiz „${name}“`,
  condition: ({ condition, node }) => ` der Bedingung „${named(condition)}“ von „${node}“`,
});
