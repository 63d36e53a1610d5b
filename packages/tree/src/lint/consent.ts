import { actionOf } from "../actions/actions.ts";
import { agreesToRecording } from "../consent.ts";
import type { LintContext } from "../nodes/node-spec.ts";
import { findingAt, type LintFinding, nameOf } from "./finding.ts";

/** Nobody is recorded who was not asked: such a recording does not begin. */
export function lintConsent(context: LintContext): LintFinding[] {
  const recording = context.tree.nodes.filter((node) => actionOf(node)?.kind === "start-recording");
  if (recording.length === 0) return [];
  const unasked = withoutConsent(context);
  return recording
    .filter(({ id }) => unasked.has(id))
    .map((node) => findingAt(node, "warning", "no-consent", { node: nameOf(node) }));
}

/** Ids of the nodes that a conversation can come to without having agreed to a recording just before. */
function withoutConsent({ tree, graph }: LintContext): ReadonlySet<string> {
  const waiting = [...graph.entries];
  for (const node of tree.nodes) {
    if (!graph.listens(node.id)) continue;
    waiting.push(
      ...graph.successors(node.id).filter((next) => !agreesToRecording(node, next, graph)),
    );
  }
  const found = new Set<string>();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = graph.node(id);
    if (!node || found.has(id)) continue;
    found.add(id);
    if (!graph.listens(id)) waiting.push(...graph.successors(id));
  }
  return found;
}
