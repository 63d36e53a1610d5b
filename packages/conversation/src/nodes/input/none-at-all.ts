import type { NodeOf, ValueKindName } from "@rufbaum/tree";
import { isGoodbye, isQuestion } from "../../small-talk.ts";
import { timesTold, told } from "../../told.ts";
import { end, type Step, sayWords, type Walk } from "../../walk.ts";
import { INTENT_WORDING, WORDING } from "../../wording.ts";
import { answerQuestion } from "../answer-question.ts";
import { answerAside } from "../aside.ts";
import { askShortly, awaitAnswer } from "../ask.ts";
import { leave } from "../decline.ts";
import type { HeardReply } from "../node-behaviour.ts";
import { ownEnd } from "../own-end.ts";
import { asksWhereToSend, isNeeded, noneQuestion } from "./needed.ts";
import { beginsWithYes, openAnswerOf } from "./open-answers.ts";
import { isRefusal, putsOff } from "./refusal.ts";

type InputNode = NodeOf<"input">;

/**
 * Who won't tell what all hangs on: whether he wants none at all is asked once, and then he is let go;
 * who puts it off is called another time. `null` where the conversation can do without the value.
 */
export function meetRefusalOfNeeded(
  node: InputNode,
  walk: Walk,
  kind: ValueKindName,
  heard: HeardReply,
): Step | null {
  if (!isNeeded(node, walk, kind)) return null;
  const open = openAnswerOf(heard.text);
  // "Weiß ich nicht auswendig": another time he may have it at hand.
  const isNotAtHand = open === "none" || (open === "unknown" && asksWhereToSend(node, walk));
  if (putsOff(heard) || isNotAtHand) return callAnotherTime(node, walk);
  const { state } = walk;
  if (timesTold(state, "none-at-all") > 0) return letGo(node, walk);
  told(state, "none-at-all");
  state.doubtsMatter = true;
  state.between = null;
  sayWords(walk, noneQuestion(node, walk));
  return awaitAnswer(node, walk);
}

/** The tree's end for a no may say more than that nothing is sent: "Ich lösche Ihre Vormerkung". */
function letGo(node: InputNode, walk: Walk): Step {
  if (!asksWhereToSend(node, walk)) return leave(node, walk, "not-interested");
  return end(walk, "not-interested", "declined", WORDING.goodbyeDeclined);
}

function callAnotherTime(node: InputNode, walk: Walk): Step {
  return leave(node, walk, "callback", INTENT_WORDING.callback_later?.goodbye);
}

/**
 * What is said to "Dann möchten Sie lieber keinen Termin?": a yes and a no agree to that alike, and only
 * "doch" and "nein, ich möchte einen" do not. What is said beside it leaves the question standing; `null`
 * where something else is said, such as a day.
 */
export function hearWhetherNone(
  node: InputNode,
  walk: Walk,
  heard: HeardReply,
  givesValue: boolean,
): Step | null {
  const { text, reading } = heard;
  if (givesValue) return null;
  if (!isQuestion(text)) {
    if (wantsOne(text)) return askShortly(node, walk);
    if (putsOff(heard)) return callAnotherTime(node, walk);
    const isSettled =
      beginsWithYes(text) ||
      AGREES_TO_NONE.test(text) ||
      SETTLES.has(reading.intent ?? "") ||
      isGoodbye(reading) ||
      isRefusal(heard);
    if (isSettled) return letGo(node, walk);
  }
  walk.state.doubtsMatter = true;
  const beside = answerAside(node, walk, heard) ?? answerQuestion(node, walk, heard);
  if (beside === null) walk.state.doubtsMatter = false;
  return beside;
}

function wantsOne(text: string): boolean {
  if (DENIES_ONE.test(text)) return false;
  return CONTRADICTS.test(text) || (!beginsWithYes(text) && WANTS_ONE.test(text));
}

const SETTLES: ReadonlySet<string> = new Set(["Ja", "Nein", "not_interested"]);
const CONTRADICTS =
  /(?<!\p{L})(?:doch|(?:nicht so|so nicht|anders|so war das nicht|so hab\p{L}* ich das nicht) gemeint|missverstanden|falsch verstanden|(?:möcht\p{L}*|will|wollen|hätt\p{L}*|brauch\p{L}*|nehm\p{L}*) (?:ich |wir )?(?:\p{L}+ ){0,2}(?:einen|den|die|das)(?! (?:ruhe|nicht|gar|lieber|überhaupt))|(?:einen|den) (?:termin|besuch|anruf) (?:\p{L}+ )?(?:will|möcht\p{L}*|hätt\p{L}*|brauch\p{L}*)|kommen sie)(?!\p{L})/iu;
const WANTS_ONE = /(?<!\p{L})(?:gern|gerne|schon(?! gesagt)|natürlich|klar|unbedingt)(?!\p{L})/iu;
const DENIES_ONE =
  /(?<!\p{L})(?:nicht unbedingt|doch (?:lieber |gar |eher )*(?:nicht|kein\p{L}*)|natürlich (?:nicht|kein\p{L}*)|gern\p{L}* kein\p{L}*|(?:hab|habe|hatte) (?:ich )?(?:\p{L}+ ){0,2}(?:doch|schon|ja) gesagt|(?:will|möchte?|brauche?) (?:ich |wir )?(?:\p{L}+ ){0,4}(?:nicht|nichts|kein\p{L}*|ruhe|aufhören|auflegen|schluss)|kommen sie (?:\p{L}+ ){0,2}(?:nicht|nie))(?!\p{L})/iu;
/** "Keinen", "lieber nicht". */
const AGREES_TO_NONE =
  /(?<!\p{L})(?:nicht unbedingt|(?:lieber|eher|gar|besser) nicht|keinen?(?! (?:plan|schimmer|blassen|ahnung|problem)(?!\p{L}))(?: termin| anruf| besuch)?)(?!\p{L})/iu;

/** What all hangs on is not known, and not to be had: nothing can be promised. */
export function goWithout(node: InputNode, walk: Walk, kind: ValueKindName): Step | null {
  if (!isNeeded(node, walk, kind)) return null;
  const own = ownEnd(node, walk, "callback");
  return own ? { to: own.id } : end(walk, "failed", "unmatched", WORDING.goodbyeUnmatched);
}
