import { findingAt, nameOf } from "../../lint/finding.ts";
import type { NodeSpec } from "../node-spec.ts";
import { face } from "./face.ts";

/** Says goodbye, hangs up, and says how the call ended for sales. */
export const end: NodeSpec<"end"> = {
  face,
  listens: () => false,
  speaks: true,
  ways: { in: true, out: false, failed: false },
  defaults: () => ({ content: "", outcome: "completed" }),
  lint: (node, { graph }) => [
    ...(graph.successors(node.id).length === 0
      ? []
      : [findingAt(node, "warning", "way-out-of-end", { node: nameOf(node) })]),
    ...(node.outcome === undefined
      ? [
          findingAt(node, "info", "outcome-assumed", {
            node: nameOf(node),
            outcome: graph.outcomeAssumed(node.id),
          }),
        ]
      : []),
  ],
};
