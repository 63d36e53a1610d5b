import { z } from "zod";
import { findingAt, nameOf } from "../../lint/finding.ts";
import { lintWayOut } from "../../lint/node-rules.ts";
import type { NodeSpec } from "../node-spec.ts";

const actionSchema = z.discriminatedUnion("kind", [
  z.looseObject({
    kind: z.literal("book-appointment"),
    variable: z.string().optional(),
    note: z.string().optional(),
  }),
  z.looseObject({
    kind: z.literal("transfer"),
    to: z.string(),
    announce: z.string().optional(),
  }),
  z.looseObject({ kind: z.literal("send-sms"), text: z.string(), to: z.string().optional() }),
  z.looseObject({ kind: z.literal("call-webhook"), url: z.string() }),
  z.looseObject({ kind: z.literal("set-variable"), variable: z.string(), value: z.string() }),
  z.looseObject({ kind: z.literal("tag"), tag: z.string() }),
  z.looseObject({ kind: z.literal("record-opt-out") }),
  z.looseObject({ kind: z.literal("start-recording") }),
]);

/** Does something and goes on; when it fails, along its connection `failed`. */
export const action: NodeSpec = {
  listens: false,
  speaks: false,
  fields: { action: actionSchema.optional() },
  defaults: () => ({ title: "Aktion", action: { kind: "book-appointment" } }),
  lint: (node, context) => [
    ...lintWayOut(node, context),
    ...(node.action
      ? []
      : [
          findingAt(
            node,
            "warning",
            "no-action",
            `Die Aktion ${nameOf(node)} tut nichts. Wählen Sie, was geschehen soll.`,
          ),
        ]),
  ],
};
