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
const named = (key: string) => conditionName(key, "de");

/** What keeps a document from being a tree. */
export const problems: Sentences<ProblemFact> = {
  "not-json": ({ params: { fault } }) => jsonFault(fault),
  "too-large": ({ params: { most } }) =>
    `Die Datei ist zu groß. Erlaubt sind höchstens ${Math.floor(most / 2 ** 20)} MB.`,
  "not-a-tree": ({ params: { fault } }) => schemaFault(fault),
  "too-many-nodes": ({ params: { count, most } }) =>
    `Der Baum hat ${count} Nodes, erlaubt sind höchstens ${most}. Teilen Sie ihn auf.`,
  "too-many-connections": ({ params: { count, most } }) =>
    `Der Baum hat ${count} Verbindungen, erlaubt sind höchstens ${most}.`,
  "forbidden-field": ({ params: { fault } }) =>
    fault.code === "name"
      ? `Ein Feld namens „${fault.name}“ ist nicht erlaubt. Benennen Sie es um.`
      : `Die Datei ist tiefer als ${fault.deepest} Ebenen verschachtelt.`,
  "duplicate-node": ({ params: { id, places, titles } }) =>
    `Die Nodes ${places[0]} („${titles[0]}“) und ${places[1]} („${titles[1]}“) haben dieselbe Kennung „${id}“. Jeder Node braucht eine eigene.`,
  "duplicate-connection": ({ params: { id, places } }) =>
    `Die Verbindungen ${places[0]} und ${places[1]} haben dieselbe Kennung „${id}“. Jede braucht eine eigene.`,
  "duplicate-entry": ({ params: { id, places } }) =>
    `Die Einträge ${places[0]} und ${places[1]} im Wissen haben dieselbe Kennung „${id}“. Jeder braucht eine eigene.`,
  "connection-to-nowhere": ({ params: { connection, end, missing } }) =>
    `Die Verbindung „${connection}“ ${end === "source" ? "kommt von" : "führt zu"} „${missing}“, aber diesen Node gibt es nicht.`,
  "condition-to-nowhere": ({ params: { condition, node, missing } }) =>
    `Die Bedingung „${named(condition)}“ von „${node}“ führt zu „${missing}“, aber diesen Node gibt es nicht.`,
};

export const problem = telling(problems);

const jsonFault = telling<JsonFault>({
  empty: "Die Datei ist leer.",
  "two-bytes-a-character":
    "Die Datei ist keine Textdatei in UTF-8, vermutlich eine in UTF-16. Speichern Sie sie als UTF-8.",
  "too-deep": "Die Datei ist kein gültiges JSON: Sie ist zu tief verschachtelt.",
  syntax: ({ line, column, what }) =>
    `Die Datei ist kein gültiges JSON: Zeile ${line}, Spalte ${column}: ${SYNTAX_FAULTS[what]}.`,
  unknown: "Die Datei ist kein gültiges JSON.",
});

const SYNTAX_FAULTS: Readonly<Record<SyntaxFault, string>> = {
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
  Unexpected: "dort steht etwas Unerwartetes",
};

const schemaFault = telling<SchemaFault>({
  "no-object":
    "Das ist kein Decision Tree. Erwartet wird ein Objekt mit den Listen „nodes“ und „connections“, wie der Export es schreibt.",
  "no-time": ({ field }) =>
    `„${field}“ ist keine Zeit. Erwartet wird eine wie „2026-01-31T09:30:00.000Z“.`,
  value: ({ place, found, expected }) =>
    [`${placeInFile(place)}${foundValue(found)}.`, expected && expectedValue(expected)]
      .filter(Boolean)
      .join(" "),
});

/** With what stands between it and the verb. */
const placeInFile = telling<PlaceInFile>({
  file: "Die Datei ",
  field: ({ field }) => `Das Feld „${field}“ `,
  node: (place) => `Node ${within(place)}`,
  connection: (place) => `Verbindung ${within(place)}`,
});

function within({ number, name, field }: Extract<PlaceInFile, { number: number }>): string {
  const named = name === null ? number : `${number} („${name}“)`;
  return field === null ? `${named} ` : `${named}, Feld „${field}“, `;
}

const foundValue = telling<FoundValue>({
  nothing: "fehlt",
  "too-long": "ist zu lang",
  "unknown-kind": ({ kind }) => `ist „${kind}“`,
  null: "ist null",
  list: "ist eine Liste",
  object: "ist ein Objekt",
  "empty-text": "ist ein leerer Text",
  text: ({ text }) => `ist der Text „${text}“`,
  number: ({ value }) => `ist die Zahl ${value}`,
  boolean: ({ value }) => `ist ${value}`,
  other: ({ type }) => `ist ein Wert der Art ${type}`,
});

const expectedValue = telling<ExpectedValue>({
  type: ({ type }) => `Erwartet wird ${TYPES[type] ?? type}.`,
  "some-text": "Erwartet wird ein Text, der nicht leer ist.",
  "text-or-object": "Erwartet wird ein Text oder ein Objekt mit dem Feld „text“.",
  "at-least": ({ limit }) => `Der kleinste erlaubte Wert ist ${limit}.`,
  "at-most": ({ limit }) => `Der größte erlaubte Wert ist ${limit}.`,
  "most-characters": ({ most }) => `Erlaubt sind höchstens ${most} Zeichen.`,
  "most-entries": ({ most }) => `Erlaubt sind höchstens ${most} Einträge.`,
  "one-of": ({ values }) => `Erlaubt sind ${values.map((value) => `„${value}“`).join(", ")}.`,
  "node-kind": ({ kinds }) => `Erlaubt sind ${kinds.join(", ")}.`,
});

const TYPES: Readonly<Record<string, string>> = {
  string: "ein Text",
  number: "eine Zahl",
  int: "eine ganze Zahl",
  boolean: "true oder false",
  array: "eine Liste",
  object: "ein Objekt",
  record: "ein Objekt",
};
