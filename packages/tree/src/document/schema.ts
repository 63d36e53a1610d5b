import { z } from "zod";
import { knowledgeSchema } from "../knowledge/schema.ts";
import { LONGEST_TEXT, MOST_CONNECTIONS, MOST_NODES, MOST_NOTES } from "../limits.ts";
import { idSchema, positionSchema } from "../nodes/node-schema.ts";
import { treeNodeSchema } from "../nodes/schemas.ts";
import { NUMBER_SETTINGS, type NumberSettingName } from "../settings.ts";

const text = z.string().max(LONGEST_TEXT);

export const connectionSchema = z.looseObject({
  id: idSchema.describe("Its own among all connections."),
  sourceNodeId: idSchema.describe("The id of the node it leaves."),
  targetNodeId: idSchema.describe("The id of the node it leads to."),
  condition: z
    .string()
    .nullish()
    .describe(
      "The name or id of the condition whose way it is; `failed`: an action's way when it fails. Without it, the way on, or of everything that met no condition.",
    ),
});

export const noteSchema = z.looseObject({
  id: idSchema.describe("Its own among all notes."),
  text: text.describe("What it says."),
  position: positionSchema.describe("Where it lies on the canvas."),
  size: z
    .looseObject({
      width: z.number().positive().describe("Pixels."),
      height: z.number().positive().describe("Pixels."),
    })
    .describe("How large it is.")
    .optional(),
});

const MEANINGS: Readonly<Record<NumberSettingName, string>> = {
  maxSteps: "Nodes a conversation may visit.",
  maxSeconds: "Seconds a conversation may last.",
  reprompts: "How often a question is asked again that was not understood.",
  silenceSeconds: "Seconds of silence before the caller is asked whether he is still there.",
  silenceChecks: "How often that is asked before the goodbye.",
  holdSeconds: "Seconds that somebody is waited for who said he needs a moment.",
  keySeconds: "Seconds after the last key in which another one may follow.",
  objectionAnswers: "How often one objection is answered in a call.",
  confirmBelow: "Percent of confidence below which a value is read back before it counts.",
};

const numberSettings = Object.fromEntries(
  Object.entries(NUMBER_SETTINGS).map(([name, { usual, least, most, whole }]) => [
    name,
    (whole ? z.int() : z.number())
      .min(least)
      .max(most)
      .describe(`${MEANINGS[name as NumberSettingName]} Without it ${usual}.`)
      .optional(),
  ]),
) as Record<NumberSettingName, z.ZodOptional<z.ZodNumber>>;

const settingsSchema = z.looseObject({
  ...numberSettings,
  voicemailMessage: text.describe("What is left on a mailbox; without it nothing.").optional(),
  screeningAnswer: text
    .describe("What a call filter is told; without it the start node's text.")
    .optional(),
  askBetween: text
    .describe(
      "How the agent asks which of two conditions is meant: a text that names both places, `[eins]` and `[zwei]`.",
    )
    .optional(),
  variables: z
    .record(z.string(), z.string())
    .describe("Values, by name, for variables that nothing else fills.")
    .optional(),
  voice: z
    .string()
    .max(100)
    .describe("Who speaks where no node says who does: an agent or a voice.")
    .optional(),
  knowledge: knowledgeSchema
    .describe("Questions that callers ask anywhere, and what they are told.")
    .optional(),
});

/** A whole document. Fields that are not named here are allowed everywhere. */
export const treeSchema = z.looseObject({
  id: idSchema.describe("Its own among all trees."),
  name: z.string().min(1).max(200).describe("What it is called."),
  isActive: z.boolean().describe("Whether it is the tree that is worked with; one of them is."),
  createdAt: z.string().describe("When it was made: `2026-01-31T09:30:00.000Z`."),
  nodes: z
    .array(treeNodeSchema)
    .describe(`What is said and asked; at most ${MOST_NODES.toLocaleString("en")}.`),
  connections: z
    .array(connectionSchema)
    .describe(`Which node follows which; at most ${MOST_CONNECTIONS.toLocaleString("en")}.`),
  settings: settingsSchema.describe("What holds for the whole tree.").optional(),
  notes: z
    .array(noteSchema)
    .max(MOST_NOTES)
    .describe("What authors write to each other on the canvas; no caller hears it.")
    .optional(),
});

/** A document from a file: what a server gives it may be missing. */
export const importedTreeSchema = treeSchema.partial({
  id: true,
  name: true,
  isActive: true,
  createdAt: true,
});
