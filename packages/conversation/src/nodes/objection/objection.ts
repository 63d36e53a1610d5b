import { NODE_SPECS } from "@rufbaum/tree/graph";
import { sayNode, type Walk, wayOn } from "../../walk.ts";
import { goOn } from "../go-on.ts";
import type { NodeBehaviour } from "../node-behaviour.ts";

/** Answers, then follows its connection, or returns to where the caller interrupted. */
export const objection: NodeBehaviour = {
  enter(node, walk) {
    sayNode(walk, node);
    const back = wayOn(walk, node) === null ? questionBefore(walk) : null;
    walk.state.returnTo = [];
    return back === null ? goOn(node, walk) : { to: back };
  },
};

/** The node the objection was raised at; reached by a connection, the one that asked last. */
function questionBefore({ state, graph }: Walk): string | null {
  const raisedAt = state.returnTo.at(-1);
  if (raisedAt !== undefined) return raisedAt;
  return (
    state.path.findLast((id) => {
      const node = graph.node(id);
      return node !== null && NODE_SPECS[node.type].listens;
    }) ?? null
  );
}
