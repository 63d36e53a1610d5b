import { type ConversationEvent, type ConversationState, transition } from "@rufbaum/conversation";
import type { Action, Tree } from "@rufbaum/tree";

/** Where a conversation stands, and what the agent said to come there. */
export interface Stand {
  state: ConversationState;
  said: readonly { nodeId: string; text: string }[];
  /** Something was done on the way; what was said after it was said later. */
  hasActed: boolean;
}

/** Takes a step; whatever is to be done on the way succeeds, or fails. */
export function step(
  tree: Tree,
  from: ConversationState,
  first: ConversationEvent,
  actionsFail = false,
): Stand {
  const said: Stand["said"][number][] = [];
  let state = from;
  let event: ConversationEvent | null = first;
  let hasActed = false;
  while (event !== null) {
    const turn: ReturnType<typeof transition> = transition(tree, state, event);
    state = turn.state;
    event = null;
    for (const effect of turn.effects) {
      // What is said again was written down the first time only.
      if (effect.type === "say" && !effect.isAgain) {
        said.push({ nodeId: effect.nodeId, text: effect.text });
      }
      if (effect.type !== "act" || state.phase !== "acting") continue;
      hasActed = true;
      event = resultOf(effect.action, first.at, actionsFail);
    }
  }
  return { state, said, hasActed };
}

function resultOf(action: Action, at: number, fails: boolean): ConversationEvent {
  if (action.kind === "set-variable") {
    return { type: "action-succeeded", at, values: { [action.variable]: action.value } };
  }
  if (fails) return { type: "action-failed", at, reason: "replayed" };
  if (action.kind === "transfer") return { type: "caller-transferred", at };
  return { type: "action-succeeded", at };
}
