import type { NodeFields, TreeNode } from "@rufbaum/tree";
import {
  questionInContext,
  questionOf,
  sentencesOf,
  settingOf,
  specOf,
  textOf,
} from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import { conditionMet } from "../conditions.ts";
import { fill, fillWhole } from "../fill.ts";
import { dayTold, kindWanted } from "../kind-wanted.ts";
import { patienceOf, SURE_OF_ASIDE, SURE_OF_ONE_OF_TWO, SURE_OF_UNOFFERED } from "../settings.ts";
import { isQuestion } from "../small-talk.ts";
import { timesTold, told } from "../told.ts";
import { listen, type Step, sayNode, sayWords, type Walk } from "../walk.ts";
import { VALUE_WORDING, WORDING } from "../wording.ts";
import {
  isAboutYes,
  type Meant,
  mayOffer,
  meantAt,
  pairOf,
  questionBetween,
  wordsSaid,
} from "./between.ts";
import { cannotTell } from "./cannot-tell.ts";
import { noneQuestion } from "./input/needed.ts";
import { beginsWithYes } from "./input/open-answers.ts";
import type { HeardReply } from "./node-behaviour.ts";
import { acknowledge, letGo, POLARITIES, unofferedIn, unofferedTo } from "./unoffered.ts";

/** Asks the node's question and waits for the answer; who was asked before, hears its end alone. */
export function ask(node: TreeNode, walk: Walk): Step {
  if (!walk.returning) sayNode(walk, node);
  else sayWords(walk, shortQuestion(node, walk));
  return awaitAnswer(node, walk);
}

/**
 * Asks once more, shortly and without an apology: it was not the caller who was unclear. Who spoke of
 * something else is asked the node's own question, and not a second time which of two he meant.
 */
export function askShortly(node: TreeNode, walk: Walk): Step {
  walk.state.between = null;
  return repeatQuestion(node, walk);
}

/** Asks whatever stands once more. */
export function repeatQuestion(node: TreeNode, walk: Walk): Step {
  sayWords(walk, shortQuestion(node, walk));
  return awaitAnswer(node, walk);
}

/**
 * The question that stands, in few words: the one between two conditions, else the node's own with what
 * it speaks of, for something else was spoken of meanwhile.
 */
function shortQuestion(node: TreeNode, walk: Walk): string {
  if (walk.state.callAgain === "asked") return WORDING.callAgain;
  if (walk.state.doubtsMatter && node.type === "input") return noneQuestion(node, walk);
  const between = questionBetween(node, walk);
  if (between !== null) return between;
  const short = questionInContext(filledText(node, walk));
  const [context, ...rest] = sentencesOf(short);
  // What it speaks of is not said twice in one breath.
  const isSaid = walk.effects.some(
    (effect) => effect.type === "say" && context !== undefined && effect.text.includes(context),
  );
  return isSaid && rest.length > 0 ? rest.join(" ") : short;
}

/**
 * Variables are filled in first: what stands in their place may have sentences of its own. Of a day and an
 * hour only the hour is left to ask, where the day is known.
 */
function filledText(node: TreeNode, walk: Walk): string {
  if (dayTold(node, walk.state) !== null) return VALUE_WORDING.time.rest ?? "";
  return fillWhole(textOf(node) || textBefore(node, walk), walk.state.variables);
}

/** A node without a text of its own answers for the one that asked: that is what is asked again. */
function textBefore({ id }: TreeNode, { graph, state }: Walk): string {
  const askers = graph.askers(id);
  const asked = state.path.findLast((passed) => askers.some((asker) => asker.id === passed));
  return asked === undefined ? graph.questionAt(id) : graph.questionAt(asked);
}

/** Waits for the answer to the node's question. */
export function awaitAnswer(node: TreeNode, walk: Walk): Step {
  return listen(walk, patienceOf(walk.tree, node));
}

/** What of a reply decides about the way out. */
interface Meaning {
  reading: Pick<Reading, "condition" | "values">;
}

