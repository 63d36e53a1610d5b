import type { Action } from "@rufbaum/tree";
import type { ConversationEvent, Variables } from "../types.ts";

/** What became of what an action node asked for. */
export type ActionResult = { ok: true; values?: Variables } | { ok: false; reason: string };

export const SUCCEEDED: ActionResult = { ok: true };
/** Nobody took the call over: it comes back to the agent, by the action's own way for that. */
export const NOT_PICKED_UP = { ok: false, reason: "not-picked-up" } as const satisfies ActionResult;

/** What the conversation is told of it: a transfer that was picked up is the end of it. */
export function eventOfResult(
  action: Action | null,
  result: ActionResult,
  at: number,
): ConversationEvent {
  if (!result.ok) return { type: "action-failed", at, reason: result.reason };
  if (action?.kind === "transfer") return { type: "caller-transferred", at };
  const values = { ...setBy(action), ...result.values };
  return Object.keys(values).length > 0
    ? { type: "action-succeeded", at, values }
    : { type: "action-succeeded", at };
}

/** What an action makes known by itself. */
function setBy(action: Action | null): Variables {
  return action?.kind === "set-variable" ? { [action.variable]: action.value } : {};
}
