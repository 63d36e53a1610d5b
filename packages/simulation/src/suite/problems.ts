import type { z } from "zod";
import { suggestion } from "./nearest-name.ts";
import { type Path, pathText } from "./path-text.ts";
import { FIELDS } from "./schema.ts";

/** What the schema found. `key`: the name of a field that there is not. */
export interface FoundProblem {
  path: Path;
  key?: string;
  message: string;
}

/** Nobody reads more at once, and to write them all down takes its time. */
export const MOST_PROBLEMS = 100;

/** What a schema found, in words that say what would be right. */
export function problemsOf(issues: readonly z.core.$ZodIssue[], document: unknown): FoundProblem[] {
  const found = issues.slice(0, MOST_PROBLEMS).map((issue) => innermost(issue, document));
  const misnamed = new Set(
    found.flatMap(({ code, path }) => (code === "unrecognized_keys" ? [JSON.stringify(path)] : [])),
  );
  // What a map lacks is not worth a word where one of its fields is only misspelt.
  return found
    .filter(({ code, path }) => code !== "custom" || !misnamed.has(JSON.stringify(path)))
    .flatMap((issue) => tell(issue, document))
    .slice(0, MOST_PROBLEMS)
    .filter(isFirstOfPlace);
}

/** A value that is wrong in two ways is put right once. */
function isFirstOfPlace(
  { path, key }: FoundProblem,
  index: number,
  all: readonly FoundProblem[],
): boolean {
  const place = pathText(path);
  return (
    key !== undefined ||
    all.findIndex((each) => each.key === undefined && pathText(each.path) === place) === index
  );
}

function tell(issue: z.core.$ZodIssue, document: unknown): FoundProblem[] {
  const path = pathOf(issue.path);
  const found = valueAt(document, path);
  const name = path.length === 0 ? "The file" : `"${pathText(path)}"`;
  if (issue.code === "unrecognized_keys") {
    const known = fieldsAt(path);
    return issue.keys.slice(0, MOST_PROBLEMS).map((key) => ({
      path,
      key,
      message: `There is no field "${key}" here. ${/\s/.test(key) ? QUOTES : suggestion(key, known)}`,
    }));
  }
  if (found === undefined)
    return [{ path, message: `${name} is missing. ${expectation(issue)}`.trim() }];
  if (issue.code === "custom" && typeof found === "object") {
    return [{ path, message: `${name}: ${issue.message}` }];
  }
  if (
    issue.code === "custom" ||
    issue.code === "invalid_format" ||
    issue.code === "invalid_union"
  ) {
    return [{ path, message: `${name} is ${inWords(found)}. ${issue.message}`.trim() }];
  }
  const right =
    issue.code === "invalid_type" && issue.expected === "object"
      ? `It must be a map with ${fieldsAt(path).join(", ")}.`
      : expectation(issue, found);
  return [{ path, message: `${name} is ${inWords(found)}. ${right}`.trim() }];
}

/** Words where a field should be are text that was cut in two. */
const QUOTES = 'Text with a colon or, within { }, a comma needs quotes: "Ja, gern".';

/** Of a field that allows several shapes: what is wrong with the shape that was meant. */
function innermost(issue: z.core.$ZodIssue, document: unknown): z.core.$ZodIssue {
  if (issue.code !== "invalid_union") return issue;
  const inside = issue.errors.filter(([first]) => first && first.path.length > 0);
  const meant =
    inside.length > 0 ? inside : issue.errors.filter(([first]) => first && !SHAPES.has(first.code));
  const [inner] = meant.length === 1 ? (meant[0] ?? []) : [];
  return inner ? innermost({ ...inner, path: [...issue.path, ...inner.path] }, document) : issue;
}

/** Issues that say the value is of another shape altogether. */
const SHAPES: ReadonlySet<string> = new Set(["invalid_type", "invalid_value", "invalid_union"]);

function expectation(issue: z.core.$ZodIssue, found?: unknown): string {
  switch (issue.code) {
    case "invalid_type":
      return `It must be ${TYPES[issue.expected] ?? issue.expected}.`;
    case "too_small":
      if (issue.origin === "array") return "It must not be empty.";
      return `It must be at least ${issue.minimum}.`;
    case "too_big":
      return `It must be at most ${issue.maximum}.`;
    case "invalid_value":
      return issue.values.length === 1
        ? `It must be ${String(issue.values[0])}.`
        : suggestion(String(found), issue.values.map(String));
    default:
      return issue.message;
  }
}

const TYPES: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a map of fields",
  record: "a map of names and values",
};

function inWords(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a map";
  const text = typeof value === "string" ? `"${value}"` : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function pathOf(path: readonly PropertyKey[]): Path {
  return path.map((key) => (typeof key === "number" ? key : String(key)));
}

function valueAt(document: unknown, path: Path): unknown {
  let value = document;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value;
}

/** The fields that a map at this place can have. */
function fieldsAt(path: Path): readonly string[] {
  const [list, , part, , field] = path;
  if (path.length === 0) return FIELDS.suite;
  if (path.at(-1) === "coverage") return FIELDS.coverage;
  if (list === "tree") return FIELDS.tree;
  if (list === "cases" && path.length === 2) return FIELDS.case;
  if (list === "cases" && part === "lines" && field === undefined) return FIELDS.line;
  if (list === "cases" && part === "written") return FIELDS.deed;
  if (list === "simulations" && path.length === 2) return FIELDS.simulation;
  return path.includes("action") ? FIELDS.action : FIELDS.limits;
}
