import type { HandOver, Line } from "../modules/calls/line.ts";

/** A line that only keeps what goes over it: each utterance, and what came next when it ended. */
export function fakeLine(kind: Line["kind"] = "stream") {
  const spoken: string[] = [];
  /** The same, what is said at one time together. */
  const utterances: string[] = [];
  const ended: HandOver[] = [];
  const listened: number[] = [];
  const line: Line = {
    kind,
    say(parts) {
      const texts = parts.map(({ text }) => text);
      spoken.push(...texts);
      utterances.push(texts.join(" "));
    },
    listen: (silence) => void listened.push(silence),
    end: (next) => void ended.push(next),
  };
  return { line, spoken, utterances, ended, listened };
}
