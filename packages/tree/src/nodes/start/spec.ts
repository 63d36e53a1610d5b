import { lintWayOut } from "../../lint/node-rules.ts";
import { ASKING, lintListening } from "../asking.ts";
import type { NodeSpec } from "../node-spec.ts";
import { face } from "./face.ts";

/** Where a conversation begins; its text, if there is one, is spoken. */
export const start: NodeSpec<"start"> = {
  face,
  ...ASKING,
  speaks: true,
  ways: { in: false, out: true, failed: false },
  defaults: () => ({}),
  lint: (node, context) => [...lintWayOut(node, context), ...lintListening(node, context.graph)],
};
