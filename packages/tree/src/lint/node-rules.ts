import { textOf } from "../content.ts";
import type { LintContext } from "../nodes/node-spec.ts";
import type { TreeNode } from "../tree.ts";
import { type Finding, findingAt, nameOf } from "./finding.ts";

/** Longer than this nobody listens to without saying something: about 40 seconds. */
export const LONGEST_TEXT = 600;

/** The node has something to say, and not too much of it. */
export function lintText(node: TreeNode): Finding[] {
  const text = textOf(node).trim();
  if (text === "") {
    return [findingAt(node, "error", "empty-text", `Der Node ${nameOf(node)} hat keinen Text.`)];
  }
  if (text.length <= LONGEST_TEXT) return [];
  return [
    findingAt(
      node,
      "warning",
      "text-too-long",
      `Der Text von ${nameOf(node)} ist mit ${text.length} Zeichen zu lang zum Zuhören. Teilen Sie ihn in mehrere Schritte (höchstens ${LONGEST_TEXT} Zeichen).`,
    ),
  ];
}

/** The conversation goes on from here. */
export function lintWayOut(node: TreeNode, { graph }: LintContext): Finding[] {
  if (graph.successors(node.id).length > 0) return [];
  return [
    findingAt(
      node,
      "error",
      "dead-end",
      `Nach ${nameOf(node)} geht es nicht weiter. Verbinden Sie den Node mit dem nächsten Schritt.`,
    ),
  ];
}
