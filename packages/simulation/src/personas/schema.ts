import { z } from "zod";
import { TOPICS } from "../corpus/topic.ts";
import { DIALS } from "./behaviour.ts";
import { MANNERS } from "./persona.ts";

export const MOST_PERSONAS = 100;

const word = z.string().trim().min(1).max(60);
const dial = z.number().min(0).max(1);

const behaviour = z
  .strictObject({
    ...(Object.fromEntries(DIALS.map((name) => [name, dial])) as Record<
      (typeof DIALS)[number],
      typeof dial
    >),
    manner: z.enum(MANNERS),
  })
  .partial();

const line = z.string().trim().min(1).max(300);
const lines = z.partialRecord(z.enum(TOPICS), z.array(line).min(1).max(100));

/** A persona as it comes from outside; fields that nobody knows are left out. */
const persona = z.object({
  id: word,
  name: word,
  type: word,
  personality: z.array(word).max(20),
  patienceLevel: z.number().min(0).max(10),
  behaviour: behaviour.optional(),
  lines: lines.optional(),
});

export const personasSchema = z.array(persona).min(1).max(MOST_PERSONAS);
