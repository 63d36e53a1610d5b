import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";
import { laidOut, placedForNow } from "./lay-out-unplaced.ts";
import { type ImportedTree, parseImportedTree } from "./parse-tree.ts";
import type { Problem, ProblemCode } from "./problem.ts";

export type Imported =
  | { ok: true; tree: ImportedTree }
  /** `further`: how many problems there are beyond these. */
  | { ok: false; reason: ProblemCode; problems: Problem[]; further: number };

/** Characters of a file; the largest tree there may be has about 4 million. */
export const LARGEST_FILE = 10 * 1024 * 1024;

/** Reads a file's text as a tree. A byte order mark is no fault, nor are nodes without a place. */
export function importTree(text: string): Imported {
  const { fault, document: given } = readDocument(text);
  if (fault !== null) return { ok: false, reason: fault.code, problems: [fault], further: 0 };
  const { document, unplaced } = placedForNow(given);
  const read = parseImportedTree(document);
  return read.ok ? { ok: true, tree: laidOut(read.tree, unplaced) } : read;
}

/** What stands in a file, whatever it is, or why that can't be said. */
export function readDocument(text: string): { fault: Problem | null; document: unknown } {
  if (text.length > LARGEST_FILE) {
    const params = { most: LARGEST_FILE };
    return { fault: { code: "too-large", params, path: "" }, document: undefined };
  }
  const json = text.startsWith("\u{feff}") ? text.slice(1) : text;
  if (json.trim() === "") return notJson({ code: "empty" });
  try {
    return { fault: null, document: JSON.parse(json) };
  } catch {
    // A text of two bytes a character, read as one of one, has a zero beside each.
    const isWide = json.slice(0, 100).includes("\u0000");
    return notJson(isWide ? { code: "two-bytes-a-character" } : syntaxFaultIn(json));
  }
}

/** Why a text can't be read as JSON; lines and columns from 1. */
export type JsonFault =
  | { code: "empty" }
  | { code: "two-bytes-a-character" }
  | { code: "too-deep" }
  | { code: "syntax"; line: number; column: number; what: SyntaxFault }
  | { code: "unknown" };

function notJson(fault: JsonFault): { fault: Problem; document: undefined } {
  return { fault: { code: "not-json", params: { fault }, path: "" }, document: undefined };
}

/** The engine's own parser does not say where; a second one, asked only now, does. */
function syntaxFaultIn(json: string): JsonFault {
  const errors: ParseError[] = [];
  try {
    parse(json, errors, { disallowComments: true, allowTrailingComma: false });
  } catch {
    return { code: "too-deep" };
  }
  const [first] = errors;
  if (!first) return { code: "unknown" };
  const before = json.slice(0, first.offset);
  const line = before.split("\n").length;
  const column = first.offset - before.lastIndexOf("\n");
  const name = printParseErrorCode(first.error);
  const what = SYNTAX_FAULTS.find((fault) => fault === name) ?? "Unexpected";
  return { code: "syntax", line, column, what };
}

export type SyntaxFault = (typeof SYNTAX_FAULTS)[number] | "Unexpected";

/** As jsonc-parser calls them. */
const SYNTAX_FAULTS = [
  "InvalidSymbol",
  "InvalidNumberFormat",
  "PropertyNameExpected",
  "ValueExpected",
  "ColonExpected",
  "CommaExpected",
  "CloseBraceExpected",
  "CloseBracketExpected",
  "EndOfFileExpected",
  "InvalidCommentToken",
  "UnexpectedEndOfComment",
  "UnexpectedEndOfString",
  "UnexpectedEndOfNumber",
  "InvalidUnicode",
  "InvalidEscapeCharacter",
  "InvalidCharacter",
] as const;
