import { end, sayNode, wayOn } from "../../walk.ts";
import { WORDING } from "../../wording.ts";
import type { NodeBehaviour } from "../node-behaviour.ts";

/** Answers, then follows its connection, or returns to where the caller interrupted. */
export const objection: NodeBehaviour = {
  enter(node, walk) {
    sayNode(walk, node);
    const next = wayOn(walk, node);
    if (next !== null) return { to: next };
    const back = walk.state.returnTo.at(-1);
    if (back === undefined) return end(walk, "failed", "dead-end", WORDING.goodbyeFault);
    walk.state.returnTo = walk.state.returnTo.slice(0, -1);
    return { to: back };
  },
};
