import type { TreeNode } from "@rufbaum/tree";
import { callAgainIn, doubtsCalls, isWearyOfCalls } from "./call-again.ts";
import { conditionMet } from "./conditions.ts";
import { examplesOf } from "./examples-of.ts";
import { isInsult } from "./insult.ts";
import { kindWanted } from "./kind-wanted.ts";
import { answerAside } from "./nodes/aside.ts";
import { askShortly, chooseWay } from "./nodes/ask.ts";
import type { HeardReply } from "./nodes/node-behaviour.ts";
import { isYes } from "./nodes/yes.ts";
import { SURE_OF_ASIDE, SURE_OF_STANDING } from "./settings.ts";
import { isGoodbye } from "./small-talk.ts";
import { timesTold, told } from "./told.ts";
import type { ConversationState } from "./types.ts";
import { end, type Step, say, type Walk } from "./walk.ts";
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
  return (
    askWhetherToCall(node, walk, heard) ??
    endInsult(node, walk, heard) ??
    regretCalls(node, walk, heard)
  );
}

/** Whoever is weary of being called hears that it is regretted; a yes and a refusal of his own stand. */
function regretCalls(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  const { state, graph } = walk;
  const { reading, text } = heard;
  if (timesTold(state, "weary") > 0 || !isWearyOfCalls(text)) return null;
  if (isAuthors(heard) && reading.confidence >= SURE_OF_EXAMPLE) return null;
  const { intent, intentConfidence, alsoHeard } = reading;
  const isRefusal =
    (REFUSALS.has(intent ?? "") && intentConfidence >= SURE_OF_STANDING) || REFUSES.test(text);
  if (isRefusal || graph.objections.has(intent ?? "") || isGoodbye(reading)) return null;
  told(state, "weary");
  say(walk, WORDING.regret);
  if (OF_THE_CALL.has(intent ?? "") && intentConfidence >= SURE_OF_ASIDE) return null;
  const agreed = reading.why.some(({ kind }) => kind === "rule" || kind === "roll-up");
  if (reading.condition !== null && isYes(intent) && agreed) return null;
  const yes = alsoHeard.find(({ name, condition }) => isYes(name) && condition !== null);
  const way = yes && chooseWay(node, walk, { reading: { ...reading, condition: yes.condition } });
  return way ?? askShortly(node, walk);
}

const REFUSALS: ReadonlySet<string> = new Set([
  ...["Nein", "not_interested", "opt_out", "wrong_person", "not_available"],
]);
const REFUSES =
  /kein interesse|nein danke|brauche? (?:ich |wir )?(?:nichts|nix)|(?:will|möchte) (?:ich |wir )?nichts|nicht mehr/iu;
/** What is asked about the call is answered as well. */
const OF_THE_CALL: ReadonlySet<string> = new Set([
  "who_is_calling",
  "is_this_a_bot",
  "trust_doubt",
]);
/** As good as word for word. */
const SURE_OF_EXAMPLE = 0.98;

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
  const wanted = kindWanted(node, walk);
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
