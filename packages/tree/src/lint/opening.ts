import { textOf } from "../content.ts";
import { disclosesAi } from "../discloses-ai.ts";
import { isFork } from "../fork.ts";
import { type Graph, graphOf } from "../graph.ts";
import type { LintContext } from "../nodes/node-spec.ts";
import type { Tree, TreeNode } from "../tree.ts";
import { findingAt, findingOfAll, type LintFinding, nameOf } from "./finding.ts";

/** What makes a call with this tree pointless: nobody would be asked anything. Empty: it can start. */
export function canStart(tree: Tree): LintFinding[] {
  const graph = graphOf(tree);
  const { start } = graph;
  if (!start) return lintStart(tree);
  const opening = openingOf(start, graph);
  const last = opening.at(-1) ?? start;
  const heard = opening.some((node) => textOf(node).trim() !== "");
  if (heard && (graph.listens(last.id) || last.type !== "start")) return [];
  const params = { node: nameOf(last), isBeforeConversation: true };
  return [findingAt(last, "error", "dead-end", params)];
}

/** A tree has one start node. */
export function lintStart({ nodes }: Tree): LintFinding[] {
  const starts = nodes.filter((node) => node.type === "start");
  if (starts.length === 0) return [findingOfAll("error", "no-start", {})];
  return starts
    .slice(1)
    .map((node) => findingAt(node, "error", "several-starts", { node: nameOf(node) }));
}

/** The people called are told at the beginning that they talk to an AI. */
export function lintDisclosure(context: LintContext): LintFinding[] {
  const { start } = context.graph;
  if (!start) return [];
  const text = openingOf(start, context.graph).map(textOf).join(" ");
  if (disclosesAi(text)) return [];
  return [findingAt(start, "warning", "no-disclosure", {})];
}

/** Nor is it left unsaid on a mailbox. */
export function lintMailbox({ settings }: Tree): LintFinding[] {
  const message = settings?.voicemailMessage?.trim() ?? "";
  if (message === "" || disclosesAi(message)) return [];
  return [findingOfAll("warning", "no-disclosure-on-mailbox", {})];
}

/** The nodes a call goes through before the caller is asked for the first time, that one included. */
export function openingOf(start: TreeNode, graph: Graph): TreeNode[] {
  const opening: TreeNode[] = [];
  const seen = new Set<string>();
  for (let node: TreeNode | null = start; node && !seen.has(node.id); ) {
    seen.add(node.id);
    opening.push(node);
    if (graph.listens(node.id) || isFork(node, graph)) break;
    const next: string | undefined = graph.fallback(node.id) ?? graph.successors(node.id)[0];
    node = next === undefined ? null : graph.node(next);
  }
  return opening;
}
