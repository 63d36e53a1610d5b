import type { Reading } from "@rufbaum/understanding";
import { explainAlternatives, explainClue } from "../output/clues.ts";
import type { Paint } from "../output/colours.ts";
import { formats } from "../output/formats.ts";
import { oneLine } from "../output/printable.ts";

export interface AnswerOptions {
  /** Whether it is said why. */
  explains: boolean;
}

/** The reading as a JSON object on a line of its own. */
export function jsonAnswer(text: string, reading: Reading, { explains }: AnswerOptions): string {
  const { condition, intent, confidence, values, why } = reading;
  const alternatives = reading.alternatives.map((one) => ({
    ...one,
    confidence: rounded(one.confidence),
  }));
  const answer = { text, condition, alternatives, intent, confidence: rounded(confidence), values };
  return `${JSON.stringify(explains ? { ...answer, why } : answer)}\n`;
}

/** As `jsonAnswer`, for a line that could not be read. */
export function jsonFault(text: string, error: string): string {
  const nothing = { condition: null, alternatives: [], intent: null, confidence: 0, values: {} };
  return `${JSON.stringify({ text, ...nothing, error })}\n`;
}

/** Enough to compare by, and the same on every machine. */
function rounded(confidence: number): number {
  return Math.round(confidence * 10_000) / 10_000;
}

/** Lines of a table whose columns are known before the first reply is. */
export interface AnswerTable {
  head: string;
  answer(text: string, reading: Reading): string;
  fault(text: string): string;
}

/** As wide as built-in intents are long. */
const INTENT_WIDTH = 22;
const LEAST_WIDTH = 9;
const MOST_WIDTH = 32;

export function answerTable(
  keys: readonly string[],
  { explains, paint }: AnswerOptions & { paint: Paint },
): AnswerTable {
  const widest = Math.max(LEAST_WIDTH, ...keys.map((key) => Bun.stringWidth(oneLine(key))));
  const width = Math.min(widest, MOST_WIDTH);
  const row = (cells: [condition: string, sure: string, intent: string, text: string]) =>
    `${cells[0]}  ${cells[1]}  ${cells[2]}  ${cells[3]}`.trimEnd();
  const blank = ["".padEnd(width), "    ", "".padEnd(INTENT_WIDTH)] as const;
  return {
    head: `${paint("dim", row(["CONDITION".padEnd(width), "SURE", "INTENT".padEnd(INTENT_WIDTH), "REPLY"]))}\n`,
    answer(text, { condition, alternatives, intent, confidence, values, why }) {
      const found = Object.entries(values).map(([kind, value]) => `${kind} = ${value}`);
      const value = found.length > 0 ? `  ${paint("cyan", oneLine(`[${found.join(", ")}]`))}` : "";
      const lines = [
        row([
          paint(condition === null ? "dim" : "green", padded(oneLine(condition ?? "-"), width)),
          formats.percent(confidence * 100, 0).padStart(4),
          padded(intent ?? "", INTENT_WIDTH),
          `${oneLine(text)}${value}`,
        ]),
      ];
      const aside = (words: string) => lines.push(row([...blank, paint("dim", `↳ ${words}`)]));
      if (alternatives.length > 0) aside(explainAlternatives(alternatives));
      if (explains) {
        for (const clue of why) aside(explainClue(clue));
      }
      return `${lines.join("\n")}\n`;
    },
    fault: (text) =>
      `${row([paint("red", padded("error", width)), blank[1], blank[2], oneLine(text)])}\n`,
  };
}

function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - Bun.stringWidth(text)));
}
