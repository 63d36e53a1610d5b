import { outcomeOf } from "@rufbaum/tree/graph";
import { end as endWalk, sayNode } from "../../walk.ts";
import type { NodeBehaviour } from "../node-behaviour.ts";

/** Says goodbye and hangs up. */
export const end: NodeBehaviour<"end"> = {
  enter(node, walk) {
    sayNode(walk, node);
    return endWalk(walk, outcomeOf(node), "completed");
  },
};
