import type { TreeNode, ValueKindName } from "@rufbaum/tree";
import { KEY_SILENCE } from "../../settings.ts";
import type { VariableValue } from "../../types.ts";
import { listen, remember, type Step, type Walk } from "../../walk.ts";
import { answerAside, ask, askAgain, chooseWay } from "../ask.ts";
import { goOn } from "../go-on.ts";
import type { NodeBehaviour } from "../node-behaviour.ts";

/** The variable of an input that names none. */
const DEFAULT_VARIABLE = "antwort";

/** Asks, and keeps the answer in a variable. A named way out is for those who decline. */
export const input: NodeBehaviour = {
  enter: ask,
  hear(node, walk, heard) {
    const declined = chooseWay(node, walk, heard);
    if (declined) return declined;
    const kind = valueKindOf(node);
    const value = heard.reading.values[kind];
    if (value !== undefined) return keep(node, walk, value);
    const aside = answerAside(node, walk, heard);
    if (aside) return aside;
    const text = heard.text.trim().slice(0, LONGEST_ANSWER);
    if (AS_HEARD.has(kind) && text !== "") return keep(node, walk, text);
    // Asked often enough: what was said is kept all the same, a person can make sense of it.
    return askAgain(node, walk) ?? keep(node, walk, text);
  },
  press(node, walk, digits) {
    const { maxDigits = Number.POSITIVE_INFINITY, endKey = "#" } = node.input ?? {};
    const pressed = walk.state.digits + digits;
    const endsAt = pressed.indexOf(endKey);
    const complete = (endsAt >= 0 ? pressed.slice(0, endsAt) : pressed).slice(0, MOST_DIGITS);
    if (complete !== "" && (endsAt >= 0 || complete.length >= maxDigits)) {
      return keep(node, walk, complete);
    }
    walk.state.digits = complete;
    return listen(walk, KEY_SILENCE);
  },
};

/** Kinds that are kept in the words in which they were said. */
const AS_HEARD: ReadonlySet<ValueKindName> = new Set(["text", "spelled-name"]);

/** Characters of an answer that are kept: it is stored with every turn, and read out again. */
const LONGEST_ANSWER = 500;

/** Longer than any number there is to key in. */
const MOST_DIGITS = 64;

export function valueKindOf({ input: wanted }: TreeNode): ValueKindName {
  return wanted?.value ?? "text";
}

/** Ends a number that was keyed in without an end key; `null` if none was begun. */
export function finishDigits(node: TreeNode, walk: Walk): Step | null {
  return walk.state.digits === "" ? null : keep(node, walk, walk.state.digits);
}

function keep(node: TreeNode, walk: Walk, value: VariableValue): Step {
  remember(walk, { [node.input?.variable ?? DEFAULT_VARIABLE]: value });
  walk.state.digits = "";
  return goOn(node, walk);
}
