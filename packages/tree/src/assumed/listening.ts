import { textOf } from "../content.ts";
import type { Graph } from "../graph.ts";
import { mayAsk, specOf } from "../nodes/registry.ts";
import { FAILED, isPlain } from "../plain-ways.ts";
import type { TreeNode } from "../tree.ts";
import { endsInQuestion } from "./ends-in-question.ts";

/**
 * Whether a node that speaks is meant to wait for an answer, where it does not say so: its ways out
 * can be chosen between, or its text asks and nothing listens before the next text.
 */
export function listensByItself(node: TreeNode, graph: Graph): boolean {
  const asks = endsInQuestion(textOf(node));
  if (choosesWay(node, graph, asks)) return true;
  return asks && listenersAfter(node, graph).length === 0;
}

/** Whether its ways out bear names among which a reply has to choose. */
function choosesWay(node: TreeNode, graph: Graph, asks: boolean): boolean {
  const named = new Set<string>();
  for (const way of graph.outgoing(node.id)) {
    if (!isPlain(way) && way.condition !== FAILED) named.add(way.targetNodeId);
  }
  for (const { targetNodeId } of node.conditions ?? []) {
    if (targetNodeId && graph.node(targetNodeId)) named.add(targetNodeId);
  }
  if (!asks) return named.size > 1;
  const fallback = graph.fallback(node.id);
  return named.size > 0 && (named.size > 1 || (fallback !== null && !named.has(fallback)));
}

/** Nodes without a text that listen to the answer: what a conversation comes to before the next text. */
export function listenersAfter(node: TreeNode, graph: Graph): TreeNode[] {
  const found: TreeNode[] = [];
  const seen = new Set([node.id]);
  const waiting = [...nextOf(node, graph)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const next = graph.node(id);
    if (!next || seen.has(id)) continue;
    seen.add(id);
    if (specOf(next).speaks && textOf(next).trim() !== "") continue;
    if (graph.listens(id)) found.push(next);
    else waiting.push(...nextOf(next, graph));
  }
  return found;
}

/** Where a node goes on to that has not listened. */
function nextOf(node: TreeNode, graph: Graph): readonly string[] {
  if (!mayAsk(node)) return graph.successors(node.id);
  const plain = graph.fallback(node.id);
  return plain === null ? graph.successors(node.id).slice(0, 1) : [plain];
}
