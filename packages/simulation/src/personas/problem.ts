import type { z } from "zod";
import { TOPICS } from "../corpus/topic.ts";
import { DIALS } from "./behaviour.ts";

/** What is wrong with personas. `path`: where, such as `[2].patienceLevel`; empty: the whole. */
export type PersonaProblem = { path: string } & PersonaFault;

/** `found` and `allowed` are values as JSON writes them, long ones shortened. */
export type PersonaFault =
  | { code: "missing"; expected: PersonaValue }
  | { code: "wrong-type"; found: string; expected: PersonaValue }
  | { code: "empty" }
  | { code: "too-small"; found: string; least: number }
  | { code: "too-great"; found: string; most: number }
  /** In characters. */
  | { code: "too-long"; most: number }
  | { code: "too-many"; most: number }
  | { code: "not-allowed"; found: string; allowed: readonly string[] }
  | { code: "unknown-fields"; fields: readonly string[]; known: readonly string[] }
  /** `first`: the place in the list that has the id, too, from 0. */
  | { code: "repeated-id"; id: string; first: number }
  | { code: "unreadable" };

export type PersonaValue = "text" | "number" | "list" | "object";

const DIALS_AND_MANNER = [...DIALS, "manner"];

type Path = readonly PropertyKey[];

/** What a schema found wrong with personas, by its place. */
export function problemOf(issue: z.core.$ZodIssue, list: unknown): PersonaProblem {
  return { path: pathText(issue.path), ...faultOf(issue, valueAt(list, issue.path)) };
}

function faultOf(issue: z.core.$ZodIssue, found: unknown): PersonaFault {
  switch (issue.code) {
    case "invalid_type": {
      const expected = VALUES[issue.expected];
      if (expected === undefined) return { code: "unreadable" };
      if (found === undefined) return { code: "missing", expected };
      return { code: "wrong-type", found: shown(found), expected };
    }
    case "too_small":
      return issue.origin === "number"
        ? { code: "too-small", found: shown(found), least: Number(issue.minimum) }
        : { code: "empty" };
    case "too_big":
      return tooBig(issue, found);
    case "invalid_value":
      return { code: "not-allowed", found: shown(found), allowed: issue.values.map(shown) };
    case "unrecognized_keys": {
      const known = issue.path.at(-1) === "lines" ? TOPICS : DIALS_AND_MANNER;
      return { code: "unknown-fields", fields: issue.keys, known };
    }
    default:
      return { code: "unreadable" };
  }
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig, found: unknown): PersonaFault {
  const most = Number(maximum);
  if (origin === "number") return { code: "too-great", found: shown(found), most };
  return { code: origin === "string" ? "too-long" : "too-many", most };
}

const VALUES: Readonly<Record<string, PersonaValue>> = {
  string: "text",
  number: "number",
  array: "list",
  object: "object",
  record: "object",
};

const LONGEST_SHOWN = 40;

function shown(value: unknown): string {
  if (Array.isArray(value)) return "[…]";
  if (typeof value === "object" && value !== null) return "{…}";
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

function pathText(path: Path): string {
  return path
    .map((key, index) =>
      typeof key === "number" ? `[${key}]` : index === 0 ? String(key) : `.${String(key)}`,
    )
    .join("");
}

function valueAt(value: unknown, path: Path): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== "object" || at === null) return undefined;
    at = (at as Record<PropertyKey, unknown>)[key];
  }
  return at;
}
