import { type DiscoveryAdvice, MET_INTENTS, SPOKEN_VALUES } from "@rufbaum/simulation";
import { z } from "zod";

const text = z.string().max(5_000);
const count = z.number().min(0).max(1e12);
const examples = z.array(text);

const condition = { nodeId: text, title: text, condition: text, examples };
const entry = { question: text, count, examples };
const value = { nodeId: text, title: text, value: z.enum(SPOKEN_VALUES), examples };

/** Advice on a discovery, as a client sends it back. */
export const adviceSchema: z.ZodType<DiscoveryAdvice> = z.discriminatedUnion("code", [
  z.object({ code: z.literal("add-condition"), ...condition }),
  z.object({ code: z.literal("extend-condition"), ...condition }),
  z.object({ code: z.literal("teach-objection"), ...condition }),
  z.object({ code: z.literal("extend-entry"), ...entry }),
  z.object({ code: z.literal("add-entry"), ...entry }),
  z.object({ code: z.literal("value-left-out"), ...value }),
  z.object({ code: z.literal("value-unread"), ...value }),
  z.object({
    ...{ code: z.literal("answer-in-one-place"), name: text, nodes: count },
    most: z.array(z.object({ title: text, count })),
  }),
  z.object({ code: z.literal("add-objection"), name: text, nodes: count, count }),
  z.object({ code: z.literal("reword-objection"), title: text, count, of: count.optional() }),
  z.object({ code: z.literal("met-by-itself"), name: text, intent: z.enum(MET_INTENTS), count }),
  z.object({ code: z.literal("said-by-the-way"), count, examples }),
  z.object({ code: z.literal("nothing-lost"), heard: z.array(z.object({ name: text, count })) }),
  z.object({ code: z.literal("only-misheard"), count, examples }),
  z.object({ code: z.literal("as-written"), text }),
]);
