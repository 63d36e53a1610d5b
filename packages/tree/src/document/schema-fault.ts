import type { z } from "zod";
import { NODE_KINDS } from "../nodes/registry.ts";
import { type Problem, pathText } from "./problem.ts";

/** How a document is not what a tree has to be. */
export type SchemaFault =
  | { code: "no-object" }
  /** A field that should hold a time, such as 2026-01-31T09:30:00.000Z. */
  | { code: "no-time"; field: string }
  | { code: "value"; place: PlaceInFile; found: FoundValue; expected: ExpectedValue | null };

/** Nodes and connections by their numbers, from 1, and by title or id; `field` within them. */
export type PlaceInFile =
  | { code: "file" }
  | { code: "field"; field: string }
  | { code: "node" | "connection"; number: number; name: string | null; field: string | null };

/** What stands there. Texts are cut short. */
export type FoundValue =
  | { code: "nothing" }
  | { code: "too-long" }
  | { code: "unknown-kind"; kind: string }
  | { code: "null" | "list" | "object" | "empty-text" }
  | { code: "text"; text: string }
  | { code: "number"; value: number }
  | { code: "boolean"; value: boolean }
  | { code: "other"; type: string };

/** What should stand there. */
export type ExpectedValue =
  /** `type` as the schema library calls it. */
  | { code: "type"; type: string }
  | { code: "some-text" }
  | { code: "text-or-object" }
  | { code: "at-least" | "at-most"; limit: string }
  | { code: "most-characters" | "most-entries"; most: string }
  | { code: "one-of"; values: string[] }
  | { code: "node-kind"; kinds: readonly string[] };

type Path = readonly PropertyKey[];

/** Tells what a schema found, by the place and the node's own name. */
export function problemOf(issue: z.core.$ZodIssue, document: unknown): Problem {
  const { path, ...fault } = faultOf(innermost(issue), document);
  const nodeId = nodeIdAt(document, path);
  return {
    code: "not-a-tree",
    params: { fault: { code: "value", place: placeOf(document, path), ...fault } },
    path: pathText(path),
    ...(nodeId !== null && { nodeId }),
  };
}

interface Fault {
  path: Path;
  found: FoundValue;
  expected: ExpectedValue | null;
}

function faultOf(issue: z.core.$ZodIssue, document: unknown): Fault {
  const { path } = issue;
  const value = valueAt(document, path);
  if (path.at(-1) === "type") {
    const found: FoundValue =
      value === undefined ? NOTHING : { code: "unknown-kind", kind: shortened(value) };
    return { path, found, expected: { code: "node-kind", kinds: NODE_KINDS } };
  }
  const expected = expectedBy(issue);
  if (value === undefined && expected?.code !== "text-or-object") {
    return { path, found: NOTHING, expected };
  }
  const isTooLong = issue.code === "too_big" && (typeof value === "string" || Array.isArray(value));
  return { path, found: isTooLong ? { code: "too-long" } : foundIn(value), expected };
}

const NOTHING: FoundValue = { code: "nothing" };

/** Of a field that allows two shapes: what is wrong with the shape that was meant. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== "invalid_union") return issue;
  const meant = issue.errors.filter(
    ([first]) => first && !(first.code === "invalid_type" && first.path.length === 0),
  );
  const [inner] = meant.length === 1 ? (meant[0] ?? []) : [];
  return inner ? innermost({ ...inner, path: [...issue.path, ...inner.path] }) : issue;
}

function expectedBy(issue: z.core.$ZodIssue): ExpectedValue | null {
  switch (issue.code) {
    case "invalid_type":
      return { code: "type", type: issue.expected };
    case "too_small":
      return issue.origin === "string"
        ? { code: "some-text" }
        : { code: "at-least", limit: String(issue.minimum) };
    case "too_big": {
      const most = String(issue.maximum);
      if (issue.origin === "number" || issue.origin === "int") {
        return { code: "at-most", limit: most };
      }
      return { code: issue.origin === "string" ? "most-characters" : "most-entries", most };
    }
    case "invalid_value":
      return { code: "one-of", values: issue.values.map(shortened) };
    case "invalid_union":
      return "options" in issue && issue.options
        ? { code: "one-of", values: issue.options.map(shortened) }
        : { code: "text-or-object" };
    default:
      return null;
  }
}

function foundIn(value: unknown): FoundValue {
  if (value === null) return { code: "null" };
  if (Array.isArray(value)) return { code: "list" };
  switch (typeof value) {
    case "string":
      return value === "" ? { code: "empty-text" } : { code: "text", text: shortened(value) };
    case "number":
      return { code: "number", value };
    case "boolean":
      return { code: "boolean", value };
    case "object":
      return { code: "object" };
    default:
      return { code: "other", type: typeof value };
  }
}

/** Characters of a value that are told. */
const LONGEST_VALUE = 40;

/** As much of a value as is told of it. */
export function shortened(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? typeof value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

function placeOf(document: unknown, path: Path): PlaceInFile {
  const [list, index, ...rest] = path;
  const field = rest.length > 0 ? pathText(rest) : null;
  if (list === "nodes" && typeof index === "number") {
    const name =
      textAt(document, ["nodes", index, "title"]) ?? textAt(document, ["nodes", index, "id"]);
    return { code: "node", number: index + 1, name: name && shortened(name), field };
  }
  if (list === "connections" && typeof index === "number") {
    const id = textAt(document, ["connections", index, "id"]);
    return { code: "connection", number: index + 1, name: id && shortened(id), field };
  }
  return path.length > 0 ? { code: "field", field: pathText(path) } : { code: "file" };
}

/** The id of the node in which something stands; `null` if it stands in none, or that has none. */
export function nodeIdAt(document: unknown, [list, index]: Path): string | null {
  return list === "nodes" && typeof index === "number"
    ? textAt(document, ["nodes", index, "id"])
    : null;
}

/** The text at a place; `null` where there is none, or an empty one. */
export function textAt(document: unknown, path: Path): string | null {
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
