import { OUTCOMES } from "@rufbaum/tree/graph";
import { z } from "zod";
import { FAILURE_REASONS } from "../engine/run.ts";
import { END_REASONS } from "./end-reasons.ts";
import { isPattern, readPattern } from "./pattern.ts";

const text = z.string();

const filled = z.string().regex(/\S/, "It must not be empty.");

const listed = <Item extends z.ZodType>(item: Item) =>
  z.union([item, z.array(item).min(1)], { error: "It must be one of them, or a list." });

/** A part of what is said, or a pattern between slashes. */
const words = filled
  .refine((written) => !isPattern(written) || readPattern(written) !== null, {
    error: "It is no pattern that can be read; write it as /Termin.*Uhr/ or /termin/i.",
  })
  .describe("A part of what is said, or a pattern such as /Termin.*Uhr/i.");

const percent = z.number().min(0).max(100);

const value = z.union([z.string(), z.number(), z.boolean()], {
  error: "It must be text, a number, true or false.",
});

const limits = (number: z.ZodNumber) =>
  z
    .strictObject({ min: number.optional(), max: number.optional() })
    .refine(({ min, max }) => min !== undefined || max !== undefined, {
      error: "It needs min, max or both.",
    })
    .refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
      error: "Its min is greater than its max.",
    });

const rate = limits(percent).describe("Percent of all runs.");

const now = filled
  .regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/,
    "It must be a point in time such as 2026-01-05T10:00 (German time).",
  )
  .describe("When the call is answered: 'morgen' is read by it. German time.");

const actionResult = z.union(
  [
    z.enum(["succeeds", "fails", "goes-on"]),
    z.strictObject({ gives: z.record(z.string(), value) }),
  ],
  { error: "It must be succeeds, fails, goes-on, or gives: with the values it brings." },
);

const lineFields = {
  caller: filled.describe("What the caller says.").optional(),
  silence: z
    .union([z.literal(true), z.int().min(1).max(10)], {
      error: "It must be true, or how many times: 1 to 10.",
    })
    .describe("The caller says nothing for as long as is waited for him, so many times.")
    .optional(),
  keys: z
    .string()
    .regex(/^[0-9*#]+$/, "It must be digits, * and #, in quotes.")
    .describe("Keys that the caller presses.")
    .optional(),
  interrupts: z
    .union([z.literal(true), z.int().min(1), filled], {
      error: "It must be true, a count of words, or the words heard until then.",
    })
    .describe(
      "The caller cuts in: after about half, after so many words, or after these words of the agent.",
    )
    .optional(),
  "hangs-up": z.literal(true).describe("The caller puts the phone down.").optional(),
  waits: z.number().min(0).max(86_400).describe("Seconds that pass before the line.").optional(),
  action: listed(actionResult)
    .describe(
      "How the actions that this line leads to go, one after the other; else they succeed. goes-on: as if done, even after a transfer.",
    )
    .optional(),

  condition: text
    .nullable()
    .describe("The condition that was understood; null where none must be.")
    .optional(),
  intent: text
    .nullable()
    .describe("The intent that was heard; null where none must be.")
    .optional(),
  node: filled.describe("Where the conversation stands afterwards: id or title.").optional(),
  says: listed(words).describe("All of this is said in answer.").optional(),
  "not-says": listed(words).describe("None of this is said in answer.").optional(),
  variables: z
    .record(z.string(), value.nullable())
    .describe("What is known afterwards; null: not known.")
    .optional(),
  does: listed(text).describe("Kinds of action that are asked for, such as tag.").optional(),
};

/** Fields by which a line does something; the others expect something. */
export const STEPS = ["caller", "silence", "keys", "interrupts", "hangs-up"] as const;

const line = z.union(
  [
    filled.describe("What the caller says."),
    z
      .strictObject(lineFields)
      .refine((fields) => Object.keys(fields).length > 0, {
        error: "It says neither what the caller does nor what is expected.",
      })
      .refine((fields) => fields.action === undefined || STEPS.some((step) => step in fields), {
        error: "An action can only go this or that way after something that the caller does.",
      }),
  ],
  { error: "It must be what the caller says, or a map such as caller: and node:." },
);

const testCase = z.strictObject({
  name: filled,
  skip: z
    .union([z.literal(true), filled], { error: "It must be true, or why." })
    .describe("Leaves the case out; why, if told.")
    .optional(),
  now: now.optional(),
  variables: z
    .record(z.string(), value.nullable())
    .describe("What is known of the caller; null: not even what the tree says.")
    .optional(),
  action: listed(actionResult)
    .describe("How the actions before the first line go, one after the other; else they succeed.")
    .optional(),
  lines: z.array(line),
  outcome: z.enum(OUTCOMES).describe("How the call ends for sales.").optional(),
  reason: z.enum(END_REASONS).describe("Why the call is over.").optional(),
  path: z
    .union([filled, z.array(filled).min(1)], { error: "It must be a list of nodes." })
    .describe("The nodes that are visited, by id or title; ... stands for any of them.")
    .optional(),
  steps: z
    .union([z.int().min(1), limits(z.int().min(0))], {
      error: "It must be a whole number, or min and max.",
    })
    .describe("How many nodes are visited at most, or min and max.")
    .optional(),
});

const simulation = z.strictObject({
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

const treeRef = z.union(
  [
    filled.describe("A tree file beside the suite, the name or id of a tree, or sample."),
    z
      .strictObject({ id: filled.optional(), name: filled.optional() })
      .refine(({ id, name }) => (id === undefined) !== (name === undefined), {
        error: "It needs either id or name.",
      }),
  ],
  { error: "It must be a file, a name, or id: or name: with one." },
);

export const suiteSchema = z.strictObject({
  name: filled.optional(),
  tree: treeRef,
  now: now.optional(),
  variables: z.record(z.string(), value.nullable()).optional(),
  cases: z.array(testCase).min(1).optional(),
  simulations: z.array(simulation).min(1).optional(),
  coverage: z
    .strictObject({ nodes: percent.optional(), connections: percent.optional() })
    .describe("Percent of nodes and connections that the cases reach at least.")
    .optional(),
});

/** The names of all fields, by what has them. */
export const FIELDS = {
  suite: Object.keys(suiteSchema.shape),
  case: Object.keys(testCase.shape),
  line: Object.keys(lineFields),
  simulation: Object.keys(simulation.shape),
  tree: ["id", "name"],
  coverage: ["nodes", "connections"],
  limits: ["min", "max"],
  action: ["gives"],
} as const satisfies Record<string, readonly string[]>;

export type Suite = z.infer<typeof suiteSchema>;
export type SuiteCase = z.infer<typeof testCase>;
export type SuiteLine = z.infer<z.ZodObject<typeof lineFields>>;
export type SuiteSimulation = z.infer<typeof simulation>;
