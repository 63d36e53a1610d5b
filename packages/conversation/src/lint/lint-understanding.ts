import type { Condition, Tree, TreeNode } from "@rufbaum/tree";
import { graphOf, isFork, questionOf } from "@rufbaum/tree/graph";
import { findingAt, heard, type LintFinding, nameOf } from "@rufbaum/tree/lint";
import type { ConditionsReport, ExplainConditions } from "@rufbaum/understanding/explaining";
import { examplesOf } from "../examples-of.ts";

/**
 * What the reader finds out about a tree's decisions: a question for yes or no of which one
 * leads nowhere, and conditions that can hardly be told apart.
 */
export function lintUnderstanding(tree: Tree, explain: ExplainConditions): LintFinding[] {
  const graph = graphOf(tree);
  return tree.nodes.flatMap((node) => {
    if (node.type !== "decision" || isFork(node, graph)) return [];
    const conditions = graph.conditions(node.id).map((condition, place) => ({
      id: String(place),
      key: condition.condition,
      examples: examplesOf(condition),
      ...(condition.counts && { counts: condition.counts }),
    }));
    if (conditions.length === 0) return [];
    const report = explain({ question: graph.questionAt(node.id), conditions });
    return [
      ...lintMere(node, graph.questionAt(node.id), report),
      ...lintAlike(node, report, graph.conditions(node.id)),
    ];
  });
}

/** A mere yes or no that answers the question, and leads nowhere. */
function lintMere(
  node: TreeNode,
  asked: string,
  { asksYesOrNo, yes, no, conditions }: ConditionsReport,
): LintFinding[] {
  if (!asksYesOrNo || conditions.some(({ takesRest }) => takesRest)) return [];
  const params = { node: nameOf(node), question: questionOf(asked) };
  return [
    ...(yes === null ? [findingAt(node, "warning", "yes-without-condition", params)] : []),
    ...(no === null ? [findingAt(node, "warning", "no-without-condition", params)] : []),
  ];
}

function lintAlike(
  node: TreeNode,
  { alike }: ConditionsReport,
  conditions: readonly Condition[],
): LintFinding[] {
  return alike.flatMap(([one, other]) => {
    const pair = [conditions[Number(one)], conditions[Number(other)]];
    // Expressions tell apart what is called alike.
    if (pair.some((each) => (each?.expression ?? "").trim() !== "")) return [];
    const [earlier = "", condition = ""] = pair.map((each) => each?.condition);
    // Those are told without a reader.
    const name = heard(earlier);
    if (name !== "" && name === heard(condition)) return [];
    const params = { node: nameOf(node), earlier, condition };
    return [findingAt(node, "warning", "conditions-alike", params)];
  });
}
