import { parsePhoneNumber } from "@rufbaum/dialing";
import { TextReader } from "@rufbaum/dialing/contact-files";
import { hashedName, listedName, subjectOf } from "@rufbaum/dialing/subjects";
import { DomainError } from "../../errors.ts";

/** Of people who want no advertising, kept without their numbers; or one's own. */
export type ListKind = "robinson" | "own";

export interface ListReport {
  /** Lines that hold anything. */
  lines: number;
  /** Different numbers of them. */
  understood: number;
  /** Numbers that stood on an earlier line, too. */
  doubled: number;
  notUnderstood: number;
  /** The first of those lines, by their place in the file. */
  badLines: number[];
}

export interface ListEntry {
  number: string | null;
  subject: string;
}

const MOST_LINES = 1_000_000;
const LONGEST_LINE = 1_000;
const MOST_BAD_LINES = 100;
/** How many are stored at once: between two batches calls get their turn. */
const BATCH = 500;

/**
 * Reads a list of numbers, one a line, as text or as the first cell of a CSV: which of several
 * cells is meant nobody knows. A Robinson list may hold SHA-256 or MD5 instead. A first line without any digit is a header.
 * @param firstLine where the file goes on, if it comes in parts
 * @throws DomainError `list-too-long`; what came before is kept
 */
export async function readList(
  bytes: AsyncIterable<Uint8Array>,
  { kind, key, firstLine = 1 }: { kind: ListKind; key: string; firstLine?: number },
  keep: (entries: readonly ListEntry[]) => Promise<void>,
): Promise<ListReport> {
  const report: ListReport = {
    lines: 0,
    understood: 0,
    doubled: 0,
    notUnderstood: 0,
    badLines: [],
  };
  const seen = new Set<string>();
  let batch: ListEntry[] = [];
  let place = firstLine - 1;
  for await (const line of linesOf(bytes)) {
    place++;
    if (line.trim() === "" || (place === 1 && !/\d/.test(line))) continue;
    report.lines++;
    if (report.lines > MOST_LINES) {
      if (batch.length > 0) await keep(batch);
      throw new DomainError({ code: "list-too-long", limit: MOST_LINES }, { status: 413 });
    }
    const entry = entryOf(line, kind, key);
    if (!entry) {
      report.notUnderstood++;
      if (report.badLines.length < MOST_BAD_LINES) report.badLines.push(place);
    } else if (seen.has(entry.subject)) {
      report.doubled++;
    } else {
      seen.add(entry.subject);
      report.understood++;
      batch.push(entry);
    }
    if (batch.length < BATCH) continue;
    await keep(batch);
    batch = [];
  }
  if (batch.length > 0) await keep(batch);
  return report;
}

function entryOf(line: string, kind: ListKind, key: string): ListEntry | null {
  if (line.length > LONGEST_LINE) return null;
  const [first = ""] = line.split(/[;,\t|]/, 1);
  const cell = first
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .trim();
  const hashed = kind === "robinson" ? hashedName(cell) : null;
  if (hashed !== null) return { number: null, subject: subjectOf(key, hashed) };
  const number = parsePhoneNumber(cell);
  if (!number.ok) return null;
  if (kind === "own") return { number: number.e164, subject: subjectOf(key, number.e164) };
  return { number: null, subject: subjectOf(key, listedName(number.e164)) };
}

/** Without their ends; one that never ends is cut, which nobody takes for a number. */
async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const reader = new TextReader();
  let rest = "";
  for await (const chunk of bytes) {
    const lines = (rest + reader.read(chunk)).split("\n");
    rest = (lines.pop() ?? "").slice(0, LONGEST_LINE + 1);
    yield* lines;
  }
  yield* (rest + reader.end()).split("\n");
}
