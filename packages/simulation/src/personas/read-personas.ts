import type { z } from "zod";
import type { Persona } from "./persona.ts";
import { type PersonaProblem, problemOf } from "./problem.ts";
import { personasSchema } from "./schema.ts";

export type ReadPersonas =
  | { ok: true; personas: Persona[] }
  | { ok: false; problems: PersonaProblem[] };

/** Reads personas from a request or a file: a list of them, or an object that has one as `personas`. */
export function readPersonas(value: unknown): ReadPersonas {
  const list = listIn(value);
  const read = personasSchema.safeParse(list);
  if (!read.success) {
    const issues = read.error.issues.slice(0, MOST_PROBLEMS);
    return { ok: false, problems: issues.map((issue) => problemOf(issue, list)) };
  }
  const personas = read.data.map(withoutGaps);
  const problems = repeatedIds(personas);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, personas };
}

/** Nobody reads more at once. */
const MOST_PROBLEMS = 50;

function listIn(value: unknown): unknown {
  const holdsList = typeof value === "object" && value !== null && "personas" in value;
  return holdsList ? value.personas : value;
}

/** Optional fields are there or not, never `undefined`. */
function withoutGaps(read: z.infer<typeof personasSchema>[number]): Persona {
  const { behaviour, lines, ...rest } = read;
  const persona: Persona = rest;
  if (behaviour) persona.behaviour = known(behaviour);
  if (lines) persona.lines = known(lines);
  return persona;
}

function known<Value>(fields: { [name in string]?: Value | undefined }): Record<string, Value> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Record<string, Value>;
}

function repeatedIds(personas: readonly Persona[]): PersonaProblem[] {
  const first = new Map<string, number>();
  const problems: PersonaProblem[] = [];
  for (const [index, { id }] of personas.entries()) {
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, index);
      continue;
    }
    problems.push({ path: `[${index}].id`, code: "repeated-id", id, first: before });
  }
  return problems;
}
