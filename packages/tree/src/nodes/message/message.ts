import { lintText, lintWayOut } from "../../lint/node-rules.ts";
import type { NodeSpec } from "../node-spec.ts";

/** Speaks and goes on, without waiting for the caller. */
export const message: NodeSpec = {
  listens: false,
  speaks: true,
  defaults: () => ({
    content: "",
    voiceSettings: { voice: "alice", speed: 1 },
  }),
  lint: (node, context) => [...lintText(node), ...lintWayOut(node, context)],
};
