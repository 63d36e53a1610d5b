import Papa from "papaparse";
import { type RawRow, UnreadableFile } from "./contact-file-event.ts";

interface PapaParser {
  parse(
    text: string,
    baseIndex: number,
    ignoreLastRow: boolean,
  ): { data: string[][]; errors: { row?: number; type: string }[]; meta: { cursor: number } };
}
const Parser = (Papa as unknown as { Parser: new (config: object) => PapaParser }).Parser;

/** Text is gathered to this length: rows are then split in few turns, the same at any chunk border. */
const TURN = 256 * 1024;
/** A row that is longer has a quote that never ends. */
const LONGEST_ROW = 256 * 1024;
const MOST_BROKEN = 100;

/** Splits text with `\n` at its lines' ends into rows, as far as they are whole. */
export class RowSplitter {
  readonly #separator: string;
  #line: number;
  #text = "";
  #broken = 0;

  constructor(separator: string, firstLine: number) {
    this.#separator = separator;
    this.#line = firstLine;
  }

  *split(text: string, isLast: boolean): Generator<RawRow> {
    this.#text += text;
    if (this.#text.length < TURN && !isLast) return;
    while (this.#text !== "") {
      const parser = new Parser({ delimiter: this.#separator, newline: "\n", quoteChar: '"' });
      const { data, errors, meta } = parser.parse(this.#text, 0, true);
      const isQuoted = this.#text.includes('"');
      const malformed = new Set(errors.map(({ row }) => row));
      const rest = this.#text.slice(meta.cursor);
      for (const [index, cells] of data.entries()) {
        yield* this.#row(cells, malformed.has(index));
        this.#line += isQuoted ? 1 + breaksIn(cells) : 1;
      }
      this.#text = rest;
      if (!isLast && rest.length < LONGEST_ROW) return;
      if (rest === "") return;
      yield* this.#lastOrBroken(isLast);
    }
  }

  /** What is left is the last row, which needs no line break, or begins with one that never ends. */
  *#lastOrBroken(isLast: boolean): Generator<RawRow> {
    const parser = new Parser({ delimiter: this.#separator, newline: "\n", quoteChar: '"' });
    if (isLast) {
      const { data, errors } = parser.parse(this.#text, 0, false);
      const [cells] = data;
      if (cells && data.length === 1 && errors.length === 0) {
        this.#text = "";
        return yield* this.#row(cells, false);
      }
    }
    this.#broken += 1;
    if (this.#broken > MOST_BROKEN) {
      throw new UnreadableFile({ code: "quotes-never-end", format: "csv", line: this.#line });
    }
    const end = this.#text.indexOf("\n");
    const line = end < 0 ? this.#text : this.#text.slice(0, end);
    this.#text = end < 0 ? "" : this.#text.slice(end + 1);
    yield {
      line: this.#line,
      cells: line.slice(0, LONGEST_ROW).split(this.#separator),
      isBroken: true,
    };
    this.#line += 1;
  }

  *#row(cells: string[], isBroken: boolean): Generator<RawRow> {
    if (cells.length === 1 && cells[0] === "") return;
    yield isBroken ? { line: this.#line, cells, isBroken } : { line: this.#line, cells };
  }
}

function breaksIn(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells) {
    for (let at = cell.indexOf("\n"); at >= 0; at = cell.indexOf("\n", at + 1)) count += 1;
  }
  return count;
}
