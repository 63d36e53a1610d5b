import { isFork } from "../../fork.ts";
import { findingAt, type LintFinding, nameOf } from "../../lint/finding.ts";
import { lintQuestion } from "../../lint/node-rules.ts";
import type { TreeNode } from "../../tree.ts";
import type { LintContext, NodeSpec } from "../node-spec.ts";
import { face } from "./face.ts";
import { lintRecognition } from "./lint-recognition.ts";

const DEFAULT_CONDITIONS = ["Ja", "Nein", "Vielleicht"];

/** Listens, and goes the way of the condition that the reply meets. */
export const decision: NodeSpec<"decision"> = {
  face,
  listens: (node, graph) => !isFork(node, graph),
  speaks: true,
  ways: { in: true, out: true, failed: false },
  defaults: () => ({
    content: "",
    conditions: DEFAULT_CONDITIONS.map((condition, index) => ({
      id: `condition_${index + 1}`,
      condition,
      targetNodeId: null,
    })),
  }),
  lint: (node, context) => [
    ...(isFork(node, context.graph) ? [] : lintQuestion(node, context)),
    ...lintConditions(node, context),
    ...(isFork(node, context.graph)
      ? []
      : lintRecognition(node, context.graph.conditions(node.id))),
  ],
};

function lintConditions(node: TreeNode, { graph }: LintContext): LintFinding[] {
  const conditions = graph.conditions(node.id);
  if (conditions.length === 0) {
    return [findingAt(node, "error", "no-conditions", { node: nameOf(node) })];
  }
  const severity = graph.fallback(node.id) === null ? "error" : "warning";
  return conditions
    .filter((condition) => graph.targetOf(node.id, condition) === null)
    .map(({ condition }) =>
      findingAt(node, severity, "condition-without-target", { node: nameOf(node), condition }),
    );
}
