import type { Outcome, Tree } from "@rufbaum/tree";
import { isSuccess, outcomeOf, outcomeSpec } from "@rufbaum/tree/graph";
import { messages } from "../../../../messages/index.ts";
import { nodeEditorTexts } from "../../../../messages/node-editor.ts";

/** What an outcome means to the figures, in a sentence. */
export function outcomeCounts(outcome: Outcome): string {
  const sentences = nodeEditorTexts().outcomeCounts;
  return sentences[outcome] ?? sentences[outcomeSpec(outcome)?.group ?? "spoken"] ?? "";
}

/** That no end of a tree counts as a success, neither this one with its outcome; `null` where one does. */
export function noSuccessYet(
  { nodes }: Tree,
  { id, outcome }: { id: string; outcome: Outcome },
): string | null {
  const isReached = nodes.some(
    (node) => node.type === "end" && node.id !== id && isSuccess(outcomeOf(node)),
  );
  if (isReached || isSuccess(outcome)) return null;
  const { appointment, success } = messages().tree.outcomes;
  return nodeEditorTexts().noSuccessYet(appointment, success);
}
