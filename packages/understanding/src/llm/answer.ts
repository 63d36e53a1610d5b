import { z } from "zod";

/** What a language model may answer, and nothing else. */
export interface ModelAnswer {
  condition: string | null;
  confidence: number;
}

/** An answer is a few words; models that ramble are not read. */
const LONGEST = 2_000;

/** As a JSON schema, for endpoints that hold the model to it. */
export function answerSchema(keys: readonly string[]): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(answerOf(keys));
  return schema;
}

/** What the model wrote, if it is one of the keys or null with a confidence; else `null`. */
export function readAnswer(written: string, keys: readonly string[]): ModelAnswer | null {
  if (written.length > LONGEST) return null;
  try {
    return answerOf(keys).safeParse(JSON.parse(withoutFence(written))).data ?? null;
  } catch {
    return null;
  }
}

function answerOf(keys: readonly string[]) {
  return z.strictObject({
    condition: z.enum([...new Set(keys)]).nullable(),
    confidence: z.number().min(0).max(1),
  });
}

/** Models like to put JSON into a block of Markdown. */
export function withoutFence(written: string): string {
  const text = written.trim();
  const isFenced =
    text.length >= 2 * FENCE.length && text.startsWith(FENCE) && text.endsWith(FENCE);
  return isFenced ? text.slice(FENCE.length, -FENCE.length).replace(/^json/, "") : text;
}

const FENCE = "```";
