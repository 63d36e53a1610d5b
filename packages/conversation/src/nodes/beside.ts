import type { TreeNode } from "@rufbaum/tree";
import { sentencesOf, textOf } from "@rufbaum/tree/graph";
import type { HeardIntent, Reading } from "@rufbaum/understanding";
import { isNamedFor } from "@rufbaum/understanding/counts-as";
import { SURE_OF_STANDING } from "../settings.ts";
import {
  asksForName,
  asksForReason,
  asksForSource,
  asksToBeSent,
  doubtsUs,
  isQuestion,
} from "../small-talk.ts";
import { type Step, say, sayWords, type Walk } from "../walk.ts";
import { asksToBeCalled } from "../wish-for-call.ts";
import { WORDING } from "../wording.ts";
import { answerAside } from "./aside.ts";
import type { HeardReply } from "./node-behaviour.ts";
import { raiseObjection } from "./raise-objection.ts";
import { acknowledge, wordingOf } from "./unoffered.ts";
import { introduce, wait } from "./who-speaks.ts";
import { isYes } from "./yes.ts";

const COMES_FIRST: ReadonlySet<string> = new Set(["hold_on", "repeat_please"]);

/** "Ja gern, aber was kostet das denn?": what was asked is answered, and the yes still holds. */
export function answerBeside(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  const { reading } = heard;
  // "Ja, Moment": whoever has to be waited for, or did not hear, has not answered yet, unless the
  // author gave that as an answer.
  const isOnlyBeside =
    reading.alsoHeard.some(({ condition }) => condition === reading.condition) &&
    reading.why.every((clue) => clue.kind !== "example" || clue.for !== reading.condition);
  if (isOnlyBeside && COMES_FIRST.has(reading.intent ?? "")) return answerAside(node, walk, heard);
  if (reading.condition === null || !(isYes(reading.intent) || saysMore(walk, reading)))
    return null;
  // "Nein, ich wollte wissen, was der kostet": what only might be an answer is none beside a question.
  if (!isYes(reading.intent) && isDoubtful(reading)) {
    const step = answerAside(node, walk, heard);
    if (step) return step;
  }
  let isRemarked = false;
  const isYesMeant = isYes(reading.intent) || isYesBeside(reading);
  for (const name of beside(reading)) {
    const isMet = reading.isBeside === true && name === reading.intent;
    if (!isYesMeant && !isMet && !isAsked(reading, name)) continue;
    // What was asked has been answered: "gut, das mit dem Preis ist klar" asks nothing more.
    if (heard.isAfterAnswer && QUESTIONS.has(name) && !isQuestion(heard.text)) continue;
    if (name === "trust_doubt" && !isYesMeant && !doubtsUs(heard.text)) continue;
    // "Ja, Moment, es klingelt": whoever comes back is asked again.
    if (name === "hold_on") return wait(node, walk, "back");
    // "Ja, aber wer sind Sie denn?": told in passing where the tree has no objection for it.
    if (name === "is_this_a_bot" && !walk.graph.objections.has(name)) say(walk, WORDING.ai);
    // "Ja, worum geht's?" is answered by what comes next.
    const isNext = !asksForName(heard.text) && tellsReason(node, walk, reading);
    const isReason = asksForReason(heard.text);
    if (name === "who_is_calling" && !(isReason && isNext) && !walk.graph.objections.has(name)) {
      introduce(walk, { asked: heard.text });
    }
    // "Nein, das ist mir zu teuer": the no is what the objection is answered for, and holds no longer.
    const kept = isNoAnswer(node, walk, reading) ? null : reading.condition;
    const step = raiseObjection(node, walk, name, kept);
    if (step) return step;
    const isMetAlready =
      isRemarked ||
      (name === "trust_doubt" && asksForSource(heard.text)) ||
      (name === "send_info" && !asksToBeSent(heard.text)) ||
      (name === "callback_later" && !asksToBeCalled(heard.text));
    const wording = isMetAlready || walk.graph.objections.has(name) ? null : wordingOf(name);
    if (wording?.isRemark) {
      sayWords(walk, acknowledge(walk, { intent: name, wording }));
      isRemarked = true;
    }
  }
  return null;
}

/** Whether the condition is met by a no, or is the way that counts as one, whatever it is called. */
function isNoAnswer(
  node: TreeNode,
  { graph }: Walk,
  { intent, alsoHeard, condition }: Reading,
): boolean {
  const way = graph.conditions(node.id).find((one) => one.condition === condition);
  const isForNo = way !== undefined && NOES.some((no) => isNamedFor(way, no));
  const meets = alsoHeard.filter((heard) => heard.condition === condition).map(({ name }) => name);
  const said = [intent, ...meets].some((name) => NOES.includes(name ?? ""));
  return (isForNo || said) && ![intent, ...meets].some((name) => isYes(name));
}

const NOES: readonly string[] = ["Nein", "not_interested"];

/** Whether what comes next says something, before it asks. */
function tellsReason(node: TreeNode, { graph }: Walk, { condition }: Reading): boolean {
  const way = graph.conditions(node.id).find((one) => one.condition === condition);
  const next = way ? graph.node(graph.targetOf(node.id, way) ?? "") : null;
  return next !== null && sentencesOf(textOf(next)).some((sentence) => !sentence.endsWith("?"));
}

/** What else than the answer was said. */
function beside({ intent, isByIntent, alsoHeard, condition }: Reading): string[] {
  const isAnswer = isByIntent === true && !alsoHeard.some((heard) => heard.condition === condition);
  const others = alsoHeard.filter((heard) => heard.condition !== condition).map(({ name }) => name);
  const all = intent === null || isAnswer ? others : [intent, ...others];
  return all.filter((name) => !isYes(name));
}

/** "Motorrad, aber was kostet das?": what is asked beside an answer is met in passing, and the answer stands. */
function saysMore({ graph }: Walk, reading: Reading): boolean {
  const { intent, isByIntent, alsoHeard } = reading;
  if (intent !== null && isByIntent !== true && ASKED_BESIDE.has(intent)) return true;
  if (reading.isBeside === true && graph.objections.has(intent ?? "")) return true;
  if (alsoHeard.some(isAskedBeside)) return true;
  if (!isYesBeside(reading) || intent === null) return false;
  return wordingOf(intent)?.isRemark === true || graph.objections.has(intent);
}

/** A clause by itself has to be surer than a whole reply. */
function isAskedBeside({ name, condition, confidence }: HeardIntent): boolean {
  return condition === null && confidence >= SURE_OF_STANDING && ASKED_BESIDE.has(name);
}

function isAsked({ intent, alsoHeard }: Reading, name: string): boolean {
  if (name === intent) return ASKED_BESIDE.has(name);
  return alsoHeard.some((heard) => heard.name === name && isAskedBeside(heard));
}

function isYesBeside({ alsoHeard, condition }: Reading): boolean {
  return alsoHeard.some((heard) => isYes(heard.name) && heard.condition === condition);
}

/** Questions and requests: whoever objects has not answered, only a yes outlasts that. */
const ASKED_BESIDE: ReadonlySet<string> = new Set([
  "price_question",
  "trust_doubt",
  "is_this_a_bot",
  "who_is_calling",
  "send_info",
]);

const QUESTIONS: ReadonlySet<string> = new Set(["price_question", "trust_doubt", "who_is_calling"]);

function isDoubtful({ intent, isByIntent, alsoHeard, condition, confidence }: Reading): boolean {
  if (intent === null || isByIntent === true || confidence >= SURE_OF_STANDING) return false;
  return alsoHeard.every((heard) => heard.condition !== condition);
}
