import { type Persona, type Recommendation, recommend, treeVersion } from "@rufbaum/simulation";
import type { Tree } from "@rufbaum/tree";
import { z } from "zod";
import { invalidBody } from "../../http/error-response.ts";
import { readJson } from "../../reader/read-json.ts";
import { type Facts, factsOf } from "./further-advice.ts";
import { readOrder, type SimulationRequest } from "./order.ts";
import { readResult } from "./read-result.ts";

/** No database has an id with NUL in it. */
export const idSchema = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[^\0]*$/);

/** What is wrong with a count, a seed or a persona is told in words by `readOrder`. */
const requestSchema = z.object({
  treeId: idSchema,
  numSimulations: z.number(),
  personas: z.custom<readonly Persona[]>(() => true).optional(),
  language: z.string().max(20).optional(),
  enableDiscovery: z.boolean().optional(),
  seed: z.number().optional(),
  noise: z.number().optional(),
  strict: z.boolean().optional(),
  key: idSchema.optional(),
});
export type SimulationOrderBody = z.infer<typeof requestSchema>;

/** A request whose personas are in order, with nothing in them that nobody knows. */
export function readOrderBody({ body }: { body: Uint8Array }): SimulationRequest {
  const read = requestSchema.safeParse(readJson(body));
  if (!read.success) throw invalidBody(read.error.issues);
  const { personas } = readOrder(read.data);
  return { ...read.data, personas };
}

/** A result as a client sends it back: in the bytes of a request, or as it is. */
export type GivenResult = { body: Uint8Array } | { result: unknown };

/** The tree that a result speaks of, as it was walked and as it is today. */
export function treeOfResult(given: GivenResult): { treeId: string; treeVersion: string } {
  const { treeId, treeVersion } = readResult(resultIn(given));
  return { treeId, treeVersion };
}

/**
 * What to do about a result, and what a language model would be told of it.
 * @param given.tree as JSON, `null` where it is gone
 */
export function adviseOn({ tree: text, ...given }: GivenResult & { tree: string | null }): {
  recommendations: Recommendation[];
  facts: Facts;
} {
  const result = readResult(resultIn(given));
  const tree = text === null ? null : (JSON.parse(text) as Tree);
  return { recommendations: recommend(result, tree ?? undefined), facts: factsOf(result, tree) };
}

const bodySchema = z.object({
  simulationResult: z.custom<object>(
    (value) => typeof value === "object" && value !== null && !Array.isArray(value),
    "must be the result of a simulation",
  ),
});

function resultIn(given: GivenResult): unknown {
  if ("result" in given) return given.result;
  const read = bodySchema.safeParse(readJson(given.body));
  if (!read.success) throw invalidBody(read.error.issues);
  return read.data.simulationResult;
}

/** The versions that a tree has been walked as: whether it is active changes nothing of that. */
export function versionsOfTree({ text }: { text: string }): string[] {
  const tree = JSON.parse(text) as Tree;
  return [true, false].map((isActive) => treeVersion({ ...tree, isActive }));
}
