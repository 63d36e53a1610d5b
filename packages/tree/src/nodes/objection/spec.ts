import { findingAt, nameOf } from "../../lint/finding.ts";
import { lintText } from "../../lint/node-rules.ts";
import { ASKING, lintListening } from "../asking.ts";
import type { NodeSpec } from "../node-spec.ts";
import { face } from "./face.ts";

/**
 * Answers an objection: reached by a connection, or from any listening node by its intent. Without
 * a connection of its own it is no dead end: it returns to the question before.
 */
export const objection: NodeSpec<"objection"> = {
  face,
  ...ASKING,
  speaks: true,
  ways: { in: true, out: true, failed: false },
  defaults: () => ({
    content: "",
    voiceSettings: { voice: "alice", speed: 1 },
    objection: { global: true, returns: true },
  }),
  lint: (node, { graph }) => [
    ...lintText(node),
    ...lintListening(node, graph),
    ...(node.objection?.global && !node.objection.intent
      ? [findingAt(node, "warning", "objection-without-intent", { node: nameOf(node) })]
      : []),
  ],
  written: ({ objection }) => (objection?.intent ? [objection.intent] : []),
};
