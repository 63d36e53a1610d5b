import { asksBetween } from "@rufbaum/conversation";
import type { Step } from "@rufbaum/conversation/play";
import type { Tree } from "@rufbaum/tree";
import { graphOf, mayAsk, specOf } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";

/**
 * How a reply was taken that is more than the answer to the question, or none. `reads-back`: a value
 * waits for a yes. `corrected`: a value of before was put right. `says-rest`: the question had not
 * been heard. `asks-between`: one of two conditions was meant, and which, is asked.
 * `either-way`: both of them lead to the same node. `only-there`: it tells that somebody is there. `beside`: it was dealt with beside the
 * question. `remembered`: an objection was answered first, and the answer counted afterwards.
 */
export type Taken =
  | "reads-back"
  | "corrected"
  | "says-rest"
  | "asks-between"
  | "either-way"
  | "only-there"
  | "beside"
  | "remembered";

/** `null` for a plain answer, and for what was not understood. */
export function howTaken(tree: Tree, turn: Step, reading: Reading): Taken | null {
  const { before, after, effects } = turn;
  const [first, second] = movesOf(turn);
  if (second !== undefined && second === wayBeside(tree, turn, reading)) {
    return graphOf(tree).node(first ?? "")?.type === "objection" ? "remembered" : null;
  }
  if (first !== undefined && reading.condition === null && leadsBoth(tree, turn, reading)) {
    return "either-way";
  }
  if (after.phase === "over" || first !== undefined || after.misses > before.misses) return null;
  if (asksBetween(before, after)) return "asks-between";
  const { unconfirmed = null, asides = 0 } = after;
  if (unconfirmed !== null && unconfirmed !== before.unconfirmed) return "reads-back";
  if (after.variables !== before.variables) return "corrected";
  const said = effects.find((effect) => effect.type === "say")?.text;
  if (said !== undefined && said === before.unheard) return "says-rest";
  if (asides > (before.asides ?? 0)) return "beside";
  return before.waiting ? "only-there" : null;
}

/** Whether the node hoped for something else and got nothing it can go by. */
export function isMissed(tree: Tree, turn: Step, { condition, intent }: Reading): boolean {
  const { before, after } = turn;
  if (condition !== null || after.endReason === "opt-out") return false;
  const { node, objections, fallback, conditions } = graphOf(tree);
  const at = before.nodeId ?? "";
  const [to] = movesOf(turn);
  if (to === undefined) {
    if (after.endReason === "unmatched") return true;
    if (asksBetween(before, after)) return true;
    return after.misses > before.misses && (before.unconfirmed ?? null) === null;
  }
  const asked = node(at);
  if ((asked && specOf(asked).wants) || objections.get(intent ?? "")?.id === to) return false;
  // An open question takes whatever is said.
  if (asked && mayAsk(asked) && conditions(at).length === 0) return false;
  // The way without a name is for what nobody understands.
  return fallback(at) === to;
}

/** Whether both conditions that may have been meant lead where the conversation went. */
function leadsBoth(tree: Tree, turn: Step, { alternatives }: Reading): boolean {
  const graph = graphOf(tree);
  const at = turn.before.nodeId ?? "";
  const targets = alternatives.map(({ condition: key }) => {
    const condition = graph.conditions(at).find((one) => one.condition === key);
    return condition ? graph.targetOf(at, condition) : null;
  });
  return targets.length > 0 && targets.every((target) => target === movesOf(turn)[0]);
}

/** Nodes the conversation came to by a turn, in order. */
export function movesOf({ effects }: Step): string[] {
  return effects.flatMap((effect) => (effect.type === "move" ? [effect.nodeId] : []));
}

/** Where the condition leads that the reply meets besides. */
function wayBeside(tree: Tree, { before }: Step, reading: Reading): string | null {
  const graph = graphOf(tree);
  const at = before.nodeId ?? "";
  const beside = reading.alsoHeard.find((heard) => heard.condition !== null)?.condition;
  const key = reading.condition ?? beside;
  const met = graph.conditions(at).find(({ condition }) => condition === key);
  return met ? graph.targetOf(at, met) : null;
}
