import { filledByAction, filledFields } from "../../actions/actions.ts";
import { findingAt, nameOf } from "../../lint/finding.ts";
import { lintWayOut } from "../../lint/node-rules.ts";
import type { NodeSpec } from "../node-spec.ts";
import { face } from "./face.ts";

/** Does something and goes on; when it fails, along its connection `failed`. */
export const action: NodeSpec<"action"> = {
  face,
  listens: () => false,
  speaks: false,
  ways: { in: true, out: true, failed: true },
  defaults: () => ({ action: { kind: "book-appointment" } }),
  lint: (node, context) => [
    ...lintWayOut(node, context),
    ...(node.action ? [] : [findingAt(node, "warning", "no-action", { node: nameOf(node) })]),
  ],
  fills: ({ action }) => {
    const variable = action ? filledByAction(action) : null;
    return variable === null ? [] : [variable];
  },
  written: ({ action }) => (action ? filledFields(action) : []).map(({ text }) => text),
  texts: ({ action }) =>
    (action ? filledFields(action) : []).flatMap(({ field, text }) => (field.places ? [text] : [])),
};
