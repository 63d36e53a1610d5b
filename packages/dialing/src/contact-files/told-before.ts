import type { FileColumn, RawRow } from "./contact-file-event.ts";
import type { DropReason } from "./file-contact.ts";

/** As `ReportWords` calls its columns, in both languages. */
const COLUMNS = {
  code: /^(?:report|bericht): code$/i,
  value: /^(?:report: value|bericht: wert)$/i,
  became: /^(?:report: became|bericht: daraus wurde)$/i,
} as const;

/**
 * What a report says of a row of its own: what was wrong with it in the file that it is of. Most faults
 * still stand in the row itself; those that only the other rows told, or its line, are told here.
 */
export class ToldBefore {
  readonly #places: Readonly<Record<keyof typeof COLUMNS, number>>;

  /** `null`: the file is no report. */
  static of(columns: readonly FileColumn[]): ToldBefore | null {
    const placeOf = (name: RegExp) => columns.findIndex(({ original }) => name.test(original));
    const [code, value, became] = [COLUMNS.code, COLUMNS.value, COLUMNS.became].map(placeOf);
    if (code === undefined || code < 0) return null;
    return new ToldBefore({ code, value: value ?? -1, became: became ?? -1 });
  }

  private constructor(places: Readonly<Record<keyof typeof COLUMNS, number>>) {
    this.#places = places;
  }

  /** Its number stood on an earlier line, and is the same as then: in E.164, or as it stands at its `place`. */
  isDuplicate(row: RawRow, { place, e164 }: { place: number; e164: string }): boolean {
    if (!this.#was("duplicate", row)) return false;
    const { became, value } = this.#places;
    return cellOf(row, became) === e164 || cellOf(row, value) === cellOf(row, place);
  }

  /** A report's own quotes match, whatever those of the row did: it is mended once it has none. */
  isBroken(row: RawRow): boolean {
    if (!this.#was("broken-row", row)) return false;
    const own = Math.max(...Object.values(this.#places)) + 1;
    return row.cells.slice(own).some((cell) => cell.includes('"'));
  }

  #was(code: DropReason["code"], row: RawRow): boolean {
    return row.cells[this.#places.code]?.trim() === code;
  }
}

/** Without the apostrophe that keeps it from being run. */
function cellOf({ cells }: RawRow, place: number): string {
  return (cells[place] ?? "").trim().replace(/^'(?=[=+\-@])/, "");
}
