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
  id: z.string(),
  /** The key: free text such as `Ja` or `secretary_detected`. */
  condition: z.string(),
  targetNodeId: z.string().nullable().exactOptional(),
  examples: z.array(text).max(MOST_CONDITIONS).exactOptional(),
  /** Over variables and values, such as `betrag > 5000`. */
  expression: z.string().exactOptional(),
  /** Built-in intents that count as this condition here, besides those that its key means. */
  counts: z.array(z.string().max(100)).max(MOST_CONDITIONS).exactOptional(),
  /** What the agent says for it: `den Vertrag weiterlaufen lassen`. */
  spoken: z.string().max(LONGEST_SPOKEN).exactOptional(),
});

const contentSchema = z.union([
  text,
  loose({
    text,
    conditions: z.array(z.unknown()).exactOptional(),
    responses: z.array(z.unknown()).exactOptional(),
  }),
]);

const ofAnyKind = {
  id: idSchema,
  title: z.string(),
  position: loose({ x: z.number(), y: z.number() }),
  content: contentSchema.exactOptional(),
  voiceSettings: loose({
    voice: z.string(),
    speed: z.union([z.number(), z.string()]),
  }).exactOptional(),
  conditions: z.array(conditionSchema).max(MOST_CONDITIONS).exactOptional(),
};

/** What a node of any kind has, for one whose kind nobody knows. */
export const anyNodeSchema = loose(ofAnyKind);

/** A node of one kind: what every node has, and its own fields. */
export function nodeSchema<Kind extends string, Fields extends z.ZodRawShape>(
  kind: Kind,
  fields: Fields,
) {
  return loose({ type: z.literal(kind), ...ofAnyKind, ...fields });
}

/** What every kind has that waits for the caller. */
export const LISTENING_FIELDS = {
  /** What is said when the reply was not understood, first, second … time. */
  reprompts: z.array(z.string().max(LONGEST_REPROMPT)).max(MOST_REPROMPTS).exactOptional(),
  /** Seconds of silence before the caller is asked whether he is still there. */
  patience: z.number().min(1).max(120).exactOptional(),
};
