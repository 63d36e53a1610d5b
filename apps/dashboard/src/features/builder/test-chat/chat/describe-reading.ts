import { formatPercent } from "../../../../format/numbers.ts";
import { messages } from "../../../../messages/index.ts";
import { explainClue } from "./explain-clue.ts";
import type { LineOf } from "./lines.ts";

const texts = messages.testChat;

/** What was understood of a reply and why, a sentence each: the first says what, the others why. */
export function describeReading(line: LineOf<"caller">): string[] {
  return [understood(line), ...cluesOf(line)];
}

function understood({ reading, expected }: LineOf<"caller">): string {
  const { condition, intent, confidence, values } = reading;
  const parts: string[] = [];
  if (condition !== null) parts.push(texts.condition(condition));
  else if (expected && expected.conditions.length > 0) parts.push(texts.noCondition);
  for (const [kind, value] of Object.entries(values)) parts.push(valueText(kind, value));
  if (intent !== null) parts.push(texts.intent(intent));
  parts.push(confidenceText(confidence));
  return parts.join(" · ");
}

/** The clues, and where nothing was met, what was waited for. */
export function cluesOf({ reading, expected, asksAgain }: LineOf<"caller">): string[] {
  const clues = reading.why.map(explainClue);
  if (clues.length === 0 && reading.condition === null) clues.push(texts.noClue);
  const keys = expected?.conditions.map(({ key }) => key) ?? [];
  if (reading.condition === null && keys.length > 0) clues.push(texts.expected(keys.join(", ")));
  if (asksAgain > 0) clues.push(texts.asksAgain(asksAgain));
  return clues;
}

export function valueText(kind: string, value: string | number | boolean): string {
  const shown = typeof value === "boolean" ? (value ? texts.yes : texts.no) : String(value);
  return texts.value(texts.valueKinds[kind] ?? kind, shown);
}

export function confidenceText(confidence: number): string {
  return texts.confidence(formatPercent(Math.round(confidence * 100)));
}
