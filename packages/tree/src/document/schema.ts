import { z } from "zod";
import { LONGEST_TEXT, MOST_CONDITIONS, MOST_NOTES } from "../limits.ts";
import { NODE_FIELDS } from "../nodes/field-registry.ts";
import { NUMBER_SETTINGS, type NumberSettingName } from "../settings.ts";

const text = z.string().max(LONGEST_TEXT);

const id = z.string().min(1).max(200);

const conditionSchema = z.looseObject({
  id: z.string(),
  condition: z.string(),
  targetNodeId: z.string().nullish(),
  examples: z.array(text).max(MOST_CONDITIONS).optional(),
  expression: z.string().optional(),
  counts: z.array(z.string().max(100)).max(MOST_CONDITIONS).optional(),
});

const contentSchema = z.union([
  text,
  z.looseObject({
    text,
    conditions: z.array(z.unknown()).optional(),
    responses: z.array(z.unknown()).optional(),
  }),
]);

const commonFields = {
  id,
  title: z.string(),
  position: z.looseObject({ x: z.number(), y: z.number() }),
  content: contentSchema.optional(),
  voiceSettings: z
    .looseObject({ voice: z.string(), speed: z.union([z.number(), z.string()]) })
    .optional(),
  conditions: z.array(conditionSchema).max(MOST_CONDITIONS).optional(),
};

/** What a node of any kind has, for one whose kind nobody knows. */
export const anyNodeSchema = z.looseObject(commonFields);

const [first, ...others] = Object.entries(NODE_FIELDS).map(([kind, fields]) =>
  z.looseObject({ type: z.literal(kind), ...commonFields, ...fields }),
);
if (!first) throw new Error("There are no kinds of node.");

const connectionSchema = z.looseObject({
  id,
  sourceNodeId: id,
  targetNodeId: id,
  condition: z.string().nullish(),
});

const noteSchema = z.looseObject({
  id,
  text,
  position: z.looseObject({ x: z.number(), y: z.number() }),
  size: z.looseObject({ width: z.number().positive(), height: z.number().positive() }).optional(),
});

const numberSettings = Object.fromEntries(
  Object.entries(NUMBER_SETTINGS).map(([name, { least, most, whole }]) => [
    name,
    (whole ? z.int() : z.number()).min(least).max(most).optional(),
  ]),
) as Record<NumberSettingName, z.ZodOptional<z.ZodNumber>>;

const settingsSchema = z.looseObject({
  ...numberSettings,
  voicemailMessage: text.optional(),
  screeningAnswer: text.optional(),
  variables: z.record(z.string(), z.string()).optional(),
  voice: z.string().max(100).optional(),
});

/** A whole document. Fields that are not named here are allowed everywhere. */
export const treeSchema = z.looseObject({
  id,
  name: z.string().min(1).max(200),
  isActive: z.boolean(),
  createdAt: z.string(),
  nodes: z.array(z.discriminatedUnion("type", [first, ...others])),
  connections: z.array(connectionSchema),
  settings: settingsSchema.optional(),
  notes: z.array(noteSchema).max(MOST_NOTES).optional(),
});

/** A document from a file: what a server gives it may be missing. */
export const importedTreeSchema = treeSchema.partial({
  id: true,
  name: true,
  isActive: true,
  createdAt: true,
});
