import { HOME_COUNTRIES, type HomeCountry, type PhoneNumberRefusal } from "@rufbaum/dialing";
import { TextReader } from "@rufbaum/dialing/contact-files";
import {
  cellsOf,
  findListShape,
  LIST_HEAD,
  type ListKind,
  readBlockedLine,
  readListLine,
  rowsAgree,
  subjectOf,
} from "@rufbaum/dialing/subjects";
import { breathe } from "@rufbaum/runtime";
import { z } from "zod";
import { DomainError } from "../../errors.ts";

/** What may be said of a list beside its lines. */
export const listQuery = z.object({
  /** Where it goes on, if it comes in parts. */
  firstLine: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
  /** Of a part: the list's first line, which may say where the numbers stand. */
  header: z.string().max(10_000).optional(),
  /** Which column holds the numbers: its name, or its place from 1. */
  column: z.string().trim().min(1).max(200).optional(),
  /** Where numbers without a country's code are at home. */
  country: z.enum(HOME_COUNTRIES).optional(),
  /** How many lines that are not understood are told one by one. */
  faults: z.coerce.number().int().min(0).max(20_000).optional(),
});

export type ListOptions = z.infer<typeof listQuery>;

export interface ListReport {
  /** Lines that hold anything. */
  lines: number;
  /** Different numbers of them. */
  understood: number;
  /** Numbers that stood on an earlier line, too. */
  doubled: number;
  /** Lines without a number that can be read, or with one that can't, though there may be another one that was. */
  notUnderstood: number;
  /** The first of those lines, by their place in the file. */
  badLines: number[];
  /** The same, with their reasons: as many as are asked for. */
  faults: { line: number; reason: PhoneNumberRefusal }[];
  /** From 1, where the column was found by its numbers: what a further part of the list is told. */
  column: number | null;
}

export interface ListEntry {
  number: string | null;
  subject: string;
  /** Of a list of consents: nothing in the row says that there is none. */
  agrees: boolean;
  /** Its row's own number, not a further one of a row that says no. */
  isMeant: boolean;
}

const MOST_LINES = 1_000_000;
const LONGEST_LINE = 1_000;
const MOST_BAD_LINES = 100;
/** How many are stored at once: between two batches calls get their turn. */
const BATCH = 500;

/**
 * Reads a list of numbers, one a line, as `readBlockedLine` does; its first line may be a header.
 * @param isOfConsents as `readListLine` does: only the first number of a line is meant, though it may have several; who stands
 *   there twice is told again where that row says no, and with it every number that the row may mean
 * @throws DomainError `list-too-long`, what came before is kept; `unknown-list-column` or
 *   `choose-list-column`, nothing is
 */
export async function readList(
  bytes: AsyncIterable<Uint8Array>,
  {
    kind,
    key,
    home,
    firstLine = 1,
    header = "",
    column,
    faults = MOST_BAD_LINES,
    isOfConsents = false,
  }: ListOptions & { kind: ListKind; key: string; home: HomeCountry; isOfConsents?: boolean },
  keep: (entries: readonly ListEntry[]) => Promise<void>,
): Promise<ListReport> {
  const lines = linesOf(bytes);
  const head = await beginningOf(lines);
  const first = firstLine === 1 ? (head[0] ?? "") : header;
  const found = findListShape({
    first: first.trim() === "" ? null : first,
    lines: head.filter((line) => line.trim() !== ""),
    kind,
    home,
    column,
    isBlocking: !isOfConsents,
  });
  if (!found.ok) throw new DomainError(found.fault, { status: 422 });
  const { shape, isHeader, named } = found;
  const agrees = isOfConsents ? rowsAgree(isHeader ? cellsOf(first, shape.separator) : []) : null;
  const report: ListReport = {
    lines: 0,
    understood: 0,
    doubled: 0,
    notUnderstood: 0,
    badLines: [],
    faults: [],
    column: found.place,
  };
  const seen = new Set<string>();
  let batch: ListEntry[] = [];
  let place = firstLine - 1;
  for await (const line of both(head, lines)) {
    place++;
    // Lines of which nothing is kept wait for nothing: calls would wait for all of them.
    if (place % BATCH === 0) await breathe();
    if (line.trim() === "") continue;
    if (place === 1 && isHeader) continue;
    report.lines++;
    if (report.lines > MOST_LINES) {
      if (batch.length > 0) await keep(batch);
      throw new DomainError({ code: "list-too-long", limit: MOST_LINES }, { status: 413 });
    }
    const read = isOfConsents
      ? readListLine(line, { kind, home, shape })
      : readBlockedLine(line, { kind, home, shape, named });
    const isWanted = read.ok || read.why !== "not-wanted";
    const isAgreed = agrees === null || (isWanted && agrees(cellsOf(line, shape.separator)));
    if (!isAgreed) {
      for (const { number, name } of namedIn(line, { kind, home, shape, named })) {
        const subject = subjectOf(key, name);
        batch.push({ number, subject, agrees: false, isMeant: false });
      }
    }
    const reason = read.ok ? (isOfConsents ? null : read.missed) : read.why;
    if (reason !== null) {
      report.notUnderstood++;
      if (report.badLines.length < MOST_BAD_LINES) report.badLines.push(place);
      if (report.faults.length < faults) report.faults.push({ line: place, reason });
    }
    if (!read.ok) continue;
    for (const { number, name } of isOfConsents ? read.numbers.slice(0, 1) : read.numbers) {
      const subject = subjectOf(key, name);
      if (seen.has(subject)) {
        report.doubled++;
        if (!isAgreed) batch.push({ number, subject, agrees: false, isMeant: true });
        continue;
      }
      seen.add(subject);
      report.understood++;
      batch.push({ number, subject, agrees: isAgreed, isMeant: true });
    }
    if (batch.length < BATCH) continue;
    await keep(batch);
    batch = [];
  }
  if (batch.length > 0) await keep(batch);
  return report;
}

/** Every number that a row may mean which says no. */
function namedIn(...asked: Parameters<typeof readBlockedLine>) {
  const read = readBlockedLine(...asked);
  return read.ok ? read.numbers : [];
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

/** So many lines that `LIST_HEAD` of them hold anything, or all there are. */
async function beginningOf(lines: AsyncGenerator<string>): Promise<string[]> {
  const head: string[] = [];
  let filled = 0;
  while (filled < LIST_HEAD && head.length < LIST_HEAD * 10) {
    const { done, value } = await lines.next();
    if (done) break;
    head.push(value);
    if (value.trim() !== "") filled += 1;
  }
  return head;
}

async function* both(head: readonly string[], rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield* head;
  yield* rest;
}
