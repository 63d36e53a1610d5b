import type { CellObject, WorkBook, WorkSheet } from "xlsx";
import { checkZip } from "./check-zip.ts";
import { type RawRow, UnreadableFile } from "./contact-file-event.ts";
import { type FileLimits, HEAD_ROWS } from "./limits.ts";
import { containerContent, zipContent } from "./other-content.ts";

export interface Workbook {
  /** Sheets with data that are shown. */
  sheets: readonly string[];
  rowsOf(sheet: string): Generator<RawRow>;
  /** The row from which on nothing was read, as there are too many. */
  unreadFrom(sheet: string): number | null;
}

/** Kept as objects they would take some hundred megabytes. */
const MOST_EMPTY_CELLS = 500_000;

/** Reads a workbook as a whole; it was looked through before, so that it can't grow without bound. */
export async function readWorkbook(
  bytes: Uint8Array,
  format: "xlsx" | "xls",
  limits: FileLimits,
): Promise<Workbook> {
  let needsAll = false;
  if (format === "xlsx") {
    const { names, sheets } = await checkZip(bytes, limits);
    needsAll =
      (sheets.hasHiddenRows || sheets.hasOpenFormulas) && sheets.emptyCells < MOST_EMPTY_CELLS;
    if (!names.some((name) => /^xl[/\\]workbook\.(?:xml|bin)$/i.test(name))) {
      const found = zipContent(bytes, names);
      throw new UnreadableFile({ code: "wrong-type", format: null, name: "", found });
    }
  }
  const { read, SSF } = await import("xlsx");
  const book = parse();
  const sheets = Object.keys(book.Sheets).filter(
    (name, index) => !book.Workbook?.Sheets?.[index]?.Hidden && hasData(book.Sheets[name], textOf),
  );
  return { sheets, rowsOf, unreadFrom };

  function parse(): WorkBook {
    try {
      return read(bytes, {
        type: "array",
        dense: true,
        // One row more than is read, so that a larger sheet is known.
        sheetRows: limits.rows + HEAD_ROWS + 1,
        cellNF: true,
        cellHTML: false,
        // Rows that are hidden, and cells that have a formula and nothing else.
        cellStyles: needsAll,
      });
    } catch (cause) {
      const found = format === "xls" ? containerContent(bytes) : null;
      if (found) throw new UnreadableFile({ code: "wrong-type", format: null, name: "", found });
      const isLocked = cause instanceof Error && /password|encrypt/i.test(cause.message);
      throw new UnreadableFile({ code: isLocked ? "password-protected" : "damaged", format });
    }
  }

  /** A cell as it is shown; a number that is shown rounded (`1.71E+11`, `####`) with all of its digits. */
  function textOf({ t, v, w, z }: CellObject): string {
    if (t === "z" || v === undefined || v === null) return "";
    if (t !== "n") return t === "s" ? String(v) : (w ?? String(v));
    if (typeof z === "string" && (z.startsWith("m/d/yy") || w === undefined) && SSF.is_date(z)) {
      return dateOf(Number(v), z);
    }
    return w === undefined || w === "" || /E[+-]?\d|##/i.test(w) ? String(v) : w;
  }

  /** `m/d/yy` follows the country of whoever opens the file; SheetJS trips over plain dots. */
  function dateOf(value: number, format: string): string {
    const german = format.replace(/^m\/d\/yy/, "dd.mm.yyyy").replaceAll(".", '"."');
    try {
      return SSF.format(german, value);
    } catch {
      return String(value);
    }
  }

  function* rowsOf(sheet: string): Generator<RawRow> {
    const looks = book.Sheets[sheet]?.["!rows"];
    for (const [index, cells] of gridOf(book.Sheets[sheet]).entries()) {
      if (!cells) continue;
      const row = rowOf(cells, index + 1, textOf);
      yield looks?.[index]?.hidden ? { ...row, isHidden: true } : row;
    }
  }

  function unreadFrom(sheet: string): number | null {
    const { "!fullref": full } = (book.Sheets[sheet] ?? {}) as { "!fullref"?: string };
    const last = Number(/(\d+)$/.exec(full ?? "")?.[1] ?? 0);
    const read = gridOf(book.Sheets[sheet]).length;
    // What a sheet tells of its size may be made up: only one that fills what is read is larger.
    return last > read && read > limits.rows ? read + 1 : null;
  }
}

type TextOf = (cell: CellObject) => string;

function gridOf(sheet: WorkSheet | undefined): (CellObject | undefined)[][] {
  return (sheet?.["!data"] ?? []) as (CellObject | undefined)[][];
}

function hasData(sheet: WorkSheet | undefined, textOf: TextOf): boolean {
  return gridOf(sheet).some((cells) =>
    cells?.some((cell) => cell !== undefined && textOf(cell).trim() !== ""),
  );
}

function rowOf(cells: readonly (CellObject | undefined)[], line: number, textOf: TextOf): RawRow {
  const texts: string[] = [];
  let numbers: Set<number> | undefined;
  let formulas: Set<number> | undefined;
  for (let place = 0; place < cells.length; place++) {
    const cell = cells[place];
    texts.push(cell ? textOf(cell) : "");
    if (cell?.t === "n") numbers = (numbers ?? new Set()).add(place);
    if (cell?.f !== undefined && (cell.v === undefined || cell.t === "z")) {
      formulas = (formulas ?? new Set()).add(place);
    }
  }
  return {
    line,
    cells: texts,
    ...(numbers ? { numbers } : {}),
    ...(formulas ? { formulas } : {}),
  };
}
