import type { TreeNode } from "@rufbaum/tree";
import { specOf } from "@rufbaum/tree/graph";
import { callAgainIn, doubtsCalls } from "./call-again.ts";
import { conditionMet } from "./conditions.ts";
import { examplesOf } from "./examples-of.ts";
import { isInsult } from "./insult.ts";
import { answerAside } from "./nodes/aside.ts";
import { askShortly } from "./nodes/ask.ts";
import type { HeardReply } from "./nodes/node-behaviour.ts";
import type { ConversationState } from "./types.ts";
import { end, type Step, type Walk } from "./walk.ts";
import { WORDING } from "./wording.ts";

/**
 * What a courteous person does before anything else is made of a reply: asks once whether no more calls
 * are wanted, and offers nothing to whoever insults him.
 */
export function heedTact(node: TreeNode, walk: Walk, heard: HeardReply): Step | "opt-out" | null {
  const { state } = walk;
  if (state.callAgain === "asked") {
    const answer = callAgainIn(heard);
    if (answer === "no-more") return "opt-out";
    if (answer === null) return leaveOpen(node, walk, heard);
    state.callAgain = "answered";
    // "Nein, aber Dienstag passt mir": more than this was answered.
    return isAnswered(node, walk, heard) ? null : askShortly(node, walk);
  }
  return askWhetherToCall(node, walk, heard) ?? endInsult(node, walk, heard);
}

/** What may be said about the call while that question stands; it is asked again then. */
const BESIDES: ReadonlySet<string> = new Set([
  ...["repeat_please", "hold_on", "putting_through", "are_you_there"],
  ...["is_this_a_bot", "who_is_calling", "wants_human"],
]);

/**
 * Whoever neither wants calls nor refuses them is spoken to no further, and called by nobody until a
 * person has looked at it: an objection need not be spoken twice, and none may be made of a "weiß nicht".
 */
function leaveOpen(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  if (BESIDES.has(heard.reading.intent ?? "")) {
    const aside = answerAside(node, walk, heard);
    if (aside) return aside;
  }
  if (isAnswered(node, walk, heard)) {
    walk.state.callAgain = "answered";
    return null;
  }
  return end(walk, "abandoned", "undecided", WORDING.goodbyeUndecided);
}

/** Whether the node's own question is answered by more than a yes or a no, which answered the other one. */
function isAnswered(node: TreeNode, walk: Walk, { reading }: HeardReply): boolean {
  const { condition, values, why } = reading;
  const wanted = specOf(node).wants?.(node, walk.graph);
  if (wanted !== undefined && values[wanted] !== undefined && wanted !== "yes-no") return true;
  const met = conditionMet(node, walk, reading);
  if (met === null || met.condition !== condition) return met !== null;
  return why.some((clue) => clue.for === condition && OWN_WORDS.has(clue.kind));
}

const OWN_WORDS: ReadonlySet<string> = new Set(["example", "key", "meaning", "llm"]);

function askWhetherToCall(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  if (walk.state.callAgain != null || !doubtsCalls(heard) || isAuthors(heard)) return null;
  walk.state.callAgain = "asked";
  walk.state.between = null;
  return askShortly(node, walk);
}

/** What a tree's author gave as an answer is one. */
function isAuthors({ reading: { condition, why } }: HeardReply): boolean {
  return (
    condition !== null && why.some((clue) => clue.kind === "example" && clue.for === condition)
  );
}

/** Likeness may find an answer in an insult; no way but the one for anger is taken. */
function endInsult(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  if (!isInsult(heard.text)) return null;
  const own = walk.graph
    .conditions(node.id)
    .find(
      (one) =>
        ANGER.test(one.condition) ||
        one.counts?.includes("angry") ||
        examplesOf(one).some(isInsult),
    );
  const way = own && (walk.graph.targetOf(node.id, own) ?? walk.graph.fallback(node.id));
  if (way) return { to: way };
  const { text, reading } = heard;
  const angry = { ...reading, intent: "angry", intentConfidence: 1, alsoHeard: [] };
  return (
    answerAside(node, walk, { text, reading: angry }) ??
    end(walk, "not-interested", "angry", WORDING.goodbyeAngry)
  );
}

/** How authors call a condition for those who are angry. */
const ANGER =
  /angry|anger|ärger|wütend|\bwut\b|sauer|beleidig|beschimpf|schimpf|aggressiv|genervt|insult|hostile|beschwer/iu;

/** Whether nobody is to be called again after this before a person has decided. */
export function needsDecision({
  endReason,
  callAgain,
}: Pick<ConversationState, "endReason" | "callAgain">): boolean {
  return (
    (endReason !== null && HELD.has(endReason)) ||
    (callAgain === "asked" && endReason !== "opt-out")
  );
}

const HELD: ReadonlySet<string> = new Set(["emergency", "hardship", "undecided"]);
