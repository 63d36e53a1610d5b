import type { VariableValue } from "@rufbaum/conversation";
import { formatPercent } from "../../../../format/numbers.ts";
import { intentName } from "../../../../messages/intents.ts";
import { testChatTexts } from "../../../../messages/test-chat.ts";
import { explainClue } from "./explain-clue.ts";
import type { LineOf } from "./lines.ts";

const texts = testChatTexts;

/** What was understood of a reply and why, a sentence each: the first says what, the others why. */
export function describeReading(line: LineOf<"caller">): string[] {
  return [understood(line), ...cluesOf(line)];
}

function understood({ reading, kept, isMissed }: LineOf<"caller">): string {
  const { condition, intent, confidence } = reading;
  const parts: string[] = [];
  if (condition !== null) parts.push(texts.condition(condition));
  if (isMissed) parts.push(texts.noCondition);
  for (const [name, value] of Object.entries(kept)) parts.push(valueText(name, value));
  if (intent !== null) parts.push(texts.intent(intentName(intent)));
  parts.push(confidenceText(confidence));
  return parts.join(" · ");
}

/** The clues, and where nothing was met, what was waited for. */
export function cluesOf({
  reading,
  expected,
  kept,
  isMissed,
  asksAgain,
}: LineOf<"caller">): string[] {
  const clues = [...new Set(reading.why.map(explainClue))];
  if (reading.alsoHeard.length > 0) {
    clues.push(texts.alsoHeard(reading.alsoHeard.map(({ name }) => intentName(name)).join(", ")));
  }
  const [kind] = Object.keys(reading.values);
  if (kind !== undefined) clues.push(texts.valueFound(texts.valueKinds[kind] ?? kind));
  else if (Object.keys(kept).length > 0) clues.push(texts.keptAsSaid);
  const keys = expected?.conditions.map(({ key }) => key) ?? [];
  if (isMissed && clues.length === 0) clues.push(texts.noClue);
  if (isMissed && keys.length > 0) clues.push(texts.expected(keys.join(", ")));
  if (asksAgain > 0) clues.push(texts.asksAgain(asksAgain));
  return clues;
}

/** `tag = am Dienstag` */
export function valueText(name: string, value: VariableValue): string {
  return `${name} = ${spokenValue(value)}`;
}

export function spokenValue(value: VariableValue): string {
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  return String(value);
}

export function confidenceText(confidence: number): string {
  return texts.confidence(formatPercent(Math.round(confidence * 100)));
}
