import type { CaseReport, TranscriptLine } from "@rufbaum/simulation/suite";
import { inWords } from "./located.ts";

/** A line of the transcript, as it is printed. */
export interface PrintedLine {
  kind: "agent" | "caller" | "note" | "deviation";
  /** Whether it belongs to the turn that deviated first. */
  isMarked: boolean;
  /** What stands before the text: who speaks, and where. */
  lead: string;
  text: string;
}

const MOST_LINES = 60;

/** What was said up to the first deviation, which stands where it arose. */
export function transcriptOf({ transcript, deviations }: CaseReport): PrintedLine[] {
  const [first] = deviations;
  const last = first === undefined || first.line === null ? Number.POSITIVE_INFINITY : first.line;
  const isUntil = ({ line }: TranscriptLine) => line === null || line <= last;
  const isMarked = ({ line }: TranscriptLine) => line !== null && line === first?.line;
  const spoken = transcript.filter(isUntil).map((line): PrintedLine => {
    const place = line.node === null ? "" : ` [${line.node}]`;
    const lead = line.speaker === "note" ? "       " : line.speaker.padEnd(6);
    return {
      kind: line.speaker,
      isMarked: isMarked(line),
      lead: `${lead}${place}`,
      text: line.text,
    };
  });
  const told = deviations
    .filter(({ line }) => line === (first?.line ?? null))
    .map(
      (each): PrintedLine => ({
        kind: "deviation",
        isMarked: true,
        lead: "✗",
        text: inWords(each),
      }),
    );
  const later = deviations.length - told.length;
  const more = later === 0 ? [] : [note(`and ${later} more after it`)];
  const left = Math.max(0, spoken.length - MOST_LINES);
  const skipped = left === 0 ? [] : [note(`… ${left} lines before`)];
  return [...skipped, ...spoken.slice(left), ...told, ...more];
}

function note(text: string): PrintedLine {
  return { kind: "note", isMarked: false, lead: "", text };
}

/** The same as plain lines. */
export function plainTranscript(report: CaseReport): string[] {
  return transcriptOf(report).map(({ isMarked, lead, text }) =>
    [isMarked ? ">" : " ", lead, text].filter((part) => part !== "").join(" "),
  );
}
