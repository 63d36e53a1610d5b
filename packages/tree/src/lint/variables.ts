import { textOf } from "../content.ts";
import { HEARD_VALUES, namesIn, parseExpression } from "../expression/index.ts";
import type { Tree, TreeNode } from "../tree.ts";
import { findPlaceholders } from "../variables.ts";
import { findingAt, type LintFinding, nameOf } from "./finding.ts";

/** Names that every contact can have, and those the specification lists for campaigns. */
const GIVEN = /^(firstName|lastName|company|phone|phoneNumber|customField\d+)$/;

/** A text names only variables that something fills, or gives a default. */
export function lintVariables(tree: Tree): LintFinding[] {
  const filled = new Set(Object.keys(tree.settings?.variables ?? {}));
  for (const { input, action } of tree.nodes) {
    if (input) filled.add(input.variable);
    if (action?.kind === "set-variable") filled.add(action.variable);
  }
  return tree.nodes.flatMap((node) => [
    ...unfilledIn(node, filled).map((name) => unknown(node, name, "text")),
    ...unfilledInExpressions(node, filled).map((name) => unknown(node, name, "expression")),
  ]);
}

function unknown(node: TreeNode, variable: string, place: "text" | "expression"): LintFinding {
  const params = { node: nameOf(node), variable, in: place };
  return findingAt(node, "warning", "unknown-variable", params);
}

function unfilledInExpressions(node: TreeNode, filled: ReadonlySet<string>): string[] {
  const names = (node.conditions ?? []).flatMap(({ expression = "" }) => {
    const parsed = parseExpression(expression);
    return parsed.ok ? namesIn(parsed.expression) : [];
  });
  return [...new Set(names)].filter(
    (name) => !filled.has(name) && !GIVEN.test(name) && !Object.hasOwn(HEARD_VALUES, name),
  );
}

function unfilledIn(node: TreeNode, filled: ReadonlySet<string>): string[] {
  const names = textsOf(node)
    .flatMap(findPlaceholders)
    .filter(({ name, fallback }) => fallback === null && !filled.has(name) && !GIVEN.test(name))
    .map(({ name }) => name);
  return [...new Set(names)];
}

function textsOf(node: TreeNode): string[] {
  const texts = [textOf(node), ...(node.reprompts ?? [])];
  const { action } = node;
  if (action?.kind === "send-sms") texts.push(action.text);
  if (action?.kind === "set-variable") texts.push(action.value);
  if (action?.kind === "transfer" && action.announce) texts.push(action.announce);
  return texts;
}
