import { z } from "zod";
import { findingAt, nameOf } from "../../lint/finding.ts";
import { lintText, lintWayOut } from "../../lint/node-rules.ts";
import { LISTENING_FIELDS } from "../listening-fields.ts";
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
  fields: {
    ...LISTENING_FIELDS,
    input: z
      .looseObject({
        variable: z.string().min(1),
        value: z.enum(VALUE_KINDS),
        maxDigits: z.int().min(1).max(64).optional(),
        endKey: z.enum(["#", "*"]).optional(),
      })
      .optional(),
  },
  defaults: () => ({
    title: "Eingabe",
    content: "",
    input: { variable: "antwort", value: "text" },
  }),
  lint: (node, context) => [
    ...lintText(node),
    ...lintWayOut(node, context),
    ...(node.input
      ? []
      : [
          findingAt(
            node,
            "warning",
            "input-without-variable",
            `Die Eingabe ${nameOf(node)} sagt nicht, in welcher Variable die Antwort steht; sie heißt dann „antwort“.`,
          ),
        ]),
  ],
};
