import type {
  ExpectedValue,
  FoundValue,
  JsonFault,
  PlaceInFile,
  ProblemFact,
  SchemaFault,
  SyntaxFault,
} from "@rufbaum/tree";
import { conditionName } from "@rufbaum/tree/graph";
import { type Sentences, telling } from "../tell.ts";

/** A known intent by its name, whatever else stands for a condition as it is. */
const named = (key: string) => conditionName(key, "en");

export const problems: Sentences<ProblemFact> = {
  "not-json": ({ params: { fault } }) => jsonFault(fault),
  "too-large": ({ params: { most } }) =>
    `The file is too large. At most ${Math.floor(most / 2 ** 20)} MB are allowed.`,
  "not-a-tree": ({ params: { fault } }) => schemaFault(fault),
  "too-many-nodes": ({ params: { count, most } }) =>
    `The tree has ${count} nodes; at most ${most} are allowed. Split it up.`,
  "too-many-connections": ({ params: { count, most } }) =>
    `The tree has ${count} connections; at most ${most} are allowed.`,
  "forbidden-field": ({ params: { fault } }) =>
    fault.code === "name"
      ? `A field called “${fault.name}” is not allowed. Rename it.`
      : `The file is nested deeper than ${fault.deepest} levels.`,
  "duplicate-node": ({ params: { id, places, titles } }) =>
    `The nodes ${places[0]} (“${titles[0]}”) and ${places[1]} (“${titles[1]}”) have the same id “${id}”. Each node needs its own.`,
  "duplicate-connection": ({ params: { id, places } }) =>
    `The connections ${places[0]} and ${places[1]} have the same id “${id}”. Each needs its own.`,
  "duplicate-entry": ({ params: { id, places } }) =>
    `The knowledge's entries ${places[0]} and ${places[1]} have the same id “${id}”. Each needs its own.`,
  "connection-to-nowhere": ({ params: { connection, end, missing } }) =>
    `The connection “${connection}” ${end === "source" ? "comes from" : "leads to"} “${missing}”, but there is no such node.`,
  "condition-to-nowhere": ({ params: { condition, node, missing } }) =>
    `The condition “${named(condition)}” of “${node}” leads to “${missing}”, but there is no such node.`,
};

export const problem = telling(problems);

const jsonFault = telling<JsonFault>({
  empty: "The file is empty.",
  "two-bytes-a-character":
    "The file is not a UTF-8 text file, but probably a UTF-16 one. Save it as UTF-8.",
  "too-deep": "The file is not valid JSON: it is nested too deeply.",
  syntax: ({ line, column, what }) =>
    `The file is not valid JSON: line ${line}, column ${column}: ${SYNTAX_FAULTS[what]}.`,
  unknown: "The file is not valid JSON.",
});

const SYNTAX_FAULTS: Readonly<Record<SyntaxFault, string>> = {
  InvalidSymbol: "something here is not JSON",
  InvalidNumberFormat: "the number is not written correctly",
  PropertyNameExpected: "a field name in quotation marks is missing",
  ValueExpected: "a value is missing",
  ColonExpected: "a colon is missing",
  CommaExpected: "a comma is missing",
  CloseBraceExpected: "a closing brace is missing",
  CloseBracketExpected: "a closing bracket is missing",
  EndOfFileExpected: "something follows after the end",
  InvalidCommentToken: "comments are not allowed",
  UnexpectedEndOfComment: "the comment is not closed",
  UnexpectedEndOfString: "the text is not closed",
  UnexpectedEndOfNumber: "the number is incomplete",
  InvalidUnicode: "the Unicode escape is wrong",
  InvalidEscapeCharacter: "the character after the backslash is not allowed",
  InvalidCharacter: "the character is not allowed in a text",
  Unexpected: "something here is unexpected",
};

const schemaFault = telling<SchemaFault>({
  "no-object":
    "This is not a decision tree. Expected: an object with the lists “nodes” and “connections”, as an export has.",
  "no-time": ({ field }) =>
    `“${field}” is not a time. Expected: one like “2026-01-31T09:30:00.000Z”.`,
  value: ({ place, found, expected }) =>
    [`${placeInFile(place)}${foundValue(found)}.`, expected && expectedValue(expected)]
      .filter(Boolean)
      .join(" "),
});

/** With what stands between it and the verb. */
const placeInFile = telling<PlaceInFile>({
  file: "The file ",
  field: ({ field }) => `The field “${field}” `,
  node: (place) => `Node ${within(place)}`,
  connection: (place) => `Connection ${within(place)}`,
});

function within({ number, name, field }: Extract<PlaceInFile, { number: number }>): string {
  const named = name === null ? number : `${number} (“${name}”)`;
  return field === null ? `${named} ` : `${named}, field “${field}”, `;
}

const foundValue = telling<FoundValue>({
  nothing: "is missing",
  "too-long": "is too long",
  "unknown-kind": ({ kind }) => `is “${kind}”`,
  null: "is null",
  list: "is a list",
  object: "is an object",
  "empty-text": "is an empty text",
  text: ({ text }) => `is the text “${text}”`,
  number: ({ value }) => `is the number ${value}`,
  boolean: ({ value }) => `is ${value}`,
  other: ({ type }) => `is of type ${type}`,
});

const expectedValue = telling<ExpectedValue>({
  type: ({ type }) => `Expected: ${TYPES[type] ?? type}.`,
  "some-text": "Expected: a text that is not empty.",
  "text-or-object": "Expected: a text, or an object with the field “text”.",
  "at-least": ({ limit }) => `The smallest value allowed is ${limit}.`,
  "at-most": ({ limit }) => `The largest value allowed is ${limit}.`,
  "most-characters": ({ most }) => `At most ${most} characters are allowed.`,
  "most-entries": ({ most }) => `At most ${most} entries are allowed.`,
  "one-of": ({ values }) => `Allowed: ${values.map((value) => `“${value}”`).join(", ")}.`,
  "node-kind": ({ kinds }) => `Allowed: ${kinds.join(", ")}.`,
});

const TYPES: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};
