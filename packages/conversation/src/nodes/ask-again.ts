import { type TreeNode, textOf } from "@rufbaum/tree";
import { OBJECTION_ANSWERS, REPROMPTS } from "../settings.ts";
import { listen, type Step, say, type Walk } from "../walk.ts";
import { WORDING } from "../wording.ts";
import type { Heard } from "./node-behaviour.ts";

/** The objection of the tree that answers what was heard, wherever it was said. */
export function answerObjection(node: TreeNode, walk: Walk, { reading }: Heard): Step | null {
  if (reading.intent === null) return null;
  const objection = walk.tree.nodes.find(
    ({ type, objection: meant }) =>
      type === "objection" && meant?.global && meant.intent === reading.intent,
  );
  if (!objection) return null;
  const answered = walk.state.path.filter((id) => id === objection.id).length;
  if (answered >= OBJECTION_ANSWERS) return null;
  walk.state.returnTo = [...walk.state.returnTo.filter((id) => id !== node.id), node.id];
  return { to: objection.id };
}

/** Asks once more, in the node's own words where it has some; `null` when it was asked enough. */
export function askAgain(node: TreeNode, walk: Walk): Step | null {
  const misses = walk.state.misses + 1;
  const own = node.reprompts ?? [];
  if (misses > Math.max(REPROMPTS, own.length)) return null;
  walk.state.misses = misses;
  say(walk, own[misses - 1] ?? `${apology(misses)} ${textOf(node)}`);
  return listen(walk);
}

function apology(misses: number): string {
  return WORDING.notUnderstood[Math.min(misses, WORDING.notUnderstood.length) - 1] ?? "";
}
