import type { ActionResult } from "@rufbaum/conversation";
import { type Does, NOT_PICKED_UP, SUCCEEDED } from "@rufbaum/conversation/play";
import type { Action } from "@rufbaum/tree";

/** How an action goes, as suites write it; `goes-on`: the same as `not-picked-up`, in older ones. */
export type WrittenResult =
  | "succeeds"
  | "fails"
  | "not-picked-up"
  | "goes-on"
  | { gives: Record<string, string | number | boolean> };

/** Each action takes the next result; where none is left, they succeed. */
export function inTurn(results: readonly WrittenResult[]): Does {
  const left = [...results];
  return ({ action }) => resultOf(action, left.shift() ?? "succeeds");
}

function resultOf({ kind }: Action, written: WrittenResult): ActionResult {
  if (typeof written === "object") return { ok: true, values: written.gives };
  if (written === "succeeds") return SUCCEEDED;
  if (written === "fails") return { ok: false, reason: "suite" };
  // Nothing else is picked up: it is done.
  return kind === "transfer" ? NOT_PICKED_UP : SUCCEEDED;
}
