import type {
  ChangedCell,
  ChangeReason,
  ColumnRole,
  DroppedRow,
  DropReason,
  FileContact,
} from "./file-contact.ts";
import type { OtherContent } from "./other-content.ts";

export type ContactFileFormat = "csv" | "xlsx" | "xls";
export type ContactFileEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

export interface FileColumn {
  /** Its own in the file, where two have the same one a number is added. */
  name: string;
  /** As the header spells it; empty where it has no name. */
  original: string;
  role: ColumnRole | null;
}

/** Why a file can't be read at all. `format`: what its content says, `null` if that isn't known. */
export type ContactFileFault = {
  format: ContactFileFormat | null;
} /** `found`: what it is instead, as far as that is known. */ & (
  | { code: "wrong-type"; name: string; found: OtherContent | null }
  | { code: "empty" }
  | { code: "header-only"; line: number }
  /**
   * Where the names should stand there is a telephone number: a contact. `isBesideWords`: in one cell
   * with a name, or with whatever else is no part of it.
   */
  | { code: "no-header"; line: number; isBesideWords: boolean }
  /**
   * No column is known to hold the numbers: a mapping by hand says which one does. `suggested`: the
   * one whose cells look like it.
   */
  | {
      code: "no-phone-column";
      line: number;
      columns: readonly string[];
      suggested: string | null;
    }
  /** A mapping by hand names what is no column. `nearest`: those with a similar name. */
  | {
      code: "unknown-column";
      line: number;
      unknown: readonly string[];
      nearest: readonly string[];
      columns: readonly string[];
    }
  | { code: "too-many-columns"; columns: number; limit: number }
  | { code: "too-large"; limit: number }
  | { code: "too-large-unzipped"; limit: number }
  | { code: "too-many-entries"; entries: number; limit: number }
  | { code: "password-protected" }
  | { code: "damaged" }
  | { code: "unknown-sheet"; sheet: string; sheets: readonly string[] }
  /** So many quoted cells are never closed that nobody knows where rows end. */
  | { code: "quotes-never-end"; line: number }
);

export type ContactFileEvent =
  | {
      type: "opened";
      format: ContactFileFormat;
      /** As far as the file's beginning tells; `done` has the last word. `null` of a workbook. */
      encoding: ContactFileEncoding | null;
      separator: string | null;
      /** Those with data; empty of a CSV file. */
      sheets: readonly string[];
      sheet: string | null;
      headerLine: number;
      columns: readonly FileColumn[];
      /** What is no phone, name or company, in order: the N-th is `customFieldN`. */
      otherColumns: readonly string[];
    }
  | {
      type: "rows";
      contacts: readonly FileContact[];
      dropped: readonly DroppedRow[];
      changed: readonly ChangedCell[];
      /** Bytes of the file read so far. */
      bytes: number;
    }
  /** Several sheets have data and none was chosen: nothing was read. */
  | { type: "asked"; sheets: readonly string[] }
  | { type: "fault"; fault: ContactFileFault }
  | {
      type: "done";
      encoding: ContactFileEncoding | null;
      /** Rows with anything in them, below the header. */
      rows: number;
      contacts: number;
      dropped: Partial<Record<DropReason["code"], number>>;
      changed: Partial<Record<ChangeReason["code"], number>>;
      /** Different numbers of rows that say that nobody should call: an import blocks them. */
      unwanted: number;
      /** Where most rows have no number that can be called: a column without a meaning that looks like it. */
      suggestedPhone: string | null;
      /** Bytes that are no character in the file's encoding. */
      lostCharacters: number;
      /** Rows that a workbook does not show, such as by a filter: they are read as all others. */
      hiddenRows: number;
      /** A workbook's row from which on nothing was read, as it has too many. */
      unreadFrom: number | null;
      bytes: number;
    };

/** Ends the reading from within; `readContactFile` makes an event of it. */
export class UnreadableFile extends Error {
  readonly fault: ContactFileFault;

  constructor(fault: ContactFileFault) {
    super(`The contact file can't be read: ${fault.code}`);
    this.name = "UnreadableFile";
    this.fault = fault;
  }
}

/** A row of any file as it stands there. */
export interface RawRow {
  line: number;
  cells: readonly string[];
  /** Its quotes never end. */
  isBroken?: boolean;
  /** In a workbook, such as by a filter. */
  isHidden?: boolean;
  /** Positions of numbers, where a workbook tells them from texts. */
  numbers?: ReadonlySet<number>;
  /** Positions of formulas without a stored value. */
  formulas?: ReadonlySet<number>;
}

export function tooLarge(
  format: ContactFileFormat,
  { bytes: limit }: { bytes: number },
): UnreadableFile {
  return new UnreadableFile({ code: "too-large", format, limit });
}
