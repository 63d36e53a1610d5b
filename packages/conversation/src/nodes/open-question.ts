import type { TreeNode } from "@rufbaum/tree";
import { specOf, textOf } from "@rufbaum/tree/graph";
import { MOST_ASIDES, SURE_OF_ASIDE } from "../settings.ts";
import { isGoodbye, isMereGreeting, isQuestion } from "../small-talk.ts";
import { end, type Step, type Walk } from "../walk.ts";
import { WORDING } from "../wording.ts";
import { answerQuestion } from "./answer-question.ts";
import { answerAside, answerCourtesy } from "./aside.ts";
import { ask, askAgain, askBetween, askShortly, chooseWay } from "./ask.ts";
import { meetBadTime } from "./bad-time.ts";
import { answerBeside } from "./beside.ts";
import { excuseBeside } from "./cannot-tell.ts";
import { takeDecline } from "./decline.ts";
import { goOn, speakAndGoOn } from "./go-on.ts";
import { keepAnswer } from "./keep-answer.ts";
import { finishWayKeys, pressWay } from "./keys.ts";
import type { HeardReply } from "./node-behaviour.ts";
import { meetUnknown } from "./not-known.ts";
import { meetAbsence } from "./not-the-one.ts";
import { reconsider } from "./reconsider.ts";
import { awaitConnection } from "./who-speaks.ts";

/** Where a node leads that was answered. */
type Leave = (node: TreeNode, walk: Walk, heard: HeardReply) => Step;

/** What the kinds do that speak and go on, and wait where their text asks. */
export const speaking = {
  enter: speak,
  hear: (node: TreeNode, walk: Walk, heard: HeardReply) => hearAnswer(node, walk, heard, goOn),
  press: pressWay,
  finishKeys: finishWayKeys,
};

function speak(node: TreeNode, walk: Walk): Step {
  return walk.graph.listens(node.id) ? ask(node, walk) : speakAndGoOn(node, walk);
}

/**
 * What a reply comes to at a question that was asked in passing. Where its ways out have names, one
 * of them is chosen, as at a decision; else whatever is said is kept, and the way goes on. What
 * concerns the call itself, and what declines it, comes first.
 */
export function hearAnswer(node: TreeNode, walk: Walk, heard: HeardReply, leave: Leave): Step {
  return walk.graph.conditions(node.id).length > 0
    ? chooseOrLeave(node, walk, heard, leave)
    : keepOrAsk(node, walk, heard, leave);
}

function chooseOrLeave(node: TreeNode, walk: Walk, heard: HeardReply, leave: Leave): Step {
  const beside =
    awaitConnection(node, walk, heard) ??
    meetBadTime(node, walk, heard) ??
    meetAbsence(node, walk, heard) ??
    reconsider(node, walk, heard) ??
    answerBeside(node, walk, heard) ??
    meetUnknown(node, walk, heard);
  if (beside) return beside;
  excuseBeside(walk, heard);
  const way = chooseWay(node, walk, heard);
  if (way) {
    keepReply(node, walk, heard);
    return way;
  }
  const again =
    answerAside(node, walk, heard) ??
    takeDecline(node, walk, heard) ??
    answerQuestion(node, walk, heard) ??
    answerCourtesy(node, walk, heard) ??
    askBetween(node, walk, heard) ??
    askAgain(node, walk, heard);
  if (again) return again;
  if (walk.graph.fallback(node.id) === null) {
    return end(walk, "failed", "unmatched", WORDING.goodbyeUnmatched);
  }
  keepReply(node, walk, heard);
  return leave(node, walk, heard);
}

function keepOrAsk(node: TreeNode, walk: Walk, heard: HeardReply, leave: Leave): Step {
  const other =
    awaitConnection(node, walk, heard) ??
    (givesSum(node, heard) ? null : answerAside(node, walk, heard)) ??
    takeDecline(node, walk, heard) ??
    answerQuestion(node, walk, heard) ??
    answerGreeting(node, walk, heard) ??
    askBack(node, walk, heard);
  if (other) return other;
  keepReply(node, walk, heard);
  return leave(node, walk, heard);
}

/** "So um die fünfzehntausend" is the budget that was asked for, and no word of the price being too high. */
function givesSum(node: TreeNode, { text, reading: { values } }: HeardReply): boolean {
  if (values.amount === undefined && values.number === undefined) return false;
  return ASKS_FOR_SUM.test(textOf(node)) && !TOO_MUCH.test(text);
}

const ASKS_FOR_SUM =
  /budget|preisrahmen|wie viel (?:möchten|wollen|können|geben|zahlen|kostet)|ausgeben|welche[rnm]? (?:summe|betrag|preis)/iu;
const TOO_MUCH = /(?<!\p{L})(?:teuer|zu viel|kostet|kosten|unverschämt|wucher)(?!\p{L})|\?/iu;

/** Who asks something himself has answered nothing; that it can't be answered is said, as anywhere. */
function askBack(node: TreeNode, walk: Walk, { text, reading }: HeardReply): Step | null {
  if (!isQuestion(text) || ANSWERS.has(reading.intent ?? "")) return null;
  const isSure = reading.intentConfidence >= SURE_OF_ASIDE;
  return askAgain(node, walk, { text, reading: isSure ? reading : { ...reading, intent: null } });
}

/** "Gut, und Ihnen?" is one, although it asks. */
const ANSWERS: ReadonlySet<string> = new Set([
  ...["Ja", "Nein", "Vielleicht", "thank_you", "greeting", "appointment_accepted"],
]);

/** Thanks are an answer to "Wie geht es Ihnen?"; a mere greeting answers nothing. */
function answerGreeting(node: TreeNode, walk: Walk, { text, reading }: HeardReply): Step | null {
  if (isGoodbye(reading)) return end(walk, "abandoned", "goodbye", WORDING.goodbye);
  const { state } = walk;
  const asides = state.asides ?? 0;
  if (reading.intent !== "greeting" || reading.intentConfidence < SURE_OF_ASIDE) return null;
  if (!isMereGreeting(text) || asides >= MOST_ASIDES) return null;
  state.asides = asides + 1;
  return askShortly(node, walk);
}

/** Characters of a reply that are kept: it is stored with every turn. */
const LONGEST_REPLY = 500;

function keepReply(node: TreeNode, walk: Walk, { text }: HeardReply): void {
  const [variable] = specOf(node).fills?.(node, walk.graph) ?? [];
  if (variable === undefined) return;
  const known = { nodeId: node.id, variable, kind: "text" as const };
  keepAnswer(walk, known, text.trim().slice(0, LONGEST_REPLY));
}
