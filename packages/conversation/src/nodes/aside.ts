import type { TreeNode } from "@rufbaum/tree";
import { sentencesOf, textOf } from "@rufbaum/tree/graph";
import { fill, fillWhole } from "../fill.ts";
import { MOST_ASIDES, SURE_OF_ANGER, SURE_OF_ASIDE } from "../settings.ts";
import { asksForName, asksForReason } from "../small-talk.ts";
import { timesTold, told } from "../told.ts";
import { end, type Step, say, sayWords, type Walk } from "../walk.ts";
import { WORDING } from "../wording.ts";
import { askShortly, awaitAnswer } from "./ask.ts";
import type { HeardReply } from "./node-behaviour.ts";
import { isOtherName } from "./not-the-one.ts";
import { raiseObjection } from "./raise-objection.ts";
import { introduce, wait } from "./who-speaks.ts";
import { yesBeside } from "./yes.ts";

/** What is said about the call rather than in answer to it: objections, "Moment", "wie bitte?". */
export function answerAside(
  node: TreeNode,
  walk: Walk,
  { text, reading }: HeardReply,
): Step | null {
  const { intent, intentConfidence } = reading;
  if (intent === null || intentConfidence < SURE_OF_ASIDE) return null;
  const answered = raiseObjection(node, walk, intent, yesBeside(reading));
  if (answered) return answered;
  const { state } = walk;
  const asides = state.asides ?? 0;
  if (asides >= MOST_ASIDES) return null;
  const step = replyTo(node, walk, intent, intentConfidence, text);
  if (step !== null) state.asides = asides + 1;
  return step;
}

/** Greetings and thanks: no answer where something is asked, but a name or a text may be one. */
export function answerCourtesy(
  node: TreeNode,
  walk: Walk,
  { text, reading }: HeardReply,
): Step | null {
  const { intent, intentConfidence } = reading;
  if (intent === null || intentConfidence < SURE_OF_ASIDE) return null;
  const { state } = walk;
  const asides = state.asides ?? 0;
  switch (intent) {
    case "goodbye":
      return end(walk, "abandoned", "goodbye", WORDING.goodbye);
    case "greeting":
    case "thank_you":
      if (asides >= MOST_ASIDES) return null;
      state.asides = asides + 1;
      if (!isOtherName(text)) greetBack(walk, intent);
      return askShortly(node, walk);
    default:
      return null;
  }
}

/** Whoever has only said his name is greeted, once; a start that greets has done so. */
function greetBack(walk: Walk, intent: string): void {
  if (intent !== "greeting" || timesTold(walk.state, intent) > 0) return;
  told(walk.state, intent);
  if ((walk.state.callerTurns ?? 0) <= 1) say(walk, WORDING.greetBack);
}

/** What is said to an intent that is about the call itself; `null` where nothing is. */
export function replyTo(
  node: TreeNode,
  walk: Walk,
  intent: string,
  intentConfidence: number,
  asked = "",
): Step | null {
  switch (intent) {
    case "hold_on":
      return wait(node, walk, "back");
    case "putting_through":
      return wait(node, walk, "another");
    case "are_you_there":
      say(walk, WORDING.here);
      return askShortly(node, walk);
    case "wants_human":
      return end(walk, "callback", "wants-human", WORDING.goodbyeHuman);
    case "angry":
      return intentConfidence < SURE_OF_ANGER
        ? null
        : end(walk, "not-interested", "angry", WORDING.goodbyeAngry);
    case "repeat_please":
      return sayOnceMore(node, walk);
    case "is_this_a_bot":
      say(walk, timesTold(walk.state, intent) === 0 ? WORDING.ai : WORDING.aiAgain);
      told(walk.state, intent);
      return askShortly(node, walk);
    case "who_is_calling":
      if (!tellMatter(node, walk, asked)) introduce(walk, { asked });
      return askShortly(node, walk);
    default:
      return null;
  }
}

/** To who has not heard it well. */
export function sayOnceMore(node: TreeNode, walk: Walk): Step {
  sayWords(walk, lastTold(node, walk), { pace: "slow" });
  return awaitAnswer(node, walk);
}

/** Whoever wants to hear it again wants what was told, and not our excuse or our guess. */
function lastTold(node: TreeNode, { state }: Walk): string {
  const own = fillWhole(textOf(node), state.variables);
  const isOurs = state.misses > 0 && (state.between ?? null) === null;
  return isOurs && own !== "" ? own : (state.lastTurn ?? state.lastSaid);
}

/** "Worum geht's denn?": what the question that stands has told of the matter says more than the greeting. */
function tellMatter(node: TreeNode, walk: Walk, asked: string): boolean {
  if (!asksForReason(asked) || asksForName(asked)) return false;
  const told = sentencesOf(fill(textOf(node), walk.state.variables)).filter(
    (sentence) => !sentence.endsWith("?") && sentence.split(" ").length >= FEWEST_WORDS_OF_MATTER,
  );
  if (told.length === 0 || node.id === walk.graph.start?.id) return false;
  sayWords(walk, told.join(" "));
  return true;
}

const FEWEST_WORDS_OF_MATTER = 6;
