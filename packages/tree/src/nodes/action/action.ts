import { findingAt, nameOf } from "../../lint/finding.ts";
import { lintWayOut } from "../../lint/node-rules.ts";
import type { NodeSpec } from "../node-spec.ts";

/** Does something and goes on; when it fails, along its connection `failed`. */
export const action: NodeSpec = {
  listens: false,
  speaks: false,
  defaults: () => ({ action: { kind: "book-appointment" } }),
  lint: (node, context) => [
    ...lintWayOut(node, context),
    ...(node.action ? [] : [findingAt(node, "warning", "no-action", { node: nameOf(node) })]),
  ],
};
