import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";
import { type ImportedTree, type ParseReason, parseImportedTree } from "./parse-tree.ts";
import type { Problem } from "./problem.ts";

export type ImportReason = ParseReason | "not-json" | "too-large";

export type Imported =
  | { ok: true; tree: ImportedTree }
  /** `further`: how many problems there are beyond these. */
  | { ok: false; reason: ImportReason; problems: Problem[]; further: number };

/** Characters of a file; the largest tree there may be has about 4 million. */
export const LARGEST_FILE = 10 * 1024 * 1024;

/** Reads a file's text as a tree. A byte order mark is no fault. */
export function importTree(text: string): Imported {
  const { fault, document } = readDocument(text);
  if (fault === null) return parseImportedTree(document);
  const { reason, ...problem } = fault;
  return { ok: false, reason, problems: [problem], further: 0 };
}

interface Fault extends Problem {
  reason: "not-json" | "too-large";
}

/** What stands in a file, whatever it is, or why that can't be said. */
export function readDocument(text: string): { fault: Fault | null; document: unknown } {
  if (text.length > LARGEST_FILE) {
    return faulty("too-large", "Die Datei ist zu groß. Erlaubt sind höchstens 10 MB.");
  }
  const json = text.startsWith("\u{feff}") ? text.slice(1) : text;
  if (json.trim() === "") return faulty("not-json", "Die Datei ist leer.");
  try {
    return { fault: null, document: JSON.parse(json) };
  } catch {
    // A text of two bytes a character, read as one of one, has a zero beside each.
    const isWide = json.slice(0, 100).includes("\u0000");
    return faulty("not-json", isWide ? WIDE : describeSyntaxFault(json));
  }
}

const WIDE =
  "Die Datei ist keine Textdatei in UTF-8, vermutlich eine in UTF-16. Speichern Sie sie als UTF-8.";

function faulty(reason: Fault["reason"], message: string) {
  return { fault: { reason, path: "", message }, document: undefined };
}

/** The engine's own parser does not say where; a second one, asked only now, does. */
function describeSyntaxFault(json: string): string {
  const errors: ParseError[] = [];
  try {
    parse(json, errors, { disallowComments: true, allowTrailingComma: false });
  } catch {
    return "Die Datei ist kein gültiges JSON: Sie ist zu tief verschachtelt.";
  }
  const [first] = errors;
  if (!first) return "Die Datei ist kein gültiges JSON.";
  const before = json.slice(0, first.offset);
  const line = before.split("\n").length;
  const column = first.offset - before.lastIndexOf("\n");
  const what = FAULTS[printParseErrorCode(first.error)] ?? "dort steht etwas Unerwartetes";
  return `Die Datei ist kein gültiges JSON: Zeile ${line}, Spalte ${column}: ${what}.`;
}

const FAULTS: Record<string, string> = {
  InvalidSymbol: "dort steht etwas, das kein JSON ist",
  InvalidNumberFormat: "die Zahl ist nicht richtig geschrieben",
  PropertyNameExpected: "es fehlt ein Feldname in Anführungszeichen",
  ValueExpected: "es fehlt ein Wert",
  ColonExpected: "es fehlt ein Doppelpunkt",
  CommaExpected: "es fehlt ein Komma",
  CloseBraceExpected: "es fehlt eine schließende geschweifte Klammer",
  CloseBracketExpected: "es fehlt eine schließende eckige Klammer",
  EndOfFileExpected: "nach dem Ende folgt noch etwas",
  InvalidCommentToken: "Kommentare sind nicht erlaubt",
  UnexpectedEndOfComment: "der Kommentar ist nicht geschlossen",
  UnexpectedEndOfString: "der Text ist nicht geschlossen",
  UnexpectedEndOfNumber: "die Zahl ist nicht vollständig",
  InvalidUnicode: "die Unicode-Angabe ist falsch",
  InvalidEscapeCharacter: "das Zeichen nach dem Schrägstrich ist nicht erlaubt",
  InvalidCharacter: "das Zeichen ist im Text nicht erlaubt",
};
