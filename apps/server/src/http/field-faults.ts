import { type FieldFault, type FieldKind, ORDER_FAULTS, type OrderFault } from "@rufbaum/words";
import type { ValidationError } from "elysia";

/** What Zod says of one value, as far as it is read here. */
export interface Issue {
  path?: readonly PropertyKey[] | undefined;
  message: string;
  code?: string | undefined;
}

export interface NamedFault {
  /** As the client named it; `root` for the whole. */
  path: string;
  fault: FieldFault;
}

/** All that a request's schema has against it. */
export function issuesOf({ validator, value }: ValidationError): readonly Issue[] {
  const { schema = validator } = validator as { schema?: Standard };
  return (schema as Standard)["~standard"].validate(value).issues ?? [];
}

interface Standard {
  "~standard": { validate(value: unknown): { issues?: readonly Issue[] } };
}

/** What is wrong with each field, without words. @param value what was checked, if it is at hand */
export function fieldFaults(issues: readonly Issue[], value?: unknown): NamedFault[] {
  return issues.flatMap((issue) => {
    const path = (issue.path ?? []).map(String);
    const { keys } = issue as { keys?: readonly string[] };
    if (issue.code === "unrecognized_keys" && keys) {
      return keys.map((key) => named([...path, key], { code: "unknown-field" }));
    }
    const isMissing = value !== undefined && path.length > 0 && at(value, path) === undefined;
    return [named(path, isMissing ? { code: "missing" } : faultOf(issue))];
  });
}

function named(path: readonly string[], fault: FieldFault): NamedFault {
  return { path: path.join(".") || "root", fault };
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inside, key) =>
      typeof inside === "object" && inside !== null && Object.hasOwn(inside, key)
        ? (inside as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}

function faultOf(issue: Issue): FieldFault {
  const { code, message } = issue;
  const { origin, minimum, maximum, expected, format, values, params } = issue as Facts;
  switch (code) {
    case "too_small":
      return limited(origin, ["too-short", "too-few", "too-small"], minimum);
    case "too_big":
      return limited(origin, ["too-long", "too-many", "too-great"], maximum);
    case "invalid_type":
      return { code: "wrong-kind", kind: KINDS[expected ?? ""] ?? "object" };
    case "invalid_value":
      return { code: "not-one-of", values: (values ?? []).map(String) };
    case "invalid_format":
      return { code: format === "datetime" ? "no-moment" : "wrong-form" };
    case "invalid_union":
      return { code: isMoment(issue) ? "no-moment" : "wrong-form" };
    case "custom": {
      const { fault } = params ?? {};
      return ORDER_FAULTS.find((code) => code === fault)
        ? { code: fault as OrderFault }
        : { code: "not-right", rule: message };
    }
    case undefined:
      return { code: "not-right", rule: message };
    default:
      return { code: "wrong-form" };
  }
}

/** One of whose choices is a moment. */
function isMoment(issue: Issue): boolean {
  const { errors = [] } = issue as { errors?: readonly (readonly Issue[])[] };
  return errors.flat().some((one) => (one as Facts).format === "datetime");
}

interface Facts {
  origin?: string;
  minimum?: number;
  maximum?: number;
  expected?: string;
  format?: string;
  values?: readonly unknown[];
  /** Of a rule of our own: which one it is. */
  params?: { fault?: unknown };
}

const KINDS: Readonly<Record<string, FieldKind>> = {
  string: "text",
  number: "number",
  int: "whole",
  boolean: "boolean",
  array: "list",
};

type Limited = "too-short" | "too-long" | "too-few" | "too-many" | "too-small" | "too-great";

function limited(
  origin: string | undefined,
  [ofText, ofList, ofNumber]: readonly [Limited, Limited, Limited],
  limit = 0,
): FieldFault {
  const code = origin === "string" ? ofText : origin === "array" ? ofList : ofNumber;
  return { code, limit };
}
