import type { Alternative, Clue } from "@rufbaum/understanding";
import { formats } from "./formats.ts";
import { oneLine } from "./printable.ts";

/** Why a reply was understood as it was, a phrase per clue. */
export function explainClue({ kind, for: meant, heard, rule }: Clue): string {
  const name = oneLine(meant);
  const words = `"${oneLine(heard)}"`;
  switch (kind) {
    case "rule":
      return `${name}: ${words} (rule ${rule ?? "of the language"})`;
    case "phrase":
      return `${name}: ${words} is a turn of phrase for it`;
    case "words":
      return `${name}: ${words} weighed most`;
    case "example":
      return `${name}: like the example ${words}`;
    case "key":
      return `${name}: ${words} has to do with its name`;
    case "meaning":
      return heard === meant
        ? `${name}: means what it is called`
        : `${name}: means the like of the example ${words}`;
    case "roll-up":
      return heard === meant ? `${name}: heard as such` : `${name}: ${oneLine(heard)} counts as it`;
    case "value":
      return `${name}: ${words} holds it`;
    case "llm":
      return `${name}: the language model says so`;
    case "knowledge":
      return `from the knowledge: ${words}`;
  }
}

/** Between which two conditions a reading is unsure: `unsure between two conditions: Ja 41% · Nein 33%`. */
export function explainAlternatives(alternatives: readonly Alternative[]): string {
  const told = alternatives.map(
    ({ condition, confidence }) => `${oneLine(condition)} ${formats.percent(confidence * 100, 0)}`,
  );
  return `unsure between two conditions: ${told.join(" · ")}`;
}
