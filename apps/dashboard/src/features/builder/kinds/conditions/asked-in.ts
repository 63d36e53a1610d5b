import { examplesOf } from "@rufbaum/conversation";
import type { Condition, TreeNode } from "@rufbaum/tree";
import { MOST_CONDITIONS, textOf } from "@rufbaum/tree/graph";
import type { AskedConditions } from "../../../../api/conditions.ts";

/**
 * Conditions as a call has them read: what the agent calls one is an example of it. A node without a
 * text answers to the question before it.
 */
export function askedIn(node: TreeNode, before = ""): AskedConditions {
  return {
    question: textOf(node) || before,
    conditions: (node.conditions ?? []).map((condition, place) => ({
      id: idOf(condition, place),
      key: condition.condition,
      // Of more than can be saved, beside what the agent calls it, the first ones are read.
      examples: examplesOf(condition).slice(0, MOST_CONDITIONS + 1),
      ...(condition.counts && { counts: condition.counts }),
    })),
  };
}

/** A condition's id, or its place where a document gives it none. */
export function idOf({ id }: Pick<Condition, "id">, place: number): string {
  return id || `#${place}`;
}
