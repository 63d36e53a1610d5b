import type { Action } from "@rufbaum/tree";

/** How an action goes; `goes-on`: as if done, even after a transfer. */
export type ActionResult =
  | "succeeds"
  | "fails"
  | "goes-on"
  | { gives: Record<string, string | number | boolean> };

/** What is known after it. */
export function valuesOf(action: Action, result: ActionResult) {
  const own = action.kind === "set-variable" ? { [action.variable]: action.value } : {};
  const given = typeof result === "object" ? result.gives : {};
  const values = { ...own, ...given };
  return Object.keys(values).length > 0 ? { values } : {};
}
