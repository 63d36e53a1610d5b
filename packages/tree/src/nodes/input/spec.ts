import { findingAt, nameOf } from "../../lint/finding.ts";
import { lintText, lintWayOut } from "../../lint/node-rules.ts";
import type { NodeSpec } from "../node-spec.ts";
import { face } from "./face.ts";

/** The variable of an input that names none. */
const DEFAULT_VARIABLE = "antwort";

/** Listens and keeps what it heard in a variable. */
export const input: NodeSpec<"input"> = {
  face,
  listens: true,
  speaks: true,
  ways: { in: true, out: true, failed: false },
  defaults: () => ({
    content: "",
    input: { variable: DEFAULT_VARIABLE, value: "text" },
  }),
  lint: (node, context) => [
    ...lintText(node),
    ...lintWayOut(node, context),
    ...(node.input
      ? []
      : [findingAt(node, "warning", "input-without-variable", { node: nameOf(node) })]),
  ],
  wants: (node) => node.input?.value ?? "text",
  keys: ({ input: { value, maxDigits = null, endKey = "#" } = {} }) =>
    value === "digits" ? { digits: maxDigits, endKey } : null,
  fills: (node) => [node.input?.variable ?? DEFAULT_VARIABLE],
};