/** The way out that bears the name of what was heard. */
export function chooseWay(node: TreeNode, walk: Walk, { reading }: Meaning): Step | null {
  const chosen = conditionMet(node, walk, reading);
  if (!chosen) return null;
  // A condition that leads nowhere was understood all the same: to ask again would be of no use.
  const target = walk.graph.targetOf(node.id, chosen) ?? walk.graph.fallback(node.id);
  if (target === null) return null;
  if (specOf(node).wants?.(node, walk.graph) === undefined) {
    walk.state.lastWay = { nodeId: node.id, condition: chosen.condition };
  }
  return { to: target };
}

/** How often in a call a way is taken back. */
const MOST_TAKEN_BACK = 2;

/**
 * "Nein, nicht gedruckt, das E-Paper": where the answer before was taken for another one, its own way is
 * gone; what is asked now was asked by mistake.
 */
export function takeBack(walk: Walk, { reading: { behind } }: HeardReply): Step | null {
  const { state, graph } = walk;
  const { lastWay } = state;
  if (behind === undefined || !lastWay || behind === lastWay.condition) return null;
  if (timesTold(state, "mistook") >= MOST_TAKEN_BACK) return null;
  const condition = graph.conditions(lastWay.nodeId).find((one) => one.condition === behind);
  const target = condition ? graph.targetOf(lastWay.nodeId, condition) : null;
  if (target === null || target === state.nodeId) return null;
  told(state, "mistook");
  state.lastWay = { nodeId: lastWay.nodeId, condition: behind };
  sayWords(walk, WORDING.mistook);
  return { to: target };
}

/**
 * Asks between the two conditions that were probably meant, once in a call at each node, and not where
 * both lead to the same one; `null` where none were. It is no miss: something was understood.
 */
export function askBetween(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  const { state, tree } = walk;
  const meant = meantAt(node, walk, heard.reading);
  if (meant === null || (state.misses === 0 && asksSomething(heard))) return null;
  if (isSurelyElse(heard.reading)) return null;
  const [to, other] = meant.targets;
  if (to === other) return isOneOfThem(heard.reading) ? { to } : null;
  // A tree that never asks again does not ask between either.
  if (state.hasAskedBetween || mostReprompts(node, tree) === 0) return null;
  const asked = `between ${node.id}`;
  if (timesTold(state, asked) > 0 || !mayOffer(meant, heard.reading)) return null;
  const pair = pairOf(node, walk, meant);
  if (pair === null) return null;
  if (isAboutYes(node, walk, pair)) {
    // "Ja, das passt, ich muss aber gleich dazusagen …" has said it; a long reply is about something else.
    if (beginsWithYes(heard.text) && !HEDGES.test(heard.text)) return { to: yesOf(meant) };
    if (heard.text.split(/\s+/u).length > MOST_WORDS_OF_YES) return null;
  }
  told(state, asked);
  state.between = pair;
  state.hasAskedBetween = true;
  return repeatQuestion(node, walk);
}

/** With more words somebody says more than a yes that was not understood. */
const MOST_WORDS_OF_YES = 7;

const HEDGES =
  /^[^\p{L}]*na ja|(?<!\p{L})(?:nicht|nein|nee|kein\p{L}*|halb|vielleicht|moment|vorher|erst)(?!\p{L})/iu;

function yesOf({ conditions, targets }: Meant): string {
  return (
    targets[conditions.findIndex(({ condition }) => /^(?:ja|yes)$/iu.test(condition.trim()))] ??
    targets[0]
  );
}

/** Two things with the same way out count together as one answer does, unless the words remind of neither. */
function isOneOfThem({ alternatives }: Reading): boolean {
  if (alternatives.every(({ isVague }) => isVague)) return false;
  return alternatives.reduce((sum, { confidence }) => sum + confidence, 0) >= SURE_OF_ONE_OF_TWO;
}

/** "Ich habe schon jemanden": that is neither of the two, however like one it may sound. */
function isSurelyElse(reading: Reading): boolean {
  const unoffered = unofferedIn(reading);
  if (unoffered === null || POLARITIES.has(unoffered.intent)) return false;
  return unoffered.confidence >= SURE_OF_UNOFFERED;
}

