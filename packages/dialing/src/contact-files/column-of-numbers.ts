import type { FileColumn, RawRow } from "./contact-file-event.ts";
import type { DropReason } from "./file-contact.ts";
import { type NumberCellOptions, readNumberCell } from "./read-number-cell.ts";
import { isOfReport, plain } from "./recognise-columns.ts";

/** What has as many digits, and is nobody's phone. */
const OTHER_NUMBERS =
  /fax|iban|(?:kunden|konto|rechnungs?|auftrags?|vertrags?|mitglieds?|bestell|artikel|beleg|steuer|customer|account|invoice|order|contract|member)(?:nr|nummer|number|no|id)|^(?:nr|id|lfdnr)$/;
/** Rows without a number that are looked at. */
const MOST_ROWS = 100;

/** The column of which most cells are numbers that can be called, as they stand; -1: none of them. `null`: one that is not looked at. */
export function columnOfNumbers(
  rows: readonly RawRow[],
  columns: readonly (FileColumn | null)[],
  options: NumberCellOptions,
): number {
  const scores = columns.map((column, place) => {
    if (!column || isOfReport(column) || OTHER_NUMBERS.test(plain(column.original))) return 0;
    const cells = rows.map((row) => row.cells[place]?.trim() ?? "").filter((cell) => cell !== "");
    const read = cells.map((cell) => readNumberCell(cell, options)).filter(({ ok }) => ok);
    if (read.length * 2 < cells.length) return 0;
    // A customer's number may be one that has lost its zero.
    return read.reduce((sum, cell) => sum + (cell.ok && cell.change === "zero-added" ? 1 : 2), 0);
  });
  const best = Math.max(0, ...scores);
  return best === 0 ? -1 : scores.indexOf(best);
}

/** Finds the column that has the numbers, where the one that is called after them has hardly any. */
export class NumbersElsewhere {
  readonly #columns: readonly FileColumn[];
  readonly #options: NumberCellOptions;
  readonly #rows: RawRow[] = [];
  #withoutNumber = 0;

  constructor(columns: readonly FileColumn[], options: NumberCellOptions) {
    this.#columns = columns;
    this.#options = options;
  }

  /** A row that is left out. */
  add(row: RawRow, reason: DropReason): void {
    if (!MISSES_NUMBER.has(reason.code)) return;
    this.#withoutNumber += 1;
    if (this.#rows.length < MOST_ROWS) this.#rows.push(row);
  }

  /** Of columns without a number's meaning; `null` where most of the `rows` have their number, or none is it. */
  find(rows: number): string | null {
    if (this.#withoutNumber * 2 <= rows) return null;
    const isFree = ({ role }: FileColumn) => role === null || role === "name";
    const looked = this.#columns.map((column) => (isFree(column) ? column : null));
    const place = columnOfNumbers(this.#rows, looked, this.#options);
    const filled = this.#rows.filter(({ cells }) => (cells[place]?.trim() ?? "") !== "");
    return filled.length * 2 > this.#rows.length ? (this.#columns[place]?.name ?? null) : null;
  }
}

const MISSES_NUMBER: ReadonlySet<DropReason["code"]> = new Set<DropReason["code"]>([
  "no-phone",
  "not-callable",
  "rounded-number",
  "formula",
]);
