import { dayOf, hoursOf, momentOf } from "./moments.ts";
import { numberIn } from "./number.ts";
import type { Comparison, Expression, Value } from "./parse.ts";

/** What a variable holds; `undefined` and `null` where nothing is known. */
export type Lookup = (name: string) => string | number | boolean | null | undefined;

/**
 * Whether a condition holds. Total: what is unknown is neither less nor more nor equal to anything,
 * and as a condition of its own it does not hold.
 */
export function evaluate(expression: Expression, lookup: Lookup): boolean {
  switch (expression.kind) {
    case "and":
      return evaluate(expression.left, lookup) && evaluate(expression.right, lookup);
    case "or":
      return evaluate(expression.left, lookup) || evaluate(expression.right, lookup);
    case "not":
      return !evaluate(expression.of, lookup);
    case "compare":
      return compare(
        expression.how,
        operandOf(expression.left, lookup),
        operandOf(expression.right, lookup),
      );
    default:
      return holds(operandOf(expression, lookup));
  }
}

/** The variables a condition surely asks for, each once, in the order of their first mention. */
export function namesIn(expression: Expression): string[] {
  switch (expression.kind) {
    case "value":
      return [];
    case "name":
      return expression.isWord ? [] : [expression.name];
    case "not":
      return namesIn(expression.of);
    default:
      return [...new Set([...namesIn(expression.left), ...namesIn(expression.right)])];
  }
}

function operandOf(expression: Expression, lookup: Lookup): Value {
  if (expression.kind === "value") return expression.value;
  if (expression.kind === "name") {
    return lookup(expression.name) ?? (expression.isWord ? expression.name : null);
  }
  return evaluate(expression, lookup);
}

/** A text holds unless it is empty or says no: values of contacts come as texts. */
function holds(value: Value): boolean {
  if (typeof value === "string")
    return value.trim() !== "" && !/^(nein|no|false|falsch|0)$/iu.test(value.trim());
  return value !== null && value !== false && value !== 0;
}

function compare(how: Comparison, left: Value, right: Value): boolean {
  if (left === null || right === null) {
    // `x = leer` asks whether nothing is known.
    if (how === "=") return left === right;
    return how === "≠" && left !== right;
  }
  const order = orderOf(left, right);
  switch (how) {
    case "=":
      return order === 0;
    case "≠":
      return order !== 0;
    case "<":
      return order < 0;
    case "≤":
      return order <= 0;
    case ">":
      return order > 0;
    case "≥":
      return order >= 0;
  }
}

/** Below, at or above 0; `NaN` for what can't be put in an order. */
function orderOf(left: string | number | boolean, right: string | number | boolean): number {
  if (typeof left === "boolean" || typeof right === "boolean") {
    return holds(left) === holds(right) ? 0 : Number.NaN;
  }
  const ofMoments = orderOfMoments(left, right);
  if (ofMoments !== null) return ofMoments;
  if (typeof left === "number" || typeof right === "number") {
    // `uhrzeit > 15`: a number beside a time of day is an hour.
    return (hoursIn(left) ?? numberOf(left)) - (hoursIn(right) ?? numberOf(right));
  }
  const [hour, otherHour] = [hoursOf(left), hoursOf(right)];
  if (hour !== null && otherHour !== null) return hour - otherHour;
  const one = dayOf(left) ?? left.trim().toLowerCase();
  const other = dayOf(right) ?? right.trim().toLowerCase();
  return orderOfTexts(one, other);
}

/**
 * Of a day with its hour as it is kept, "2026-12-24T10:30": beside a day only its day counts, beside an hour only its hour; `null` where
 * neither side is one, or the other can't be put beside it.
 */
function orderOfMoments(left: string | number, right: string | number): number | null {
  if (!isKeptMoment(left) && !isKeptMoment(right)) return null;
  const [one, other] = [left, right].map((side) =>
    typeof side === "string" ? momentOf(side) : null,
  );
  if (!one) return other ? negated(orderOfMoments(right, left)) : null;
  if (other) return orderOfTexts(one.day, other.day) || one.hours - other.hours;
  const hours = typeof right === "number" ? right : hoursOf(right);
  if (hours !== null) return one.hours - hours;
  const day = dayOf(String(right));
  return day === null ? null : orderOfTexts(one.day, day);
}

function isKeptMoment(side: string | number): boolean {
  return typeof side === "string" && KEPT_MOMENT.test(side);
}

const KEPT_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u;

function negated(order: number | null): number | null {
  return order === null ? null : -order;
}

function orderOfTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function hoursIn(value: string | number): number | null {
  return typeof value === "string" ? hoursOf(value) : null;
}

function numberOf(value: string | number): number {
  return typeof value === "number" ? value : numberIn(value.trim());
}
