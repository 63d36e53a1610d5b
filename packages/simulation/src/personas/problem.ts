import type { z } from "zod";
import { TOPICS } from "../corpus/topic.ts";
import { DIALS } from "./behaviour.ts";
import type { PersonaProblem } from "./read-personas.ts";

const DIALS_AND_MANNER = [...DIALS, "manner"];

type Path = readonly PropertyKey[];

/** What a schema found wrong with personas, by its place, in both languages. */
export function problemOf(issue: z.core.$ZodIssue, list: unknown): PersonaProblem {
  const [message, german] = rule(issue, valueAt(list, issue.path));
  return { path: pathText(issue.path), message, german };
}

function rule(issue: z.core.$ZodIssue, found: unknown): [english: string, german: string] {
  switch (issue.code) {
    case "invalid_type": {
      const [type, typ] = TYPES[issue.expected] ?? [issue.expected, issue.expected];
      return found === undefined
        ? [`is missing. Expected: ${type}.`, `fehlt. Erwartet wird ${typ}.`]
        : [`is ${shown(found)}. Expected: ${type}.`, `ist ${shown(found)}. Erwartet wird ${typ}.`];
    }
    case "too_small":
      return issue.origin === "number"
        ? [
            `is ${shown(found)}. The least is ${issue.minimum}.`,
            `ist ${shown(found)}. Der kleinste erlaubte Wert ist ${issue.minimum}.`,
          ]
        : [`is empty. Expected: at least one.`, `ist leer. Erwartet wird mindestens eins.`];
    case "too_big":
      return tooBig(issue, found);
    case "invalid_value":
      return oneOf(shown(found), issue.values);
    case "unrecognized_keys":
      return unknownKeys(issue.keys, issue.path.at(-1) === "lines" ? TOPICS : DIALS_AND_MANNER);
    default:
      return ["can't be read.", "ist nicht lesbar."];
  }
}

function tooBig(issue: z.core.$ZodIssueTooBig, found: unknown): [string, string] {
  const most = String(issue.maximum);
  if (issue.origin === "number") {
    return [
      `is ${shown(found)}. The most is ${most}.`,
      `ist ${shown(found)}. Der größte erlaubte Wert ist ${most}.`,
    ];
  }
  return issue.origin === "string"
    ? [
        `is too long. At most ${most} characters.`,
        `ist zu lang. Erlaubt sind höchstens ${most} Zeichen.`,
      ]
    : [
        `has too many entries. At most ${most}.`,
        `hat zu viele Einträge. Erlaubt sind höchstens ${most}.`,
      ];
}

function unknownKeys(keys: readonly string[], known: readonly string[]): [string, string] {
  const unknown = keys.map((key) => `"${key}"`).join(", ");
  const names = known.join(", ");
  return [
    `has unknown fields: ${unknown}. Known are ${names}.`,
    `hat unbekannte Felder: ${unknown}. Bekannt sind ${names}.`,
  ];
}

function oneOf(found: string, values: readonly unknown[]): [string, string] {
  const names = values.map(shown).join(", ");
  return [`is ${found}. Expected one of ${names}.`, `ist ${found}. Erlaubt sind ${names}.`];
}

const TYPES: Readonly<Record<string, readonly [english: string, german: string]>> = {
  string: ["a text", "ein Text"],
  number: ["a number", "eine Zahl"],
  array: ["a list", "eine Liste"],
  object: ["an object", "ein Objekt"],
  record: ["an object", "ein Objekt"],
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
