import { CARD, cardBox } from "../../drawing/card.ts";
import { graphOf } from "../../graph.ts";
import { CANVAS_SIZE, MOST_NODES } from "../../limits.ts";
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
  if (tree.nodes.length >= MOST_NODES) return tooManyNodes();
  const id = ids("node");
  return { targetNodeId: id, made: answerTo(key, placeBelow(tree, node), id) };
}

/** The objection that was made for the same at another question. */
function answerKnown({ nodes }: Tree, key: string): string | null {
  const name = key.toLowerCase();
  const known = nodes.find(
    (node) =>
      node.type === "objection" &&
      node.title.trim().toLowerCase() === name &&
      node.objection?.returns === true,
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

/** What stays free around the answer. */
const GAP = 40;
/** About the height of its card. */
const HEIGHT = 110;

/** Below the question, at the first place where no card stands; just below it, where none is free. */
function placeBelow(tree: Tree, question: TreeNode): TreeNode["position"] {
  const { x, y } = question.position;
  const taken = tree.nodes
    .filter(({ position }) => Math.abs(position.x - x) < CARD.width)
    .map((node) => ({ from: node.position.y, to: node.position.y + cardBox(tree, node).height }));
  // The question's card grows by the new condition.
  const first = y + cardBox(tree, question).height + CARD.row + GAP;
  for (let top = first; top <= CANVAS_SIZE - HEIGHT; top += GAP) {
    if (taken.every(({ from, to }) => top + HEIGHT + GAP <= from || to + GAP <= top)) {
      return { x, y: top };
    }
  }
  return { x, y: first };
}

/** Says that it was heard, and goes back to the question; its author knows the better words. */
function answerTo(key: string, position: TreeNode["position"], id: string): TreeNode {
  return {
    id,
    type: "objection",
    title: key,
    position: onCanvas(position),
    content: "Danke, das ist gut zu wissen.",
    objection: { returns: true },
  };
}
