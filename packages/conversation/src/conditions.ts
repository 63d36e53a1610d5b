import type { Condition, TreeNode, ValueKindName } from "@rufbaum/tree";
import {
  type Expression,
  evaluate,
  HEARD_VALUES,
  type Lookup,
  namesIn,
  parseExpression,
} from "@rufbaum/tree/expression";
import { specOf } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import type { Variables } from "./types.ts";
import type { Walk } from "./walk.ts";

/** The condition that the reply meets: by its key, and by its expression where it has one. */
export function conditionMet(
  node: TreeNode,
  walk: Walk,
  { condition, values }: Pick<Reading, "condition" | "values">,
): Condition | null {
  const own = ownValue(node, walk, values);
  const lookup = lookupIn({ ...walk.state.variables, ...own }, values);
  const conditions = walk.graph.conditions(node.id);
  if (condition !== null) {
    const named = conditions.find((one) => one.condition === condition && holds(one, lookup));
    if (named) return named;
  }
  // "Viertausend" meets „über 3000“ without any of its words: the value tells.
  if (!hasValue(values)) return null;
  return (
    conditions.find((one) => speaksOfHeard(one, walk, values, own) && holds(one, lookup)) ?? null
  );
}

/** What a reply gives an input, by the name of its own variable, in which it is about to be kept. */
function ownValue(node: TreeNode, { graph }: Walk, values: Reading["values"]): Variables {
  const spec = specOf(node);
  const kind = spec.wants?.(node, graph);
  const [variable] = spec.fills?.(node, graph) ?? [];
  const value = kind === undefined ? undefined : values[kind];
  return variable === undefined || value === undefined ? {} : { [variable]: value };
}

/** The first kind of value that a reply can give to the expressions; `null` where there is none. */
export function kindCompared(conditions: readonly Condition[]): ValueKindName | null {
  for (const { expression } of conditions) {
    const parsed = expressionOf(expression);
    const name = parsed && namesIn(parsed).find((one) => Object.hasOwn(HEARD_VALUES, one));
    if (name) return HEARD_VALUES[name] ?? null;
  }
  return null;
}

/** The first way of a fork that is open. */
export function openWay(node: TreeNode, walk: Walk): Condition | null {
  const lookup = lookupIn(walk.state.variables, {});
  return (
    walk.graph
      .conditions(node.id)
      .find((one) => expressionOf(one.expression) !== null && holds(one, lookup)) ?? null
  );
}

/** Without an expression a condition always holds; one that can't be read never does. */
function holds({ expression }: Condition, lookup: Lookup): boolean {
  if (expression === undefined || expression.trim() === "") return true;
  const parsed = expressionOf(expression);
  return parsed !== null && evaluate(parsed, lookup);
}

/** Whether an expression asks for something that was said just now. */
function speaksOfHeard(
  { expression }: Condition,
  { state }: Walk,
  values: Reading["values"],
  own: Variables,
): boolean {
  const parsed = expressionOf(expression);
  if (parsed === null) return false;
  let asked = false;
  evaluate(parsed, (name) => {
    const kind = HEARD_VALUES[name];
    const isHeard = kind !== undefined && Object.hasOwn(values, kind);
    if (Object.hasOwn(own, name) || (isHeard && !Object.hasOwn(state.variables, name))) {
      asked = true;
    }
    return lookupIn({ ...state.variables, ...own }, values)(name);
  });
  return asked;
}

function lookupIn(variables: Variables, values: Reading["values"]): Lookup {
  return (name) => {
    if (Object.hasOwn(variables, name)) return variables[name];
    const kind = HEARD_VALUES[name];
    return kind !== undefined && Object.hasOwn(values, kind) ? values[kind] : undefined;
  };
}

function hasValue(values: Reading["values"]): boolean {
  for (const _ in values) return true;
  return false;
}

const expressions = new Map<string, Expression | null>();
const MOST_KEPT = 2_000;

/** `null` for none, and for one that can't be read: lint says so. */
function expressionOf(text: string | undefined): Expression | null {
  if (text === undefined || text.trim() === "") return null;
  const known = expressions.get(text);
  if (known !== undefined) return known;
  const parsed = parseExpression(text);
  const expression = parsed.ok ? parsed.expression : null;
  if (expressions.size >= MOST_KEPT) expressions.clear();
  expressions.set(text, expression);
  return expression;
}
