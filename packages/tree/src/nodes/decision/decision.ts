import { z } from "zod";
import { type Finding, findingAt, nameOf } from "../../lint/finding.ts";
import { lintText } from "../../lint/node-rules.ts";
import type { TreeNode } from "../../tree.ts";
import type { LintContext, NodeSpec } from "../node-spec.ts";

const DEFAULT_CONDITIONS = ["Ja", "Nein", "Vielleicht"];

/** Listens, and goes the way of the condition that the reply meets. */
export const decision: NodeSpec = {
  listens: true,
  speaks: true,
  fields: { reprompts: z.array(z.string()).optional() },
  defaults: () => ({
    title: "Entscheidung",
    content: "",
    conditions: DEFAULT_CONDITIONS.map((condition, index) => ({
      id: `condition_${index + 1}`,
      condition,
      targetNodeId: null,
    })),
  }),
  lint: (node, context) => [...lintText(node), ...lintConditions(node, context)],
};

function lintConditions(node: TreeNode, { graph }: LintContext): Finding[] {
  const conditions = node.conditions ?? [];
  const outgoing = graph.outgoing(node.id);
  if (conditions.length === 0) {
    return [
      findingAt(
        node,
        "error",
        "no-conditions",
        `Die Entscheidung ${nameOf(node)} hat keine Bedingung. Legen Sie fest, auf welche Antworten es wie weitergeht.`,
      ),
    ];
  }
  const hasFallback = outgoing.some((connection) => connection.condition === null);
  return conditions.flatMap((condition) => {
    const hasTarget =
      Boolean(condition.targetNodeId) ||
      outgoing.some(({ condition: key }) => key === condition.condition || key === condition.id);
    if (hasTarget) return [];
    return [
      findingAt(
        node,
        hasFallback ? "warning" : "error",
        "condition-without-target",
        `Die Bedingung „${condition.condition}“ von ${nameOf(node)} führt nirgendwohin. Verbinden Sie sie mit einem Knoten.`,
      ),
    ];
  });
}
