import { textOf, VALUE_SPECS } from "@rufbaum/tree/graph";
import { asksForMeeting, forgetMention, isMeantForNext, saidBefore } from "../../said-before.ts";
import { saidBack } from "../../spoken-value.ts";
import { type Step, sayWords, takeOver, type Walk } from "../../walk.ts";
import { WORDING } from "../../wording.ts";
import { ask } from "../ask.ts";
import { halfOf, saidAgain } from "./half.ts";
import {
  type InputNode,
  keep,
  meetHourOver,
  mustConfirm,
  readBack,
  wantedBy,
  without,
} from "./keep-value.ts";
import { dayAndPart, whenWished } from "./when.ts";

/**
 * What was said already is not asked again: with this reply, whatever it answered, or before, unless
 * the conversation comes back to the node, for then it was put in question.
 */
export function takeSaid(node: InputNode, walk: Walk): Step | null {
  const kind = wantedBy(node, walk);
  const { state } = walk;
  const isPart = halfOf(kind, walk.offeredHalves) !== null;
  const isOffered =
    VALUE_SPECS[kind].isGivenUnasked &&
    !isPart &&
    (walk.isAnswered || isMeantForNext(walk.mentioned, kind));
  const offered = isOffered ? walk.offered[kind] : undefined;
  const isFirst = state.path.indexOf(node.id) === state.path.length - 1;
  const said = isFirst ? saidBefore(node, walk) : null;
  if (offered !== undefined && (!said?.isEarlier || said.value !== offered)) {
    const over = meetHourOver(node, walk, offered);
    if (over) return over;
    if (mustConfirm(node, walk, offered)) return readBack(node, walk, offered);
    // Who was asked for a day and adds the hour knows what he has said.
    if (!walk.isAnswered)
      takeOver(walk, { node, words: saidBack(kind, offered), isEarlier: false });
    return keep(node, walk, offered);
  }
  if (said === null) return null;
  for (const { kind: used, value } of said.used) forgetMention(walk, used, value);
  const over = meetHourOver(node, walk, said.value);
  if (over) return over;
  if (mustConfirm(node, walk, said.value)) return readBack(node, walk, said.value);
  takeOver(walk, { node, words: said.words, isEarlier: said.isEarlier });
  return keep(node, walk, said.value);
}

/** "Rufen Sie Freitag Vormittag an", said on the way here. */
export function takeDayAndPart(node: InputNode, walk: Walk): Step | null {
  const words = dayAndPart(node, walk);
  if (words === null) return null;
  if (mustConfirm(node, walk, words)) return readBack(node, walk, words);
  takeOver(walk, { node, words, isEarlier: false });
  return keep(node, walk, words);
}

/** When to call was said with the wish for it. */
export function takeWished(node: InputNode, walk: Walk): Step | null {
  const isFirst = walk.state.path.indexOf(node.id) === walk.state.path.length - 1;
  const when = isFirst ? whenWished(node, walk) : null;
  if (when === null) return null;
  takeOver(walk, { node, words: when, isEarlier: false });
  return keep(node, walk, when);
}

/** "Nächste Woche gern", said where nobody had asked for a day. */
export function takeHalfSaid(node: InputNode, walk: Walk): Step | null {
  const kind = wantedBy(node, walk);
  const { state } = walk;
  const isFirst = state.path.indexOf(node.id) === state.path.length - 1;
  const half = halfOf(kind, isFirst ? state.halves : walk.offeredHalves);
  if (half === null || !asksForMeeting(textOf(node))) return null;
  state.halves = without(state.halves ?? {}, half.kind);
  state.half = half;
  const words = saidAgain(half.heard);
  if (walk.taken.length > 0) takeOver(walk, { node, words, isEarlier: false });
  else sayWords(walk, WORDING.halfBefore(words));
  return ask(node, walk);
}
