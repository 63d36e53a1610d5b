import type { ConversationEvent, ConversationState } from "@rufbaum/conversation";
import type { Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import type { Cause } from "./match.ts";
import type { RecordedMessage } from "./recorded-call.ts";
import { step } from "./snapshot.ts";

/**
 * What may have happened when a caller said this, the likeliest first. That he cut in is not written
 * down; it is thought of only where his words are taken for what they were taken for then.
 */
export function readingCauses(
  tree: Tree,
  state: ConversationState,
  { text, at, condition, intent }: RecordedMessage,
  reading: Reading,
  answer: string,
): Cause[] {
  const spoke: ConversationEvent = { type: "caller-spoke", at, text, reading };
  const causes = [() => step(tree, state, spoke), () => step(tree, state, spoke, true)];
  if (reading.condition === condition && reading.intent === intent) {
    causes.push(() => {
      const heard = heardOf(state.lastTurn ?? "", answer);
      const cut = step(tree, state, { type: "caller-interrupted", at, heard });
      return step(tree, cut.state, spoke);
    });
  }
  return causes;
}

/** What was heard of a turn whose rest was said afterwards; nothing, if that can't be told. */
function heardOf(turn: string, rest: string): string {
  const at = rest === "" ? -1 : turn.lastIndexOf(rest);
  return at < 0 ? "" : turn.slice(0, at).trim();
}

/** What may have made the agent speak again without a word from the caller. */
export function hiddenCauses(tree: Tree, state: ConversationState, at: number): Cause[] {
  const events: ConversationEvent[] = [{ type: "caller-fell-silent", at }];
  const keys = graphOf(tree)
    .conditions(state.nodeId ?? "")
    .map(({ condition }) => condition.trim())
    .filter((condition) => /^[0-9*#]$/.test(condition));
  for (const digits of keys) events.push({ type: "caller-pressed", at, digits });
  const broken = (isOpeningHeard: boolean) => () =>
    step(tree, { ...state, isOpeningHeard }, { type: "line-resumed", at });
  return [...events.map((event) => () => step(tree, state, event)), broken(true), broken(false)];
}
