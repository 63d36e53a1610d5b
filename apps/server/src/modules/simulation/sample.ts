import type { Conversation, ConversationLine, Persona } from "@rufbaum/simulation";
import type { Outcome } from "@rufbaum/tree";

/** A conversation as it passes by: short, and small enough to be told often. */
export interface PassingSample {
  personaName: string;
  outcome: Outcome;
  /** Who says what, such as `KI: Guten Tag, …`. */
  lines: string[];
}

const MOST_LINES = 6;
const LONGEST = 160;

export function sampleOf(
  { lines, outcome, persona }: Conversation,
  personas: readonly Persona[],
): PassingSample {
  const name = personas[persona]?.name ?? "";
  const told = lines.flatMap((line) => lineOf(line, name));
  return { personaName: name, outcome, lines: told.slice(0, MOST_LINES).map(shortened) };
}

function lineOf(line: ConversationLine, name: string): string[] {
  switch (line.type) {
    case "agent":
      return [`KI: ${line.heard ?? line.text}`];
    case "caller":
      return [`${name}: ${line.said}`];
    case "keys":
      return [`${name} drückt ${line.digits}`];
    case "silence":
      return [`${name} schweigt`];
    default:
      return [];
  }
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= LONGEST ? text : `${characters.slice(0, LONGEST - 1).join("")}…`;
}
