import type { TreeNode } from "@rufbaum/tree";
import { textOf } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import { fill } from "../fill.ts";
import { SURE_OF_ASIDE, SURE_OF_UNOFFERED, SURE_OF_WRONG_PERSON } from "../settings.ts";
import { shortened } from "../shortened.ts";
import { asksToBeSent } from "../small-talk.ts";
import { timesTold, told } from "../told.ts";
import type { NextState } from "../types.ts";
import { end, type Step, type Walk } from "../walk.ts";
import { asksToBeCalled } from "../wish-for-call.ts";
import { INTENT_WORDING, type IntentWording, WORDING } from "../wording.ts";
import { leave } from "./decline.ts";
import type { HeardReply } from "./node-behaviour.ts";

/** An intent that was surely heard where the tree has no way for it. */
export interface Unoffered {
  intent: string;
  wording: IntentWording;
  /** 0 to 1. */
  confidence: number;
}

/** What was understood and is met by nothing here; `null` where nothing was. */
export function unofferedIn({ condition, intent, intentConfidence }: Reading): Unoffered | null {
  if (condition !== null || intent === null) return null;
  const least = POLARITIES.has(intent) ? SURE_OF_UNOFFERED : SURE_OF_ASIDE;
  if (intentConfidence < least) return null;
  const wording = wordingOf(intent);
  return wording && { intent, wording, confidence: intentConfidence };
}

/** Plain agreement, refusal and doubt, which many a word sounds like. */
export const POLARITIES: ReadonlySet<string> = new Set(["Ja", "Nein", "Vielleicht"]);

export function wordingOf(intent: string): IntentWording | null {
  return Object.hasOwn(INTENT_WORDING, intent) ? (INTENT_WORDING[intent] ?? null) : null;
}

/** The same of a reply; papers are wished for only by who asks for them in so many words. */
export function unofferedTo({ text, reading }: HeardReply): Unoffered | null {
  const found = unofferedIn(reading);
  return found?.intent === "send_info" && !asksToBeSent(text) ? null : found;
}

/** The sentence that it is met with, in other words each time; what was wished by it is kept. */
export function acknowledge(
  walk: Walk,
  { intent, wording }: Omit<Unoffered, "confidence">,
): string {
  const times = timesTold(walk.state, intent);
  told(walk.state, intent);
  keepWish(walk.state, wording);
  const { start } = walk.graph;
  // Whoever answers other people's telephone wants to know who calls, and why.
  if (intent === "secretary_detected" && times === 0 && start) {
    const introduction = fill(textOf(start), walk.state.variables);
    if (introduction !== "") return introduction;
  }
  // What the tree has answered often enough, nobody says that it can't be told.
  const answered = walk.graph.objections.get(intent);
  const answer = answered ? shortened(fill(textOf(answered), walk.state.variables)) : "";
  if (answer !== "") return WORDING.asSaid(answer);
  return wording.words[Math.min(times, 1)] ?? "";
}

function keepWish(state: NextState, { wish }: IntentWording): void {
  if (wish !== undefined) state.wish = wish;
}

/** Whoever says twice that he would rather not go on, is let go; `null` where the tree goes on. */
export function letGo(
  node: TreeNode,
  walk: Walk,
  { intent, wording, confidence }: Unoffered,
  heard: HeardReply,
  isAskedEnough: boolean,
): Step | null {
  const { goodbye, wish } = wording;
  if (goodbye === undefined || wish === undefined) return null;
  if (walk.graph.fallback(node.id) !== null) return null;
  if (intent === "callback_later" && namesWhenToCall(walk, heard)) {
    return leave(node, walk, wish, goodbye);
  }
  const isWrong = intent === "wrong_person" && confidence >= SURE_OF_WRONG_PERSON;
  if (!isAskedEnough && !isWrong && timesTold(walk.state, intent) === 0) return null;
  return end(walk, wish, "declined", goodbye);
}

/** "Rufen Sie morgen um zehn noch mal an", or a day behind "keine Zeit": there is nothing more to ask. */
function namesWhenToCall({ state }: Walk, { text, reading }: HeardReply): boolean {
  const { values, halves } = reading;
  if (!asksToBeCalled(text)) return false;
  const isTimed = values.date !== undefined || values.time !== undefined || halves !== undefined;
  const isWhole = values.date !== undefined && values.time !== undefined;
  return isWhole || (isTimed && timesTold(state, "no_time") > 0);
}
