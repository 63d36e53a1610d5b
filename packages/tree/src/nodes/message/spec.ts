import { lintText, lintWayOut } from "../../lint/node-rules.ts";
import { ASKING, lintListening } from "../asking.ts";
import type { NodeSpec } from "../node-spec.ts";
import { face } from "./face.ts";

/** Speaks and goes on, without waiting for the caller. */
export const message: NodeSpec<"message"> = {
  face,
  ...ASKING,
  speaks: true,
  ways: { in: true, out: true, failed: false },
  defaults: () => ({
    content: "",
    voiceSettings: { voice: "alice", speed: 1 },
  }),
  lint: (node, context) => [
    ...lintText(node),
    ...lintWayOut(node, context),
    ...lintListening(node, context.graph),
  ],
};
