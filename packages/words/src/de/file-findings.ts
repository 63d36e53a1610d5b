import type { FieldOwner, Finding } from "@rufbaum/tree";
import { telling } from "../tell.ts";
import { lintFindings } from "./findings.ts";
import { problems } from "./problems.ts";

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
});

/** Whose field it is, behind its name. */
const fieldOwner = telling<FieldOwner>({
  file: "",
  node: ({ name }) => ` von „${name}“`,
  connection: ({ name }) => ` der Verbindung „${name}“`,
  note: ({ name }) => ` der Notiz „${name}“`,
  condition: ({ condition, node }) => ` der Bedingung „${condition}“ von „${node}“`,
});
