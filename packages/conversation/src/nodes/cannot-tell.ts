import { asksForReason } from "../small-talk.ts";
import { timesTold, told } from "../told.ts";
import type { NextState } from "../types.ts";
import { say, type Walk } from "../walk.ts";
import { WORDING } from "../wording.ts";
import type { HeardReply } from "./node-behaviour.ts";

/** That something can't be told, in other words each time. */
export function cannotTell(state: NextState): string {
  const times = timesTold(state, "question");
  told(state, "question");
  const { cannotTell: words } = WORDING;
  return words[Math.min(times, words.length - 1)] ?? "";
}

/** What was asked beside an answer, and nobody here knows, is not passed over; the answer stands. */
export function excuseBeside(walk: Walk, { text, reading }: HeardReply): void {
  // Why somebody calls is told by what comes next.
  const isWhy = asksForReason(text) || MERE_WHY.test(text);
  if (reading.openQuestion !== undefined && !isWhy) say(walk, cannotTell(walk.state));
}

/** "Ja, wieso?" */
const MERE_WHY = /^[^\p{L}]*(?:ja|jo)[\s,]+(?:wieso|warum|weshalb|weswegen)(?: denn)?[\s?.!]*$/iu;
