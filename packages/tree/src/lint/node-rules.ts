import { textOf } from "../content.ts";
import type { LintContext } from "../nodes/node-spec.ts";
import type { TreeNode } from "../tree.ts";
import { findingAt, type LintFinding, nameOf } from "./finding.ts";

/** Longer than this nobody listens to without saying something: about 40 seconds. */
export const LONGEST_TEXT = 600;

/** The node has something to say, and not too much of it. */
export function lintText(node: TreeNode): LintFinding[] {
  const text = textOf(node).trim();
  if (text === "") {
    return [findingAt(node, "error", "empty-text", { node: nameOf(node) })];
  }
  if (text.length <= LONGEST_TEXT) return [];
  const params = { node: nameOf(node), length: text.length, most: LONGEST_TEXT };
  return [findingAt(node, "warning", "text-too-long", params)];
}

/** As `lintText`; a node that another one asks for needs no text of its own. */
export function lintQuestion(node: TreeNode, { graph }: LintContext): LintFinding[] {
  const isAskedBefore = textOf(node).trim() === "" && graph.askers(node.id).length > 0;
  return isAskedBefore ? [] : lintText(node);
}

/** The conversation goes on from here. */
export function lintWayOut(node: TreeNode, { graph }: LintContext): LintFinding[] {
  if (graph.successors(node.id).length > 0) return [];
  const params = { node: nameOf(node), isBeforeConversation: false };
  return [findingAt(node, "error", "dead-end", params)];
}
