import type { PersonaFault, PersonaValue } from "@rufbaum/simulation";
import { writtenIn } from "../format/numbers.ts";
import { telling } from "../tell.ts";

const { quoted } = writtenIn("de");

const VALUES: Readonly<Record<PersonaValue, string>> = {
  text: "ein Text",
  number: "eine Zahl",
  list: "eine Liste",
  object: "ein Objekt",
};

/** What is wrong at a place, told after its name: "[0].name fehlt. …" */
export const personaFault = telling<PersonaFault>({
  missing: ({ expected }) => `fehlt. Erwartet wird ${VALUES[expected]}.`,
  "wrong-type": ({ found, expected }) => `ist ${found}. Erwartet wird ${VALUES[expected]}.`,
  empty: "ist leer. Erwartet wird mindestens eins.",
  "too-small": ({ found, least }) => `ist ${found}. Der kleinste erlaubte Wert ist ${least}.`,
  "too-great": ({ found, most }) => `ist ${found}. Der größte erlaubte Wert ist ${most}.`,
  "too-long": ({ most }) => `ist zu lang. Erlaubt sind höchstens ${most} Zeichen.`,
  "too-many": ({ most }) => `hat zu viele Einträge. Erlaubt sind höchstens ${most}.`,
  "not-allowed": ({ found, allowed }) => `ist ${found}. Erlaubt sind ${allowed.join(", ")}.`,
  "unknown-fields": ({ fields, known }) =>
    `hat unbekannte Felder: ${fields.map((field) => `"${field}"`).join(", ")}. Bekannt sind ${known.join(", ")}.`,
  "repeated-id": ({ id, first }) =>
    `${quoted(id)} ist auch die Kennung von [${first}]. Jede Persona braucht eine eigene.`,
  unreadable: "ist nicht lesbar.",
});

/** A type or a trait of a persona: they are German, as what they make of it is. */
export function personaWord(word: string): string {
  return word;
}
