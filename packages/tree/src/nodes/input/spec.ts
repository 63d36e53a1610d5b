import { findingAt, type LintFinding, nameOf } from "../../lint/finding.ts";
import { lintQuestion, lintWayOut } from "../../lint/node-rules.ts";
import type { NodeOf } from "../../tree.ts";
import type { LintContext, NodeSpec } from "../node-spec.ts";
import { face } from "./face.ts";

/** Listens and keeps what it heard in a variable. */
export const input: NodeSpec<"input"> = {
  face,
  listens: () => true,
  speaks: true,
  ways: { in: true, out: true, failed: false },
  defaults: () => ({
    content: "",
    input: { variable: "antwort", value: "text" },
  }),
  lint: (node, context) => [
    ...lintQuestion(node, context),
    ...lintWayOut(node, context),
    ...lintAssumed(node, context),
  ],
  wants: ({ id, input: wanted }, graph) => wanted?.value ?? graph.kindAsked(id),
  keys: ({ id, input: { value, maxDigits = null, endKey = "#" } = {} }, graph) =>
    (value ?? graph.kindAsked(id)) === "digits" ? { digits: maxDigits, endKey } : null,
  fills: ({ id, input: wanted }, graph) => [wanted?.variable ?? graph.answerVariable(id)],
};

function lintAssumed(node: NodeOf<"input">, { graph }: LintContext): LintFinding[] {
  if (node.input?.value !== undefined) return [];
  const value = graph.kindAsked(node.id);
  const variable = node.input?.variable ?? graph.answerVariable(node.id);
  return [findingAt(node, "info", "value-assumed", { node: nameOf(node), value, variable })];
}
