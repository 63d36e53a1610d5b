import { textOf } from "./content.ts";
import { namesIn, parseExpression } from "./expression/index.ts";
import { graphOf } from "./graph.ts";
import { specOf } from "./nodes/registry.ts";
import type { NodeFields, Tree, TreeNode } from "./tree.ts";
import { findPlaceholders } from "./variables.ts";

/** The variables that a tree speaks of, decides by, or fills. */
export function variablesOf(tree: Tree): ReadonlySet<string> {
  const asked = tree.nodes.flatMap((node) => [
    ...spokenTexts(node)
      .flatMap(findPlaceholders)
      .map(({ name }) => name),
    ...decidingNames(node),
  ]);
  const told = (tree.settings?.knowledge ?? []).flatMap(({ answer }) =>
    findPlaceholders(answer).map(({ name }) => name),
  );
  return new Set([...filledBy(tree), ...asked, ...told]);
}

/** Those that have a value without anybody giving one. */
export function filledBy(tree: Tree): ReadonlySet<string> {
  const filled = new Set(Object.keys(tree.settings?.variables ?? {}));
  const graph = graphOf(tree);
  for (const node of tree.nodes) {
    for (const variable of specOf(node).fills?.(node, graph) ?? []) filled.add(variable);
  }
  return filled;
}

/** The texts of a node that have places for variables. */
export function spokenTexts(node: TreeNode): string[] {
  const { reprompts = [], conditions = [] }: NodeFields = node;
  const spoken = conditions.flatMap((condition) => condition.spoken ?? []);
  return [textOf(node), ...reprompts, ...spoken, ...(specOf(node).texts?.(node) ?? [])];
}

/** The names in a node's expressions, each once. */
export function decidingNames(node: TreeNode): string[] {
  const names = (node.conditions ?? []).flatMap(({ expression = "" }) => {
    const parsed = parseExpression(expression);
    return parsed.ok ? namesIn(parsed.expression) : [];
  });
  return [...new Set(names)];
}
