import { z } from "zod";
import { LONGEST_TEXT, MOST_NOTES } from "../limits.ts";
import { idSchema } from "../nodes/node-schema.ts";
import { treeNodeSchema } from "../nodes/schemas.ts";
import { NUMBER_SETTINGS, type NumberSettingName } from "../settings.ts";

const text = z.string().max(LONGEST_TEXT);

export const connectionSchema = z.looseObject({
  id: idSchema,
  sourceNodeId: idSchema,
  targetNodeId: idSchema,
  condition: z.string().nullish(),
});

export const noteSchema = z.looseObject({
  id: idSchema,
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
  askBetween: text.optional(),
  variables: z.record(z.string(), z.string()).optional(),
  voice: z.string().max(100).optional(),
});

/** A whole document. Fields that are not named here are allowed everywhere. */
export const treeSchema = z.looseObject({
  id: idSchema,
  name: z.string().min(1).max(200),
  isActive: z.boolean(),
  createdAt: z.string(),
  nodes: z.array(treeNodeSchema),
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
