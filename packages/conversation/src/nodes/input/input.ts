import type { TreeNode } from "@rufbaum/tree";
import { KEY_SILENCE } from "../../settings.ts";
import type { VariableValue } from "../../types.ts";
import { end, listen, remember, type Step, sayNode, type Walk, wayOn } from "../../walk.ts";
import { WORDING } from "../../wording.ts";
import { answerObjection, askAgain } from "../ask-again.ts";
import type { Heard, NodeBehaviour } from "../node-behaviour.ts";

/** The variable of an input that names none. */
const DEFAULT_VARIABLE = "antwort";

/** Asks, and keeps the answer in a variable. */
export const input: NodeBehaviour = {
  enter(node, walk) {
    sayNode(walk, node);
    return listen(walk);
  },
  hear(node, walk, heard) {
    const value = answerIn(node, heard);
    if (value !== null) return keep(node, walk, value);
    const answer = answerObjection(node, walk, heard) ?? askAgain(node, walk);
    if (answer) return answer;
    // Asked often enough: what was said is kept as it was heard, a person can make sense of it.
    return keep(node, walk, heard.text.trim());
  },
  press(node, walk, digits) {
    const { maxDigits = Number.POSITIVE_INFINITY, endKey = "#" } = node.input ?? {};
    const pressed = walk.state.digits + digits;
    const endsAt = pressed.indexOf(endKey);
    const complete = endsAt >= 0 ? pressed.slice(0, endsAt) : pressed;
    if (complete !== "" && (endsAt >= 0 || complete.length >= maxDigits)) {
      return keep(node, walk, complete);
    }
    walk.state.digits = complete;
    return listen(walk, KEY_SILENCE);
  },
  expects: (node) => ({ conditions: [], value: node.input?.value ?? "text" }),
};

/** Ends a number that was keyed in without an end key; `null` if none was begun. */
export function finishDigits(node: TreeNode, walk: Walk): Step | null {
  return walk.state.digits === "" ? null : keep(node, walk, walk.state.digits);
}

function answerIn(node: TreeNode, { text, reading }: Heard): VariableValue | null {
  const kind = node.input?.value ?? "text";
  const read = reading.values[kind];
  if (read !== undefined) return read;
  const isObjection = reading.intent !== null && reading.confidence >= 0.8;
  return kind === "text" && text.trim() !== "" && !isObjection ? text.trim() : null;
}

function keep(node: TreeNode, walk: Walk, value: VariableValue): Step {
  remember(walk, { [node.input?.variable ?? DEFAULT_VARIABLE]: value });
  walk.state.digits = "";
  const next = wayOn(walk, node);
  return next === null ? end(walk, "failed", "dead-end", WORDING.goodbyeFault) : { to: next };
}
