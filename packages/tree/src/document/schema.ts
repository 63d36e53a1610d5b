import { z } from "zod";
import { NODE_SPECS } from "../nodes/registry.ts";

/** More than anybody oversees, and than a canvas shows fluently. */
export const MOST_NODES = 5_000;
export const MOST_CONNECTIONS = 20_000;
const MOST_CONDITIONS = 200;

/** Nobody listens for that long; it is there so that nobody has to find out. Characters. */
const LONGEST_CONTENT = 20_000;

const text = z.string().max(LONGEST_CONTENT);

const id = z.string().min(1).max(200);

const conditionSchema = z.looseObject({
  id: z.string(),
  condition: z.string(),
  targetNodeId: z.string().nullish(),
  examples: z.array(text).max(MOST_CONDITIONS).optional(),
  expression: z.string().optional(),
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

const [first, ...others] = Object.entries(NODE_SPECS).map(([kind, { fields }]) =>
  z.looseObject({ type: z.literal(kind), ...commonFields, ...fields }),
);
if (!first) throw new Error("There are no kinds of node.");

const connectionSchema = z.looseObject({
  id,
  sourceNodeId: id,
  targetNodeId: id,
  condition: z.string().nullish(),
});

const settingsSchema = z.looseObject({
  maxSteps: z.int().min(1).max(5_000).optional(),
  // A carrier ends a call after four hours.
  maxSeconds: z.number().min(1).max(14_400).optional(),
  variables: z.record(z.string(), z.string()).optional(),
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
});

/** A document from a file: what a server gives it may be missing. */
export const importedTreeSchema = treeSchema.partial({
  id: true,
  name: true,
  isActive: true,
  createdAt: true,
});
