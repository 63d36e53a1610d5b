import { type Cause, WRONG_VALUE_FAULTS } from "@rufbaum/simulation";
import { OUTCOMES } from "@rufbaum/tree/graph";
import { z } from "zod";

const text = z.string().max(2_000);
const count = z.number().min(0).max(1e12);
const percent = z.number().min(0).max(100);

const atAnswers = {
  nodeId: text,
  title: text,
  agreed: count,
  lost: count,
  outcome: z.enum(OUTCOMES),
  percent,
  runs: count,
  examples: z.array(count).max(100),
  condition: text,
};

/** What of a tree keeps its conversations from a success, as clients send it with a result. */
export const causeSchema: z.ZodType<Cause> = z.discriminatedUnion("code", [
  z.object({
    ...{ code: z.literal("wrong-branch"), ...atAnswers, to: text },
    instead: z.object({ condition: text.nullable(), to: text }).nullable(),
  }),
  z.object({
    ...{ code: z.literal("branches-swapped"), ...atAnswers, other: text },
    ...{ declined: count, declinedPercent: percent },
  }),
  z.object({
    ...{ code: z.literal("success-never-reached"), nodeId: text, title: text },
    ...{ runs: count, isCutOff: z.boolean() },
  }),
  z.object({
    ...{ code: z.literal("success-without-value"), nodeId: text, title: text, variable: text },
    ...{ count, successes: count, runs: count, examples: z.array(count).max(100) },
  }),
  z.object({
    ...{ code: z.literal("success-with-wrong-value"), nodeId: text, title: text, variable: text },
    ...{ count, successes: count, runs: count, examples: z.array(count).max(100) },
    isConfirmed: z.boolean().optional(),
    lines: z
      .array(
        z.object({ fault: z.enum(WRONG_VALUE_FAULTS), said: text, kept: text, count, run: count }),
      )
      .max(100),
  }),
  z.object({
    ...{ code: z.literal("opt-out-unasked"), nodeId: text, title: text, count, runs: count },
    examples: z.array(count).max(100),
    lines: z.array(z.object({ said: text, text, count, run: count })).max(100),
  }),
  z.object({
    ...{ code: z.literal("end-without-outcome"), nodeId: text, title: text, count, runs: count },
  }),
]);
