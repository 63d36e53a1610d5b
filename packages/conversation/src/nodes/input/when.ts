import type { NodeOf } from "@rufbaum/tree";
import { textOf } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import { asksForMeeting, saidInPart } from "../../said-before.ts";
import { saidBack } from "../../spoken-value.ts";
import { type Step, sayWords, type Walk } from "../../walk.ts";
import { VALUE_WORDING, WORDING } from "../../wording.ts";
import { awaitAnswer } from "../ask.ts";
import type { HeardReply } from "../node-behaviour.ts";
import { openAnswerOf } from "./open-answers.ts";
import { dayToPropose, timeToPropose } from "./propose.ts";

const FOR_WHEN = /\bwann\b/iu;

/** Whether an input keeps in a caller's words when somebody may be called or met. */
export function asksWhen(node: NodeOf<"input">, { graph }: Walk): boolean {
  const question = textOf(node);
  const isText = (node.input?.value ?? graph.kindAsked(node.id)) === "text";
  return isText && FOR_WHEN.test(question) && asksForMeeting(question);
}

/**
 * Whatever is said is kept in the caller's words, after the day that was named on the way here. Who has
 * no time in mind is proposed one.
 */
export function hearWhen(
  node: NodeOf<"input">,
  walk: Walk,
  { text, reading }: HeardReply,
): { step: Step } | { value: string } | null {
  const { half } = walk.state;
  const { time } = reading.values;
  if (half?.kind === "text" && (time !== undefined || reading.halves?.time)) {
    return { value: `${half.heard}, ${time === undefined ? text.trim() : saidBack("time", time)}` };
  }
  const isOpen = openAnswerOf(text) === "any" && time === undefined;
  return isOpen ? { step: proposeWhen(node, walk, reading) } : null;
}

/** "Rufen Sie mich morgen an", said on the way here: only the hour is missing. */
export function whenInPart(node: NodeOf<"input">, walk: Walk): Step | null {
  const day = asksWhen(node, walk) ? saidInPart(walk) : null;
  if (day === null) return null;
  walk.state.half = { kind: "text", heard: day };
  walk.state.between = null;
  sayWords(walk, `${WORDING.half(day)} ${VALUE_WORDING.time.rest ?? ""}`);
  return awaitAnswer(node, walk);
}

function proposeWhen(node: NodeOf<"input">, walk: Walk, { halves }: Reading): Step {
  const day = dayToPropose(walk.at, halves?.date ?? null);
  const words = `${saidBack("date", day)}, ${saidBack("time", timeToPropose(undefined))}`;
  walk.state.unconfirmed = words;
  walk.state.isProposed = true;
  walk.state.between = null;
  sayWords(walk, WORDING.propose(words));
  return awaitAnswer(node, walk);
}
