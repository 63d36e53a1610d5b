import { HEARD_VALUES } from "../expression/index.ts";
import type { Tree, TreeNode } from "../tree.ts";
import { findPlaceholders } from "../variables.ts";
import { decidingNames, filledBy, spokenTexts } from "../variables-of.ts";
import { findingAt, type LintFinding, nameOf } from "./finding.ts";

/**
 * Names that every contact can have, those the specification lists for campaigns, and what is known of
 * who calls back.
 */
const GIVEN =
  /^(firstName|lastName|name|company|phone|phoneNumber|customField\d+|campaign|lastOutcome|lastCallAt|lastCallWhen)$/;

/** Whether a variable may have a value without the tree giving it one. */
export function isGiven(name: string): boolean {
  return GIVEN.test(name);
}

/** A text names only variables that something fills, or gives a default. */
export function lintVariables(tree: Tree): LintFinding[] {
  const filled = filledBy(tree);
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
  return decidingNames(node).filter(
    (name) => !filled.has(name) && !isGiven(name) && !Object.hasOwn(HEARD_VALUES, name),
  );
}

function unfilledIn(node: TreeNode, filled: ReadonlySet<string>): string[] {
  const names = spokenTexts(node)
    .flatMap(findPlaceholders)
    .filter(({ name, fallback }) => fallback === null && !filled.has(name) && !isGiven(name))
    .map(({ name }) => name);
  return [...new Set(names)];
}
