import { ACTIONS, OUTCOMES } from "@rufbaum/tree/graph";
import { z } from "zod";
import { END_REASONS } from "./end-reasons.ts";
import { filled, limits, listed, now, text, value, words } from "./schema-parts.ts";

const actionResult = z.union(
  [
    z.enum(["succeeds", "fails", "not-picked-up"]),
    z.literal("goes-on").meta({ deprecated: true, description: "Older suites: not-picked-up." }),
    z.strictObject({ gives: z.record(z.string(), value) }),
  ],
  { error: "It must be succeeds, fails, not-picked-up, or gives: with the values it brings." },
);

export const lineFields = {
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
      "How the actions that this line leads to go, one after the other; else they succeed, and a transfer is picked up. not-picked-up: nobody takes a transfer.",
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
  answered: filled
    .nullable()
    .describe(
      "The entry of the knowledge that was told: its id, or one of its wordings; null where none must be.",
    )
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

/** Every field that any kind of action has. */
const actionFields = [
  ...new Set(Object.values(ACTIONS).flatMap(({ fields }) => Object.keys(fields))),
].sort();

export const deedFields = {
  kind: filled.describe("The kind of the action, such as send-sms."),
  ...Object.fromEntries(
    actionFields.map((name) => [
      name,
      words
        .nullable()
        .describe("Its text as it went out, or a pattern; null: there is none.")
        .optional(),
    ]),
  ),
};

const deed = z.union([filled.describe("The kind of the action."), z.strictObject(deedFields)], {
  error: "It must be a kind of action, or a map with kind: and its fields.",
});

export const testCase = z.strictObject({
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
  values: z
    .record(z.string(), value.nullable())
    .describe("What the call has stored, by the field or the node that holds it; null: nothing.")
    .optional(),
  written: z
    .union([deed, z.array(deed)], {
      error: "It must be what the actions did, as a list; [] where they did nothing.",
    })
    .describe("All that the actions did, one after the other; [] is nothing.")
    .optional(),
});

export type SuiteCase = z.infer<typeof testCase>;
export type SuiteLine = z.infer<z.ZodObject<typeof lineFields>>;