function mostReprompts(node: TreeNode, tree: Walk["tree"]): number {
  const { reprompts = [] }: NodeFields = node;
  return Math.max(settingOf(tree, "reprompts"), reprompts.length);
}

/** Who asks something was understood well enough, only has the tree no answer, or has given it. */
function asksSomething({ text, reading }: HeardReply): boolean {
  return isHardlyHeard(reading) && reading.asked === undefined && isQuestion(text);
}

function isHardlyHeard({ intent, intentConfidence }: Reading): boolean {
  return intent === null || intentConfidence < SURE_OF_ASIDE;
}

/**
 * Asks once more, and helps more each time: in the node's own words where it has some; else the
 * question alone, then with what can be answered. Who was understood is not told otherwise. `null`
 * when it was asked enough.
 */
export function askAgain(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  const { state } = walk;
  const misses = state.misses + 1;
  const isEnough = misses > mostReprompts(node, walk.tree);
  const unoffered = unofferedTo(heard);
  if (unoffered) {
    const gone = letGo(node, walk, unoffered, heard, isEnough);
    if (gone) return gone;
  }
  if (isEnough) return null;
  state.misses = misses;
  state.between = null;
  const { reprompts = [] }: NodeFields = node;
  // One that was left empty would meet the caller with silence; all of them ask for the day as well.
  const isRest = dayTold(node, state) !== null;
  const own = isRest ? "" : fill(reprompts[misses - 1] ?? "", state.variables);
  const excuse = unoffered ? acknowledge(walk, unoffered) : excuseToQuestion(walk, heard);
  if (excuse === null) sayWords(walk, own || ourWords(node, walk, apology(misses)));
  else {
    const isOwn = own !== "" && !SAYS_NOT_UNDERSTOOD.test(own) && unoffered !== null;
    sayWords(walk, isOwn ? `${excuse} ${own}` : ourWords(node, walk, excuse));
  }
  return awaitAnswer(node, walk);
}

/** Asks who does not know in these words, else in the author's easier ones; nothing was misunderstood. */
export function askEasier(
  node: TreeNode,
  walk: Walk,
  excuse: string,
  words: string | null = null,
): Step {
  const { reprompts = [] }: NodeFields = node;
  const isRest = dayTold(node, walk.state) !== null;
  const own = isRest ? "" : fill(reprompts[0] ?? "", walk.state.variables);
  const isOwn = own !== "" && !SAYS_NOT_UNDERSTOOD.test(own);
  walk.state.between = null;
  const question = words ?? (isOwn ? own : shortQuestion(node, walk));
  sayWords(walk, [excuse, question].filter(Boolean).join(" "));
  return awaitAnswer(node, walk);
}

/** The words in which authors ask again for want of understanding. */
const SAYS_NOT_UNDERSTOOD = /verst[aeä]nd|versteh|akustisch|wie bitte|pardon/iu;

/** To who asks something that nobody here can answer; `null` where nothing was asked. */
function excuseToQuestion({ state }: Walk, heard: HeardReply): string | null {
  return asksSomething(heard) ? cannotTell(state) : null;
}

function ourWords(node: TreeNode, walk: Walk, excuse: string): string {
  const help = walk.state.misses > 1 ? helpWith(node, walk) : "";
  return [excuse, help, questionOf(filledText(node, walk))].filter(Boolean).join(" ");
}

function apology(misses: number): string {
  return WORDING.notUnderstood[Math.min(misses, WORDING.notUnderstood.length) - 1] ?? "";
}

const MOST_SUGGESTED = 3;

function helpWith(node: TreeNode, { graph, state }: Walk): string {
  const wanted =
    dayTold(node, state) === null
      ? specOf(node).wants?.(node, graph)
      : kindWanted(node, { state, graph });
  if (wanted !== undefined) return VALUE_WORDING[wanted].hint;
  const answers = graph
    .conditions(node.id)
    .map((condition) => wordsSaid(condition, state.variables))
    .filter(({ from }) => from !== "key" && from !== "code")
    .map(({ words }) => words);
  return answers.length < 2 ? "" : WORDING.answerWith(answers.slice(0, MOST_SUGGESTED));
}
