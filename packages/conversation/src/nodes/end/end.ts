import { outcomeOf, textOf } from "@rufbaum/tree/graph";
import { fill } from "../../fill.ts";
import { end as endWalk, sayNode, sayWords } from "../../walk.ts";
import { WORDING } from "../../wording.ts";
import type { NodeBehaviour } from "../node-behaviour.ts";

/** Says goodbye and hangs up. */
export const end: NodeBehaviour<"end"> = {
  enter(node, walk) {
    sayNode(walk, node);
    const isLeftOut = textOf(node) !== "" && fill(textOf(node), walk.state.variables) === "";
    if (isLeftOut) sayWords(walk, WORDING.goodbye);
    return endWalk(walk, outcomeOf(node), "completed");
  },
};
