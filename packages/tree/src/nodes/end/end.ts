import { findingAt, nameOf } from "../../lint/finding.ts";
import type { NodeSpec } from "../node-spec.ts";

export const OUTCOMES = [
  "appointment",
  "success",
  "callback",
  "info-requested",
  "not-interested",
  "opt-out",
  "voicemail",
  "no-answer",
  "busy",
  "failed",
  "abandoned",
  "transferred",
  "wrong-person",
  "completed",
] as const;

/** Says goodbye, hangs up, and says how the call ended for sales. */
export const end: NodeSpec = {
  listens: false,
  speaks: true,
  defaults: () => ({ content: "", outcome: "completed" }),
  lint: (node, { graph }) =>
    graph.successors(node.id).length === 0
      ? []
      : [findingAt(node, "warning", "way-out-of-end", { node: nameOf(node) })],
};
