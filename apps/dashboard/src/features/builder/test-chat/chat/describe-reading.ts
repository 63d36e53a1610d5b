import type { Alternative, Clue, Reading } from "@rufbaum/understanding";
import { shortValueName } from "../../../../messages/action-name.ts";
import { formats } from "../../../../messages/formats.ts";
import { conditionName } from "../../../../messages/intents.ts";
import { testChatTexts } from "../../../../messages/test-chat.ts";
import { explainClue } from "./explain-clue.ts";
import type { ChatLineOf, KnownVariable } from "./lines.ts";
import { writtenValue } from "./written-value.ts";

const texts = testChatTexts;

/** What was understood of a reply and why, a sentence each: the first says what, the others why. */
export function describeReading(line: ChatLineOf<"caller">): string[] {
  return [understood(line), ...cluesOf(line)];
}

function understood(line: ChatLineOf<"caller">): string {
  const { reading, kept, isMissed } = line;
  const { condition, confidence } = reading;
  const parts: string[] = [];
  if (condition !== null) parts.push(texts().condition(conditionName(condition)));
  if (isMissed) parts.push(missedText(line));
  for (const variable of kept) parts.push(variableText(variable));
  if (tellsMore(reading)) parts.push(texts().intent(conditionName(reading.intent)));
  if (!isMissed) parts.push(confidenceText(confidence));
  return parts.join(" · ");
}

/** Whether an intent was found that is called otherwise than the condition that was met. */
export function tellsMore(reading: Reading): reading is Reading & { intent: string } {
  const { condition, intent } = reading;
  if (intent === null) return false;
  return condition === null || conditionName(intent) !== conditionName(condition);
}

/** The clues, what was heard besides, and what became of it where that is not plain. */
export function cluesOf(line: ChatLineOf<"caller">): string[] {
  const { reading, expected, kept, isMissed, taken, asksAgain } = line;
  const clues = [...new Set(reading.why.filter(isTelling).map(explainClue))];
  if (reading.alsoHeard.length > 0) {
    clues.push(
      texts().alsoHeard(reading.alsoHeard.map(({ name }) => conditionName(name)).join(", ")),
    );
  }
  const values = valuesOf(line);
  clues.push(...values);
  if (values.length === 0 && kept.length > 0) clues.push(texts().keptAsSaid);
  if (reading.alternatives.length > 0) clues.push(unsureText(reading.alternatives));
  if (taken !== null) clues.push(texts().taken[taken]);
  if (isMissed && clues.length === 0) clues.push(texts().noClue);
  const hopedFor = [...(expected?.between ?? expected?.conditions.map(({ key }) => key) ?? [])];
  const kind = valueWanted(line);
  if (kind !== null) hopedFor.unshift(kind);
  if (isMissed && hopedFor.length > 0)
    clues.push(texts().expected(hopedFor.map(conditionName).join(", ")));
  if (asksAgain > 0) clues.push(texts().asksAgain(asksAgain));
  return clues;
}

/** `Zwischen zwei Bedingungen unsicher: Ja 41 % · Nein 33 %` */
function unsureText(alternatives: readonly Alternative[]): string {
  const told = alternatives.map(
    ({ condition, confidence }) =>
      `${conditionName(condition)} ${formats().percent(confidence * 100, 0)}`,
  );
  return texts().unsureBetween(told.join(" · "));
}

/** What the node hoped for and did not get. */
export function missedText(line: ChatLineOf<"caller">): string {
  const kind = valueWanted(line);
  return kind === null ? texts().noCondition : texts().noValue(kind);
}

/** The kind of value that the node asks for, as people call it. */
function valueWanted({ expected }: ChatLineOf<"caller">): string | null {
  const kind = expected?.value ?? null;
  return kind === null ? null : (shortValueName(kind) ?? kind);
}

/** That an intent counts as itself says nothing, and values are told with what they came to. */
function isTelling({ kind, for: meant, heard }: Clue): boolean {
  return kind !== "value" && !(kind === "roll-up" && meant === heard);
}

/** `Datum: „Dienstag“ → Dienstag, 24.11.2026 · Sicherheit 80 %` */
function valuesOf({ reading: { values, valueConfidence, why } }: ChatLineOf<"caller">): string[] {
  return Object.entries(values).map(([kind, value]) => {
    const name = shortValueName(kind) ?? kind;
    const heard = why.find((clue) => clue.kind === "value" && clue.for === kind)?.heard ?? null;
    const read = texts().valueRead(name, heard, writtenValue(value, kind));
    return valueConfidence === null ? read : `${read} · ${confidenceText(valueConfidence)}`;
  });
}

/** `tag = Dienstag, 24.11.2026` */
export function variableText({ name, value, kind }: KnownVariable): string {
  return `${name} = ${writtenValue(value, kind)}`;
}

export function confidenceText(confidence: number): string {
  return texts().confidence(formats().percent(confidence * 100, 0));
}
