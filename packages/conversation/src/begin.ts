import type { Tree } from "@rufbaum/tree";
import type { ConversationState, Variables } from "./types.ts";

/** A conversation that has not begun; `variables` weigh more than the tree's own. */
export function begin(tree: Tree, variables: Variables = {}): ConversationState {
  return {
    phase: "new",
    nodeId: null,
    variables: { ...tree.settings?.variables, ...variables },
    path: [],
    startedAt: null,
    misses: 0,
    silences: 0,
    returnTo: [],
    digits: "",
    lastSaid: "",
    outcome: null,
    endReason: null,
    isOpeningHeard: false,
  };
}
