import type { z } from "zod";
import { NODE_KINDS } from "../nodes/registry.ts";

/** What is wrong with a document. `message` is a German sentence that says what would be right. */
export interface Problem {
  /** Where it stands, such as `nodes[3].position.x`; empty: the document as a whole. */
  path: string;
  nodeId?: string;
  message: string;
}

type Path = readonly PropertyKey[];

/** Tells what a schema found, by the place and the node's own name. */
export function problemOf(found: z.core.$ZodIssue, document: unknown): Problem {
  const issue = innermost(found);
  const nodeId = nodeIdAt(document, issue.path);
  const where = placeInWords(document, issue.path);
  const problem: Problem = {
    path: pathText(issue.path),
    message: `${where}${rule(issue, document)}`,
  };
  if (nodeId !== null) problem.nodeId = nodeId;
  return problem;
}

/** Characters of a field's name that are told: it comes from outside, and may be a megabyte long. */
const LONGEST_NAME = 100;

export function pathText(path: Path): string {
  return path
    .map((key, index) => {
      if (typeof key === "number") return `[${key}]`;
      const name = String(key).slice(0, LONGEST_NAME);
      return index === 0 ? name : `.${name}`;
    })
    .join("");
}

function rule(issue: z.core.$ZodIssue, document: unknown): string {
  const found = valueAt(document, issue.path);
  if (issue.path.at(-1) === "type") {
    const is = found === undefined ? "fehlt" : `ist ${quote(found)}`;
    return `${is}. Erlaubt sind ${NODE_KINDS.join(", ")}.`;
  }
  if (found === undefined && issue.code !== "invalid_union") {
    return `fehlt. ${expectation(issue)}`.trim();
  }
  if (issue.code === "too_big" && (typeof found === "string" || Array.isArray(found))) {
    return `ist zu lang. ${expectation(issue)}`;
  }
  return `ist ${kindInWords(found)}. ${expectation(issue)}`.trim();
}

/** Of a field that allows two shapes: what is wrong with the shape that was meant. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== "invalid_union") return issue;
  const meant = issue.errors.filter(
    ([first]) => first && !(first.code === "invalid_type" && first.path.length === 0),
  );
  const [inner] = meant.length === 1 ? (meant[0] ?? []) : [];
  return inner ? innermost({ ...inner, path: [...issue.path, ...inner.path] }) : issue;
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `Erwartet wird ${TYPES[issue.expected] ?? issue.expected}.`;
    case "too_small":
      return issue.origin === "string"
        ? "Erwartet wird ein Text, der nicht leer ist."
        : `Der kleinste erlaubte Wert ist ${issue.minimum}.`;
    case "too_big":
      return issue.origin === "number" || issue.origin === "int"
        ? `Der größte erlaubte Wert ist ${issue.maximum}.`
        : `Erlaubt sind höchstens ${issue.maximum} ${issue.origin === "string" ? "Zeichen" : "Einträge"}.`;
    case "invalid_value":
      return `Erlaubt sind ${issue.values.map(quote).join(", ")}.`;
    case "invalid_union":
      return "Erwartet wird ein Text oder ein Objekt mit dem Feld „text“.";
    default:
      return "";
  }
}

const TYPES: Record<string, string> = {
  string: "ein Text",
  number: "eine Zahl",
  int: "eine ganze Zahl",
  boolean: "true oder false",
  array: "eine Liste",
  object: "ein Objekt",
  record: "ein Objekt",
};

function kindInWords(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "eine Liste";
  switch (typeof value) {
    case "string":
      return value === "" ? "ein leerer Text" : `der Text ${quote(value)}`;
    case "number":
      return `die Zahl ${value}`;
    case "boolean":
      return String(value);
    case "object":
      return "ein Objekt";
    default:
      return `ein Wert der Art ${typeof value}`;
  }
}

function quote(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "nichts");
  return `„${text.length > 40 ? `${text.slice(0, 40)}…` : text}“`;
}

function placeInWords(document: unknown, path: Path): string {
  const [list, index, ...rest] = path;
  const field = rest.length > 0 ? `, Feld „${pathText(rest)}“, ` : " ";
  if (list === "nodes" && typeof index === "number") {
    const title =
      textAt(document, ["nodes", index, "title"]) ?? textAt(document, ["nodes", index, "id"]);
    return `Node ${index + 1}${title ? ` (${quote(title)})` : ""}${field}`;
  }
  if (list === "connections" && typeof index === "number") {
    const id = textAt(document, ["connections", index, "id"]);
    return `Verbindung ${index + 1}${id ? ` (${quote(id)})` : ""}${field}`;
  }
  return path.length > 0 ? `Das Feld „${pathText(path)}“ ` : "Die Datei ";
}

function nodeIdAt(document: unknown, [list, index]: Path): string | null {
  return list === "nodes" && typeof index === "number"
    ? textAt(document, ["nodes", index, "id"])
    : null;
}

function textAt(document: unknown, path: Path): string | null {
  const value = valueAt(document, path);
  return typeof value === "string" && value !== "" ? value : null;
}

function valueAt(document: unknown, path: Path): unknown {
  let value = document;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
