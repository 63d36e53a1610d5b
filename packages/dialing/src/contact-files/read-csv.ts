import {
  type ContactFileEvent,
  type RawRow,
  tooLarge,
  UnreadableFile,
} from "./contact-file-event.ts";
import type { ContactFileOptions } from "./contact-file-options.ts";
import { TextReader } from "./decode-text.ts";
import { findSeparator } from "./find-separator.ts";
import { CSV_LIMITS, HEAD_ROWS } from "./limits.ts";
import { openTable } from "./open-table.ts";
import { RowSplitter } from "./split-rows.ts";

/** Characters in which encoding, separator and header are looked for. */
const HEAD_TEXT = 64 * 1024;

/** Reads a text piece by piece. @throws UnreadableFile */
export async function* readCsv(
  start: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
  options: ContactFileOptions,
): AsyncGenerator<ContactFileEvent> {
  const limits = { ...CSV_LIMITS, ...options.limits };
  const reader = new TextReader();
  const chunks = rest[Symbol.asyncIterator]();
  let count = 0;
  const decode = (chunk: Uint8Array) => {
    count += chunk.length;
    if (count > limits.bytes) throw tooLarge("csv", limits);
    return reader.read(chunk);
  };

  let text = decode(start);
  let isEnd = false;
  while (text.length < HEAD_TEXT && !isEnd) {
    const { value, done } = await chunks.next();
    isEnd = done === true;
    text += isEnd ? reader.end() : decode(value as Uint8Array);
  }
  if (isBinary(text.slice(0, 1024))) {
    throw new UnreadableFile({ code: "wrong-type", format: null, name: "", found: "binary" });
  }
  const head = text.slice(0, HEAD_TEXT);
  const isWhole = isEnd && head.length === text.length;
  const { separator, skipped } = findSeparator(head);
  const firstLine = skipped > 0 ? 2 : 1;
  const peeked = peek(head.slice(skipped), separator, firstLine, isWhole);
  const table = openTable(peeked, { format: "csv", limits, options });
  yield {
    type: "opened",
    format: "csv",
    encoding: reader.encoding,
    separator,
    sheets: [],
    sheet: null,
    ...table.opened,
  };

  const splitter = new RowSplitter(separator, firstLine);
  for (const row of splitter.split(text.slice(skipped), isEnd)) {
    if (table.take(row)) yield table.batch(count);
  }
  while (!isEnd) {
    const { value, done } = await chunks.next();
    isEnd = done === true;
    const more = isEnd ? reader.end() : decode(value as Uint8Array);
    for (const row of splitter.split(more, isEnd)) if (table.take(row)) yield table.batch(count);
  }
  yield* table.end(count, {
    encoding: reader.encoding,
    lostCharacters: reader.lostCharacters,
    unreadFrom: null,
  });
}

/** Zeros alone stand in texts, too, that a program has padded or a disk has lost. */
export function isBinary(start: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no text has them.
  return start.includes("\0") && /[\u0001-\u0008\u000e-\u0019\u001b-\u001f\ufffd]/.test(start);
}

function peek(text: string, separator: string, firstLine: number, isWhole: boolean): RawRow[] {
  const lines = isWhole ? text : text.slice(0, Math.max(0, text.lastIndexOf("\n")) || text.length);
  try {
    return new RowSplitter(separator, firstLine).split(lines, true).take(HEAD_ROWS).toArray();
  } catch (error) {
    if (error instanceof UnreadableFile) return [];
    throw error;
  }
}
