import { VALUE_KINDS } from "@rufbaum/tree/graph";
import type { Expected, ExpectedCondition, ValueKind } from "@rufbaum/understanding";

/** What a reply is read against; the reader remembers what it made of a list of conditions. */
export type Expectation = Pick<Expected, "conditions" | "question" | "value"> & { now: number };

/** A condition as it is named from outside: its key alone, or with what belongs to it. */
export type NamedCondition = string | DetailedCondition;

interface DetailedCondition {
  key: string;
  examples?: readonly string[];
  counts?: readonly string[];
}

/** How many different lists of conditions are remembered at once. */
const MOST_LISTS = 500;

/** Gives the very same list for conditions that are named the same. */
export function rememberConditions(): (
  named: readonly NamedCondition[],
) => readonly ExpectedCondition[] {
  const known = new Map<string, readonly ExpectedCondition[]>();
  return (named) => {
    const name = JSON.stringify(named);
    const before = known.get(name);
    if (before) return before;
    if (known.size >= MOST_LISTS) known.clear();
    const made = named.map((condition, index) => {
      const detailed: DetailedCondition =
        typeof condition === "string" ? { key: condition } : condition;
      const { key, examples = [], counts = [] } = detailed;
      return { id: `c${index + 1}`, key, examples, counts };
    });
    known.set(name, made);
    return made;
  };
}

/** A wrong shape: what is wrong, and what would be right. */
export class WrongShape extends Error {
  override readonly name = "WrongShape";
}

const CONDITIONS_RULE =
  'must be a list of condition keys or {"key", "examples"?, "counts"?}, such as ["Ja", {"key": "Nein", "examples": ["lieber nicht"]}]';

/**
 * The conditions that a JSON value names.
 * @throws WrongShape, beginning with `name`
 */
export function namedConditions(value: unknown, name: string): NamedCondition[] {
  if (!Array.isArray(value)) throw new WrongShape(`${name} ${CONDITIONS_RULE}`);
  const wrong = value.findIndex((entry) => !isCondition(entry));
  if (wrong >= 0) {
    throw new WrongShape(`${name} ${CONDITIONS_RULE}; entry ${wrong + 1} is neither`);
  }
  const keys = value.map((entry: NamedCondition) =>
    typeof entry === "string" ? entry : entry.key,
  );
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw new WrongShape(`${name} names "${twice}" twice`);
  return value;
}

function isCondition(entry: unknown): boolean {
  if (typeof entry === "string") return entry.trim() !== "";
  if (typeof entry !== "object" || entry === null) return false;
  const { key, examples, counts } = entry as Record<string, unknown>;
  return typeof key === "string" && key.trim() !== "" && isTexts(examples) && isTexts(counts);
}

function isTexts(value: unknown): boolean {
  return (
    value === undefined || (Array.isArray(value) && value.every((each) => typeof each === "string"))
  );
}

/** @throws WrongShape, beginning with `name` */
export function valueKind(value: unknown, name: string): ValueKind | null {
  if (value === null) return null;
  const known = VALUE_KINDS.find((kind) => kind === value);
  if (known) return known;
  throw new WrongShape(`${name} must be one of ${VALUE_KINDS.join(", ")}`);
}

/**
 * Milliseconds since 1970.
 * @throws WrongShape, beginning with `name`
 */
export function moment(value: unknown, name: string): number {
  const time = typeof value === "string" ? Date.parse(value) : value;
  if (typeof time === "number" && Number.isFinite(time)) return time;
  throw new WrongShape(`${name} must be an ISO time, such as 2026-11-21T10:00:00+01:00`);
}
