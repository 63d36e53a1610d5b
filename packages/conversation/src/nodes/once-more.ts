import type { NodeOf, TreeNode } from "@rufbaum/tree";
import { settingOf, textOf, VALUE_SPECS } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import { countsAs, isNamedFor } from "@rufbaum/understanding/counts-as";
import { conditionMet } from "../conditions.ts";
import { fillWhole } from "../fill.ts";
import { kindWanted } from "../kind-wanted.ts";
import { SURE_OF_ASIDE } from "../settings.ts";
import { shortened } from "../shortened.ts";
import { isQuestion } from "../small-talk.ts";
import { timesTold, told } from "../told.ts";
import { end, type Step, sayWords, type Walk } from "../walk.ts";
import { INTENT_WORDING, WORDING } from "../wording.ts";
import { askShortly, chooseWay } from "./ask.ts";
import { asksWhoOrTime, leave } from "./decline.ts";
import type { HeardReply } from "./node-behaviour.ts";
import { mayAnswer } from "./raise-objection.ts";

/**
 * What an objection has answered as often as it may, and is said once more: it counts as the no that it
 * is. Where the node has no way for that, the question is asked again, with a word of understanding, and
 * after that nobody is talked into anything. Who asks something by a
 * way of the node is told it shortly.
 */
export function meetOnceMore(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  const { reading } = heard;
  if (isValueGiven(node, walk, reading)) return null;
  const objection = answeredEnough(node, walk, reading);
  if (objection === null || objection.id === node.id) return null;
  const intent = intentOf(objection, reading);
  if (ASKS.has(intent) || isQuestion(heard.text)) {
    // Of what is answered from anywhere the truth about the call comes next.
    return reading.condition === null ? null : tellShortly(node, walk, objection);
  }
  if (!REFUSES.has(intent)) return null;
  return wayForNo(node, walk, intent, reading) ?? askOnceMore(node, walk, objection, intent);
}

/** The objection that would answer, whether by a way of the node's or from anywhere, but has done so often enough. */
function answeredEnough(node: TreeNode, walk: Walk, reading: Reading): NodeOf<"objection"> | null {
  const { graph } = walk;
  const met = conditionMet(node, walk, reading);
  if (met !== null) {
    const target = graph.node(graph.targetOf(node.id, met) ?? "");
    return target?.type === "objection" && !mayAnswer(walk, target) ? target : null;
  }
  const { intent, intentConfidence } = reading;
  if (intent === null || reading.condition !== null || intentConfidence < SURE_OF_ASIDE)
    return null;
  // The nearest that answers it at all: a nearer one that still may comes as an aside.
  const objection = countsAs(intent)
    .flatMap((name) => graph.objections.get(name) ?? [])
    .at(0);
  return objection && !mayAnswer(walk, objection) ? objection : null;
}

function isValueGiven(node: TreeNode, walk: Walk, { values }: Reading): boolean {
  const wanted = kindWanted(node, walk);
  if (wanted === undefined) return false;
  return values[wanted] !== undefined || VALUE_SPECS[wanted].isAsHeard === true;
}

/** What is objected; where neither tree nor reader has a name for it, a refusal. */
function intentOf({ objection }: NodeOf<"objection">, { intent, condition }: Reading): string {
  if (condition === null && intent !== null) return intent;
  return objection?.intent ?? "not_interested";
}

/** Questions, to which an answer is no attempt to change somebody's mind. */
const ASKS: ReadonlySet<string> = new Set(["price_question", "who_is_calling", "is_this_a_bot"]);

/** What is a no where nothing else is made of it. */
const REFUSES: ReadonlySet<string> = new Set([
  "Nein",
  "not_interested",
  "already_has_provider",
  "contract_bound",
  "price_objection",
  "trust_doubt",
]);

/** The way of the node that stands for a no; who is asked for, or whether there is time, refuses nothing by it. */
function wayForNo(node: TreeNode, walk: Walk, intent: string, reading: Reading): Step | null {
  const { graph } = walk;
  if (asksWhoOrTime(graph.questionAt(node.id))) return null;
  const open = graph.conditions(node.id).filter((one) => {
    return graph.node(graph.targetOf(node.id, one) ?? "")?.type !== "objection";
  });
  for (const name of [...countsAs(intent), ...countsAs("not_interested")]) {
    const way = open.find((one) => isNamedFor(one, name));
    const { values } = reading;
    const step = way && chooseWay(node, walk, { reading: { condition: way.condition, values } });
    if (step) return step;
  }
  return null;
}

function askOnceMore(
  node: TreeNode,
  walk: Walk,
  objection: NodeOf<"objection">,
  intent: string,
): Step {
  const { state, graph } = walk;
  const name = `once more ${objection.id}`;
  if (timesTold(state, name) > 0) {
    const fallback = graph.fallback(node.id);
    return fallback === null ? leave(node, walk, "not-interested") : { to: fallback };
  }
  told(state, name);
  const { words } = INTENT_WORDING[intent] ?? { words: [WORDING.allRight] };
  sayWords(walk, words[0]);
  return askShortly(node, walk);
}

function tellShortly(node: TreeNode, walk: Walk, objection: NodeOf<"objection">): Step {
  const { state, graph, tree } = walk;
  state.misses += 1;
  if (state.misses > settingOf(tree, "reprompts")) {
    const fallback = graph.fallback(node.id);
    if (fallback !== null) return { to: fallback };
    return end(walk, "failed", "unmatched", WORDING.goodbyeUnmatched);
  }
  const answer = shortened(fillWhole(textOf(objection), state.variables));
  if (answer !== "") sayWords(walk, WORDING.asSaid(answer));
  return askShortly(node, walk);
}
