import type { ExpectedCondition } from "@rufbaum/understanding";
import { type InputLine, LONGEST_LINE } from "../input/split-lines.ts";
import {
  type Expectation,
  moment,
  type NamedCondition,
  namedConditions,
  valueKind,
  WrongShape,
} from "./expectations.ts";

/** A reply and what it is read against. */
export interface ReadRequest {
  text: string;
  expectation: Expectation;
}

/** The beginning of what can only be meant as JSON. */
const JSON_OBJECT = /^\s*\{\s*"/;

/**
 * What one line of the input asks for: a reply in plain text, or a JSON object with expectations of
 * its own.
 * @throws WrongShape where it is JSON that can't be used
 */
export function readRequest(
  { text, isCut }: InputLine,
  usual: Expectation,
  conditionsOf: (named: readonly NamedCondition[]) => readonly ExpectedCondition[],
): ReadRequest {
  if (isCut) throw new WrongShape(`longer than ${LONGEST_LINE} characters, which no reply is`);
  const object = asObject(text);
  if (object === null) return { text, expectation: usual };
  const { text: reply, expect, question, value, now } = object;
  if (typeof reply !== "string") {
    throw new WrongShape('"text" must be the reply, as in {"text": "Ja, gern", "expect": ["Ja"]}');
  }
  if (question !== undefined && typeof question !== "string") {
    throw new WrongShape('"question" must be what the agent asked, in quotes');
  }
  return {
    text: reply,
    expectation: {
      conditions:
        expect === undefined ? usual.conditions : conditionsOf(namedConditions(expect, '"expect"')),
      question: question ?? usual.question,
      value: value === undefined ? usual.value : valueKind(value, '"value"'),
      now: now === undefined ? usual.now : moment(now, '"now"'),
    },
  };
}

/** The object a line holds; `null` if it is plain text, which may begin with a brace, too. */
function asObject(text: string): Record<string, unknown> | null {
  if (!text.trimStart().startsWith("{")) return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!JSON_OBJECT.test(text)) return null;
    const cause = error instanceof Error ? error.message : String(error);
    throw new WrongShape(
      `broken JSON (${cause}); it must be one object, such as {"text": "Ja, gern"}`,
    );
  }
}
