import { z } from "zod";

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

export const actionFields = { action: actionSchema.optional() };
