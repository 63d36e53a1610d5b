import { type CollectedVariable, type ConversationState, collectedIn } from "@rufbaum/conversation";
import type { Graph, Tree, TreeNode } from "@rufbaum/tree";
import {
  actionOf,
  filledFields,
  findPlaceholders,
  graphOf,
  specOf,
  spokenTexts,
} from "@rufbaum/tree/graph";
import type { Way } from "../engine/ways.ts";
import { openGoals } from "./goals.ts";

type Ended = Pick<ConversationState, "path" | "inputs" | "variables">;

/**
 * Tells what a success asked for and does not know at its end, though nobody took a way for not telling it.
 * Where the question has a way to a success without the value, it may be left open, unless something that
 * came after says it or needs it.
 */
export function openLeftOpen(
  tree: Tree,
  collected: readonly CollectedVariable[],
): (state: Ended, ways: readonly Way[]) => string[] {
  const values = collected
    .filter(({ asking }) => asking.length > 0)
    .map((value) => ({
      value,
      mayBeLeft: new Set(value.asking.filter((id) => hasWayAround(tree, id))),
      needing: nodesNeeding(tree, value),
    }));
  return (state, ways) => {
    const answered = new Set(ways.flatMap(({ from, condition }) => (condition ? from : [])));
    const isOpen = (id: string) => state.path.includes(id) && !answered.has(id);
    return values.flatMap(({ value, mayBeLeft, needing }) => {
      const open = value.asking.filter(isOpen);
      if (open.length === 0 || isTold(collectedIn(state, value))) return [];
      const asked = state.path.findLastIndex((id) => open.includes(id));
      const isNeeded = state.path.slice(asked + 1).some((id) => needing.has(id));
      return isNeeded || open.some((id) => !mayBeLeft.has(id)) ? [value.name] : [];
    });
  };
}

/** What is left open is kept as empty. */
function isTold(value: ReturnType<typeof collectedIn>): boolean {
  return value !== null && value !== "";
}

function hasWayAround(tree: Tree, nodeId: string): boolean {
  const graph = graphOf(tree);
  const goals = openGoals(tree);
  return graph.conditions(nodeId).some((condition) => {
    const to = graph.targetOf(nodeId, condition);
    return to !== null && to !== nodeId && goals.canReach(to, nodeId);
  });
}

/** The nodes that say a value, or do something with it, and have nothing to say in its place. */
function nodesNeeding(tree: Tree, { name, asking }: CollectedVariable): ReadonlySet<string> {
  const graph = graphOf(tree);
  const needing = tree.nodes.filter(
    (node) => !asking.includes(node.id) && namedBy(node, graph).has(name),
  );
  return new Set(needing.map(({ id }) => id));
}

function namedBy(node: TreeNode, graph: Graph): ReadonlySet<string> {
  const action = actionOf(node);
  const fields = action === null ? [] : filledFields(action);
  const filled = specOf(node).fills?.(node, graph) ?? [];
  return new Set([
    ...spokenTexts(node)
      .flatMap(findPlaceholders)
      .filter(({ fallback }) => fallback === null)
      .map(({ name }) => name),
    ...fields.flatMap(({ field, text }) =>
      field.isVariable && !filled.includes(text) ? text : [],
    ),
  ]);
}
