import type { Persona } from "@rufbaum/simulation";
import { simulationTexts } from "../../../messages/analytics.ts";

const texts = simulationTexts;

/**
 * Reads a file of personas as far as they are shown: a list, or an object that has one as
 * `personas`. What else they carry the server looks at when they are to speak.
 */
export function readOwnPersonas(text: string): { personas: Persona[] } | { problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: texts().notJson };
  }
  const list = isRecord(value) ? value.personas : value;
  if (!Array.isArray(list)) return { problem: texts().notList };
  if (list.length === 0) return { problem: texts().ownEmpty };
  const ids = new Set<string>();
  for (const [index, item] of list.entries()) {
    const field = isRecord(item) ? FIELDS.find((name) => !IS_RIGHT[name](item[name])) : "id";
    if (field) return { problem: texts().wrongPersona(index + 1, field) };
    if (ids.has(item.id)) return { problem: texts().twicePersona(item.id) };
    ids.add(item.id);
  }
  return { personas: list as Persona[] };
}

const FIELDS = ["id", "name", "type", "personality", "patienceLevel"] as const;

const IS_RIGHT: Record<(typeof FIELDS)[number], (value: unknown) => boolean> = {
  id: isText,
  name: isText,
  type: isText,
  personality: (value) => Array.isArray(value) && value.every(isText),
  patienceLevel: (value) => typeof value === "number" && value >= 0 && value <= 10,
};

function isText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
