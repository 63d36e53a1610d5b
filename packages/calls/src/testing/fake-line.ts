import type { HandOver, Hearing, Line, SpokenPart } from "../lines/line.ts";

/** A line that only keeps what goes over it: each utterance, and what came next when it ended. */
export function fakeLine(kind: Line["kind"] = "stream") {
  const spoken: string[] = [];
  /** The same, what is said at one time together. */
  const utterances: string[] = [];
  const ended: HandOver[] = [];
  const listened: number[] = [];
  const opened: string[] = [];
  /** Each utterance with its voice, and what it was listened for. */
  const parts: SpokenPart[] = [];
  const hearings: (Hearing | undefined)[] = [];
  const line: Line = {
    kind,
    opens: (voice) => void opened.push(voice),
    say(said) {
      parts.push(...said);
      const texts = said.map(({ text }) => text);
      spoken.push(...texts);
      utterances.push(texts.join(" "));
    },
    listen(silence, _keypad, hearing) {
      listened.push(silence);
      hearings.push(hearing);
    },
    end: (next) => void ended.push(next),
  };
  return { line, spoken, utterances, ended, listened, opened, parts, hearings };
}
