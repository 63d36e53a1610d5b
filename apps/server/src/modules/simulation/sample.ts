import type { Conversation, ConversationLine, Persona } from "@rufbaum/simulation";
import type { Outcome } from "@rufbaum/tree";

/** A conversation as it passes by: short, and small enough to be told often. */
export interface PassingSample {
  personaName: string;
  outcome: Outcome;
  lines: PassingLine[];
}

/** `text`: what is said, or the keys. */
export interface PassingLine {
  by: "agent" | "caller";
  did: "say" | "press" | "nothing";
  text: string;
}

const MOST_LINES = 6;
const LONGEST = 160;

export function sampleOf(
  { lines, outcome, persona }: Conversation,
  personas: readonly Persona[],
): PassingSample {
  const name = personas[persona]?.name ?? "";
  const told = lines.flatMap(lineOf).slice(0, MOST_LINES);
  const shown = told.map((line) => ({ ...line, text: shortened(line.text) }));
  return { personaName: name, outcome, lines: shown };
}

function lineOf(line: ConversationLine): PassingLine[] {
  switch (line.type) {
    case "agent":
      return [{ by: "agent", did: "say", text: line.heard ?? line.text }];
    case "caller":
      return [{ by: "caller", did: "say", text: line.said }];
    case "keys":
      return [{ by: "caller", did: "press", text: line.digits }];
    case "silence":
      return [{ by: "caller", did: "nothing", text: "" }];
    default:
      return [];
  }
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= LONGEST ? text : `${characters.slice(0, LONGEST - 1).join("")}…`;
}
