import { z } from "zod";
import {
  LONGEST_REPROMPT,
  LONGEST_SPOKEN,
  LONGEST_TEXT,
  MOST_CONDITIONS,
  MOST_REPROMPTS,
} from "../limits.ts";
import { loose } from "./loose.ts";

const text = z.string().max(LONGEST_TEXT);

export const idSchema = z.string().min(1).max(200);

export const conditionSchema = loose({
  id: z.string().describe("Its own among the conditions of the node."),
  condition: z
    .string()
    .describe(
      "Its name, which tells what is meant: free text such as `Ja` or `secretary_detected`.",
    ),
  targetNodeId: z
    .string()
    .nullable()
    .describe(
      "The id of the node it leads to. Without it, the node's connection of its name or id.",
    )
    .exactOptional(),
  examples: z
    .array(text)
    .max(MOST_CONDITIONS)
    .describe("What callers say when they mean it.")
    .exactOptional(),
  expression: z
    .string()
    .describe("What must hold besides, over variables and values, such as `betrag > 5000`.")
    .exactOptional(),
  counts: z
    .array(z.string().max(100))
    .max(MOST_CONDITIONS)
    .describe("Built-in intents that count as it here, besides those that its name means.")
    .exactOptional(),
  spoken: z
    .string()
    .max(LONGEST_SPOKEN)
    .describe(
      "What the agent says for it, which counts as an example, too: `den Vertrag weiterlaufen lassen`.",
    )
    .exactOptional(),
});

const contentSchema = z
  .union([
    text,
    loose({
      text: text.describe("The same text, where the content is an object."),
      conditions: z
        .array(z.unknown())
        .describe("Names of conditions that the node does not list itself.")
        .exactOptional(),
      responses: z
        .array(z.unknown())
        .describe(
          "What callers may answer: an example of the way out whose name it begins with, where the node listens.",
        )
        .exactOptional(),
    }),
  ])
  .describe("What is said, with places for variables.");

export const positionSchema = loose({
  x: z.number().describe("From the left, in pixels."),
  y: z.number().describe("From above, in pixels."),
});

const ofAnyKind = {
  id: idSchema.describe("Its own among all nodes; conditions and connections name it."),
  title: z.string().describe("What people call it: on its card, in findings and reports."),
  position: positionSchema.describe("Where its card stands on the canvas."),
  content: contentSchema.exactOptional(),
  voiceSettings: loose({
    voice: z
      .string()
      .describe(
        "An agent such as `Lena`, or a voice such as `de-DE-Neural2-B`. Any other name, such as `alice`, is none.",
      ),
    speed: z
      .union([z.number(), z.string()])
      .describe("How fast the editor reads it out; calls have the voice's own."),
  })
    .describe("Who speaks; else whoever speaks at the nodes around it.")
    .exactOptional(),
  conditions: z
    .array(conditionSchema)
    .max(MOST_CONDITIONS)
    .describe(
      "The named ways out of a node that listens, in the order in which they are named to callers.",
    )
    .exactOptional(),
};

/** What a node of any kind has, for one whose kind nobody knows. */
export const anyNodeSchema = loose(ofAnyKind);

/** A node of one kind: what every node has, and its own fields. */
export function nodeSchema<Kind extends string, Fields extends z.ZodRawShape>(
  kind: Kind,
  fields: Fields,
) {
  return loose({
    type: z.literal(kind).describe("Which kind of node it is."),
    ...ofAnyKind,
    ...fields,
  });
}

/** What every kind has that speaks and goes on. */
export const ASKING_FIELDS = {
  listens: z
    .boolean()
    .describe(
      "Whether it waits for an answer. Without it, it does where its text ends in a question and nothing listens before the next text.",
    )
    .exactOptional(),
};

/** What every kind has that waits for the caller. */
export const LISTENING_FIELDS = {
  reprompts: z
    .array(z.string().max(LONGEST_REPROMPT))
    .max(MOST_REPROMPTS)
    .describe("What is said when the reply was not understood, the first, second … time.")
    .exactOptional(),
  patience: z
    .number()
    .min(1)
    .max(120)
    .describe("Seconds of silence before the caller is asked whether he is still there.")
    .exactOptional(),
};
