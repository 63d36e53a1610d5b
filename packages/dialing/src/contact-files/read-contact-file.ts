import {
  type ContactFileEvent,
  type ContactFileFormat,
  UnreadableFile,
} from "./contact-file-event.ts";
import type { ContactFileOptions } from "./contact-file-options.ts";
import { containerContent, type OtherContent, otherContent, zipContent } from "./other-content.ts";
import { readCsv } from "./read-csv.ts";
import { readSheets } from "./read-sheets.ts";

export interface ContactFileSource {
  name: string;
  /** What a browser says of it. */
  type?: string;
  bytes: AsyncIterable<Uint8Array>;
}

const TYPES =
  /^(?:text\/csv|application\/(?:vnd\.ms-excel|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet))\b/i;

/**
 * Reads a contact file as it comes in: `opened`, `rows` in batches, `done`.
 *
 * What the content is decides, not the name. `asked` or `fault` end the reading instead. It goes on
 * when the next event is asked for, and keeps 12 bytes of each number, nothing else.
 */
export async function* readContactFile(
  source: ContactFileSource,
  options: ContactFileOptions = {},
): AsyncGenerator<ContactFileEvent> {
  try {
    yield* read(source, options);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { fault } = error;
    yield {
      type: "fault",
      fault: fault.code === "wrong-type" ? { ...fault, name: source.name } : fault,
    };
  }
}

async function* read(
  source: ContactFileSource,
  options: ContactFileOptions,
): AsyncGenerator<ContactFileEvent> {
  const chunks = source.bytes[Symbol.asyncIterator]();
  try {
    const { format, start, rest } = await openSource(source, chunks);
    if (format === "csv") yield* readCsv(start, rest, options);
    else yield* readSheets(start, rest, format, options);
  } finally {
    await chunks.return?.();
  }
}

/** What a file is, by its content, and what is in it. @throws UnreadableFile where it is no table */
export async function openSource(
  { name, type = "" }: Pick<ContactFileSource, "name" | "type">,
  chunks: AsyncIterator<Uint8Array>,
): Promise<{ format: ContactFileFormat; start: Uint8Array; rest: AsyncIterable<Uint8Array> }> {
  const { start, isEnd } = await takeStart(chunks);
  const isNamed = TYPES.test(type) || /\.(?:csv|xlsx|xls)$/i.test(name);
  if (start.length === 0 && isNamed) throw new UnreadableFile({ code: "empty", format: null });
  const format = formatOf(start);
  if (!format || !isNamed) {
    const found = format ? contentOf(format, start) : otherContent(start);
    throw new UnreadableFile({ code: "wrong-type", format: null, name, found });
  }
  return { format, start, rest: isEnd ? nothing() : remaining(chunks) };
}

async function takeStart(
  chunks: AsyncIterator<Uint8Array>,
): Promise<{ start: Uint8Array; isEnd: boolean }> {
  let start: Uint8Array = new Uint8Array(0);
  while (start.length < 8) {
    const { value, done } = await chunks.next();
    if (done) return { start, isEnd: true };
    start = start.length === 0 ? value : Uint8Array.from([...start, ...value]);
  }
  return { start, isEnd: false };
}

/** `null`: neither a workbook nor a text. */
function formatOf(start: Uint8Array): ContactFileFormat | null {
  const begins = (...bytes: number[]) => bytes.every((byte, place) => start[place] === byte);
  if (begins(0x50, 0x4b, 0x03, 0x04)) return "xlsx";
  // An encrypted .xlsx begins alike; which of them it is doesn't matter to its reader.
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) return "xls";
  return otherContent(start) ? null : "csv";
}

/** What stands under a name that is no contact file's: its first piece says enough of it. */
function contentOf(format: ContactFileFormat, start: Uint8Array): OtherContent | null {
  if (format === "csv") return start.includes(0) ? null : "text";
  if (format === "xls") return containerContent(start) ?? "workbook";
  const text = new TextDecoder("latin1").decode(start);
  return zipContent(
    start,
    [...text.matchAll(/[\w./\\]+\.(?:xml|iwa|zip|bin)/g)].map(([name]) => name),
  );
}

async function* remaining(chunks: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
