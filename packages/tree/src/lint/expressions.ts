import {
  dayOf,
  type Expression,
  HEARD_VALUES,
  hoursOf,
  momentOf,
  numberIn,
  parseExpression,
  type Value,
} from "../expression/index.ts";
import type { LintContext } from "../nodes/node-spec.ts";
import { specOf } from "../nodes/registry.ts";
import type { Tree, TreeNode, ValueKindName } from "../tree.ts";
import { findingAt, type LintFinding, type LintParams, nameOf } from "./finding.ts";

/** Kinds of value that can be compared with some values only. */
type ComparedKind = LintParams["expression-never-holds"]["value"];

/** Expressions that can't be read, and those that compare what can't be compared, wherever they stand. */
export function lintExpressions({ tree, graph }: LintContext): LintFinding[] {
  const kinds = kindsOf(tree, graph);
  return tree.nodes.flatMap((node) =>
    graph.conditions(node.id).flatMap(({ condition, expression = "" }) => {
      if (expression.trim() === "") return [];
      const parsed = parseExpression(expression);
      if (parsed.ok) return incomparableIn(node, condition, parsed.expression, kinds);
      const { position, fault } = parsed;
      const params = { node: nameOf(node), condition, position: position + 1, fault };
      return [findingAt(node, "error", "expression-invalid", params)];
    }),
  );
}

/** The kinds of the variables that hold one surely. */
function kindsOf(tree: Tree, graph: LintContext["graph"]): ReadonlyMap<string, ValueKindName> {
  const kinds = new Map<string, ValueKindName>(Object.entries(HEARD_VALUES));
  const given = new Set(Object.keys(tree.settings?.variables ?? {}));
  const filled = new Map<string, ValueKindName>();
  for (const node of tree.nodes) {
    const kind = specOf(node).wants?.(node, graph);
    for (const name of specOf(node).fills?.(node, graph) ?? []) {
      const earlier = filled.get(name);
      if (kind === undefined || (earlier !== undefined && earlier !== kind)) given.add(name);
      else filled.set(name, kind);
    }
  }
  for (const [name, kind] of filled) kinds.set(name, kind);
  for (const name of given) kinds.delete(name);
  return kinds;
}

function incomparableIn(
  node: TreeNode,
  condition: string,
  expression: Expression,
  kinds: ReadonlyMap<string, ValueKindName>,
): LintFinding[] {
  const within = (part: Expression) => incomparableIn(node, condition, part, kinds);
  switch (expression.kind) {
    case "and":
    case "or":
      return [...within(expression.left), ...within(expression.right)];
    case "not":
      return within(expression.of);
    case "compare": {
      const { how, left, right } = expression;
      const found = incomparable(left, right, kinds) ?? incomparable(right, left, kinds);
      if (found === null || how === "≠") return [];
      return [
        findingAt(node, "error", "expression-never-holds", {
          node: nameOf(node),
          condition,
          ...found,
        }),
      ];
    }
    default:
      return [];
  }
}

function incomparable(
  named: Expression,
  other: Expression,
  kinds: ReadonlyMap<string, ValueKindName>,
): { variable: string; value: ComparedKind; found: string } | null {
  if (named.kind !== "name") return null;
  const kind = kinds.get(named.name);
  if (!isCompared(kind)) return null;
  const value = constantOf(other, kinds);
  if (value === null || COMPARABLE[kind](value)) return null;
  return { variable: named.name, value: kind, found: String(value) };
}

/** A value as it is written, or a word that is no variable's name; `null` for what may be anything. */
function constantOf(expression: Expression, kinds: ReadonlyMap<string, ValueKindName>): Value {
  if (expression.kind === "value") return expression.value;
  const isWord = expression.kind === "name" && expression.isWord && !kinds.has(expression.name);
  return isWord && !/[._\d]/u.test(expression.name) ? expression.name : null;
}

function isCompared(kind: ValueKindName | undefined): kind is ComparedKind {
  return kind !== undefined && Object.hasOwn(COMPARABLE, kind);
}

type Known = Exclude<Value, null>;

const isNumber = (value: Known) =>
  typeof value === "number" || (typeof value === "string" && !Number.isNaN(numberIn(value.trim())));

const COMPARABLE: Readonly<Record<ComparedKind, (value: Known) => boolean>> = {
  time: (value) =>
    typeof value === "number"
      ? value >= 0 && value <= 24
      : typeof value === "string" && hoursOf(value) !== null,
  date: (value) => typeof value === "string" && dayOf(value) !== null,
  "date-time": (value) =>
    typeof value === "number"
      ? value >= 0 && value <= 24
      : typeof value === "string" &&
        [momentOf(value), dayOf(value), hoursOf(value)].some((known) => known !== null),
  number: isNumber,
  amount: isNumber,
};
