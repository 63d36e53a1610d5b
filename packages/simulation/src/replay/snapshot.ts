import type { ConversationEvent, ConversationState } from "@rufbaum/conversation";
import { allSucceed, type Does, doneIn, resume, type Step, take } from "@rufbaum/conversation/play";
import type { Tree } from "@rufbaum/tree";

/** Where a conversation stands, and what the agent said to come there. */
export interface Snapshot {
  state: ConversationState;
  said: readonly { nodeId: string; text: string }[];
  /** Something was done on the way; what was said after it was said later. */
  hasActed: boolean;
}

/** Takes a step; whatever is to be done on the way succeeds, or fails. */
export function step(
  tree: Tree,
  from: ConversationState,
  event: ConversationEvent,
  actionsFail = false,
): Snapshot {
  const play = take(resume(tree, from, event.at), event, actionsFail ? allFail : allSucceed);
  return {
    state: play.state,
    said: play.steps.flatMap(writtenOf),
    hasActed: doneIn(play).some(({ result }) => result !== null),
  };
}

/** What a call writes down of it: the announcement of a transfer, too, but nothing said again. */
function writtenOf({ effects, after }: Step): Snapshot["said"] {
  return effects.flatMap((effect) => {
    if (effect.type === "say") return effect.isAgain ? [] : [effect];
    if (effect.type !== "act" || after.phase !== "acting") return [];
    const { action, nodeId } = effect;
    const text = action.kind === "transfer" ? action.announce : undefined;
    return text ? [{ nodeId, text }] : [];
  });
}

/** To set a variable asks nobody. */
const allFail: Does = ({ action }) =>
  action.kind === "set-variable" ? { ok: true } : { ok: false, reason: "replayed" };
