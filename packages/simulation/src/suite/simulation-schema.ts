import { z } from "zod";
import { FAILURE_REASONS } from "../engine/run.ts";
import { filled, limits, percent } from "./schema-parts.ts";

const rate = limits(percent).describe("Percent of all runs.");

export const simulation = z.strictObject({
  name: filled.optional(),
  skip: z.union([z.literal(true), filled], { error: "It must be true, or why." }).optional(),
  runs: z.int().min(1).max(100_000),
  seed: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  noise: z.number().min(0).max(1).optional(),
  personas: z
    .union([filled, z.array(filled).min(1)], { error: "It must be a file, or a list of ids." })
    .describe("Ids of built-in personas, or a file with personas; all built-in ones without it.")
    .optional(),
  success: rate.optional(),
  bounce: rate.optional(),
  engagement: rate.optional(),
  failure: rate.optional(),
  "opt-outs": rate.optional(),
  "path-length": limits(z.number().min(0)).describe("Nodes visited on average.").optional(),
  coverage: z
    .strictObject({ nodes: percent.optional(), connections: percent.optional() })
    .describe("Percent of nodes and connections that are reached at least.")
    .optional(),
  "opt-out": z
    .literal("always-honoured")
    .describe("Who asks not to be called any more never is asked on.")
    .optional(),
  disclosure: z
    .literal("always-first")
    .describe("The agent's first words tell that an AI speaks.")
    .optional(),
  "no-failures": z
    .union([z.literal(true), z.array(z.enum(FAILURE_REASONS)).min(1)], {
      error: "It must be true, or a list of reasons.",
    })
    .describe("No run fails, or none for these reasons.")
    .optional(),
  "failures-per-node": z
    .strictObject({ max: percent })
    .describe("Percent of all runs that fail at any one node.")
    .optional(),
  "failures-at": z
    .record(z.string(), limits(percent))
    .describe("Percent of all runs that fail at this node, by id or title.")
    .optional(),
});

export type SuiteSimulation = z.infer<typeof simulation>;
