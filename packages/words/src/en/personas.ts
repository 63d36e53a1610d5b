import type { PersonaFault, PersonaValue } from "@rufbaum/simulation";
import { telling } from "../tell.ts";

const VALUES: Readonly<Record<PersonaValue, string>> = {
  text: "a text",
  number: "a number",
  list: "a list",
  object: "an object",
};

/** What is wrong at a place, told after its name: "[0].name is missing. …" */
export const personaFault = telling<PersonaFault>({
  missing: ({ expected }) => `is missing. Expected: ${VALUES[expected]}.`,
  "wrong-type": ({ found, expected }) => `is ${found}. Expected: ${VALUES[expected]}.`,
  empty: "is empty. Expected: at least one.",
  "too-small": ({ found, least }) => `is ${found}. The least is ${least}.`,
  "too-great": ({ found, most }) => `is ${found}. The most is ${most}.`,
  "too-long": ({ most }) => `is too long. At most ${most} characters.`,
  "too-many": ({ most }) => `has too many entries. At most ${most}.`,
  "not-allowed": ({ found, allowed }) => `is ${found}. Expected one of ${allowed.join(", ")}.`,
  "unknown-fields": ({ fields, known }) =>
    `has unknown fields: ${fields.map((field) => `"${field}"`).join(", ")}. Known are ${known.join(", ")}.`,
  "repeated-id": ({ id, first }) =>
    `"${id}" is the id of [${first}], too. Each persona needs an id of its own.`,
  unreadable: "can't be read.",
});

/** Of the built-in personas; what others are called is left as it is. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ["Freundlicher Entscheider", "Friendly decision maker"],
  ["Skeptikerin", "Sceptic"],
  ["Sekretärin", "Secretary"],
  ["Vielbeschäftigter", "Busy professional"],
  ["Preisjägerin", "Bargain hunter"],
  ["freundlich", "friendly"],
  ["aufgeschlossen", "open-minded"],
  ["entscheidungsfreudig", "quick to decide"],
  ["skeptisch", "sceptical"],
  ["misstrauisch", "suspicious"],
  ["kritisch", "critical"],
  ["abschirmend", "protective"],
  ["höflich", "polite"],
  ["pflichtbewusst", "dutiful"],
  ["gehetzt", "rushed"],
  ["ungeduldig", "impatient"],
  ["kurz angebunden", "curt"],
  ["preisbewusst", "price-conscious"],
  ["vergleichend", "comparing"],
  ["gesprächig", "talkative"],
]);

/** A type or a trait of a persona. */
export function personaWord(word: string): string {
  return WORDS.get(word) ?? word;
}
