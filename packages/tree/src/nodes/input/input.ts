import { findingAt, nameOf } from "../../lint/finding.ts";
import { lintText, lintWayOut } from "../../lint/node-rules.ts";
import type { NodeSpec } from "../node-spec.ts";

export const VALUE_KINDS = [
  "text",
  "yes-no",
  "number",
  "amount",
  "date",
  "time",
  "phone-number",
  "email",
  "postcode",
  "spelled-name",
  "digits",
] as const;

/** Listens and keeps what it heard in a variable. */
export const input: NodeSpec = {
  listens: true,
  speaks: true,
  defaults: () => ({
    content: "",
    input: { variable: "antwort", value: "text" },
  }),
  lint: (node, context) => [
    ...lintText(node),
    ...lintWayOut(node, context),
    ...(node.input
      ? []
      : [findingAt(node, "warning", "input-without-variable", { node: nameOf(node) })]),
  ],
};
