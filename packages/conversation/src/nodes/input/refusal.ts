import type { NodeOf, ValueKindName } from "@rufbaum/tree";
import { textOf, VALUE_SPECS } from "@rufbaum/tree/graph";
import { SURE_OF_ASIDE } from "../../settings.ts";
import { isGoodbye, isQuestion } from "../../small-talk.ts";
import type { Step, Walk } from "../../walk.ts";
import { asksToBeCalled, forbidsCall } from "../../wish-for-call.ts";
import { asksInPassing, declinesMatter, leave } from "../decline.ts";
import type { HeardReply } from "../node-behaviour.ts";
import { saysNo, takesLeave } from "../stand-by-no.ts";
import {
  beginsWithYes,
  deniesSomething,
  isOutrightRefusal,
  leavesAsItIs,
  openAnswerOf,
  speaksOfTime,
} from "./open-answers.ts";

type InputNode = NodeOf<"input">;

/** "Nein, das sage ich nicht": to ask again would be pushing. Whoever speaks of a day is not that. */
export function isRefusal({ text, reading }: HeardReply): boolean {
  if (speaksOfTime(text)) return false;
  return isOutrightRefusal(text) || isUnwilling({ text, reading });
}

export function isUnwilling({ text, reading: { intent, intentConfidence } }: HeardReply): boolean {
  return REFUSALS.has(intent ?? "") && intentConfidence >= SURE_OF_ASIDE && deniesSomething(text);
}

const REFUSALS: ReadonlySet<string> = new Set(["Nein", "not_interested", "trust_doubt"]);

/**
 * Who says no and goodbye, or that he wants none after all, is asked for no day and no hour of it;
 * what is asked beside the matter ("Ihre E-Mail?") he may refuse after he has agreed to it.
 */
export function letWhoDeclinesGo(
  node: InputNode,
  walk: Walk,
  kind: ValueKindName,
  heard: HeardReply,
): Step | null {
  const { text, reading } = heard;
  if (reading.condition !== null || isQuestion(text)) return null;
  if (!isLastRemark(node, walk, kind) && leavesWithNo(heard)) {
    return leave(node, walk, "not-interested");
  }
  const isMet = walk.graph.objections.has(reading.intent ?? "");
  return !isMet && declinesMatter(text) ? leave(node, walk, "not-interested") : null;
}

/** "Möchten Sie uns noch etwas mitteilen?" – "Nein danke, tschüss" answers it, and declines nothing. */
function isLastRemark(node: InputNode, { state }: Walk, kind: ValueKindName): boolean {
  if (!VALUE_SPECS[kind].isAsHeard) return false;
  return (state.inputs ?? []).length > 0 || asksInPassing(textOf(node));
}

/** A no and a goodbye; "ja, sonst nichts, tschüss" and "egal, ich hab nichts vor, tschüss" are none. */
function leavesWithNo(heard: HeardReply): boolean {
  const { text, reading } = heard;
  if (!takesLeave(text) && !isGoodbye(reading)) return false;
  if (putsOff(heard) || speaksOfTime(withoutLeave(text))) return false;
  const isWilling =
    reading.intent === "Ja" ||
    beginsWithYes(text) ||
    leavesAsItIs(text) ||
    openAnswerOf(text) === "any";
  return !isWilling && (saysNo(text) || SAYS_NO_LATER.test(text) || WANTS_NONE.test(text));
}

const SAYS_NO_LATER = /[,.;!]\s*(?:nein|nee|nö)(?!\p{L})/iu;
/** "Ich möchte das nicht", "ich habe dafür keine Nerven". */
const WANTS_NONE =
  /(?<!\p{L})(?:(?:ich|wir|i|mir) (?:will|wollen|möcht\p{L}*|mag|mögen|brauch\p{L}*)(?: (?!\p{L}*ändern)\p{L}+){0,4} (?:nicht|net|ned|nix|nichts|kein\p{L}*)|(?:will|möchte?|mag|brauche?) (?:ich|wir|i)(?: \p{L}+){0,3} (?:nicht|net|ned|nix|nichts|kein\p{L}*)|keine?n? (?:\p{L}+ )?(?:nerv\p{L}*|lust|interesse|bedarf|zeit|termin))(?!\p{L})/iu;

/** "Schönen Tag noch" names no day. */
function withoutLeave(text: string): string {
  return text.replace(/(?:schön|gut|angenehm)\p{L}* (?:tag|abend|woche\p{L}*)/giu, "");
}

/** Whether it is to be another time; who will not be called puts nothing off. */
export function putsOff({ text, reading: { intent } }: HeardReply): boolean {
  if (forbidsCall(text)) return false;
  return intent === "callback_later" || asksToBeCalled(text);
}
