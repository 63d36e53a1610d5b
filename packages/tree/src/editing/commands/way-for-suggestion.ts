import { graphOf } from "../../graph.ts";
import { MOST_NODES } from "../../limits.ts";
import type { Tree, TreeNode } from "../../tree.ts";
import type { Refused } from "../edit.ts";
import type { IdSource } from "../ids.ts";
import { onCanvas, tooManyNodes } from "./add-node.ts";

/** Where a new condition leads, and the node that has to be made for that. */
export interface SuggestedWay {
  targetNodeId: string | null;
  made: TreeNode | null;
}

/**
 * Where a new condition leads until its author decides. An answer to the question goes where what no
 * condition takes goes; whatever else is said, to a new objection after which the question is asked
 * again: to lose the question for a mere concern would be worse than not to understand it, as the
 * simulation's test of its own suggestions shows.
 */
export function wayForSuggestion(
  tree: Tree,
  node: TreeNode,
  key: string,
  counts: readonly string[],
  ids: IdSource,
): SuggestedWay | Refused {
  if (counts.some((intent) => ANSWERS.has(intent))) {
    return { targetNodeId: graphOf(tree).fallback(node.id), made: null };
  }
  const known = answerKnown(tree, key);
  if (known !== null) return { targetNodeId: known, made: null };
  if (tree.nodes.length >= MOST_NODES) return tooManyNodes() as Refused;
  const id = ids("node");
  return { targetNodeId: id, made: answerTo(key, node, id) };
}

/** The objection that was made for the same at another question. */
function answerKnown({ nodes }: Tree, key: string): string | null {
  const name = key.toLowerCase();
  const known = nodes.find(
    ({ type, title, objection }) =>
      type === "objection" && title.trim().toLowerCase() === name && objection?.returns === true,
  );
  return known?.id ?? null;
}

/** Built-in intents that answer a question, whatever it is. */
const ANSWERS: ReadonlySet<string> = new Set([
  "Ja",
  "Nein",
  "Vielleicht",
  "appointment_accepted",
  "not_interested",
  "putting_through",
]);

/** How far below its question the answer is put: about the height of a card. */
const BELOW = 220;

/** Says that it was heard, and goes back to the question; its author knows the better words. */
function answerTo(key: string, { position }: TreeNode, id: string): TreeNode {
  return {
    id,
    type: "objection",
    title: key,
    position: onCanvas({ x: position.x, y: position.y + BELOW }),
    content: "Danke, das ist gut zu wissen.",
    objection: { returns: true },
  };
}
