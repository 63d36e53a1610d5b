import type { Graph } from "./graph.ts";
import { specOf } from "./nodes/registry.ts";
import type { TreeNode } from "./tree.ts";

/** A question of which somebody can say that it asked for a recording. */
const ASKS = /aufzeichn|aufgezeichnet|aufnehm|aufgenommen|aufnahme|mitschn[ei]|\brecord/iu;
/** Ways out that are no agreement. */
const DECLINES = /^(nein|nicht|kein|no\b|n$|ablehn|vielleicht|unsicher|später|unknown)/iu;

/** Whoever goes this way out of a decision has agreed to be recorded. */
export function agreesToRecording(question: TreeNode, next: string, graph: Graph): boolean {
  if (!graph.listens(question.id) || specOf(question).wants) return false;
  if (!ASKS.test(graph.questionAt(question.id)) || graph.fallback(question.id) === next)
    return false;
  const ways = graph
    .conditions(question.id)
    .filter((condition) => graph.targetOf(question.id, condition) === next);
  return ways.length > 0 && ways.every(({ condition }) => !DECLINES.test(condition.trim()));
}
