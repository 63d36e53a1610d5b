/** What a contact file may hold; `bytes` as it is sent, `unzippedBytes` and `zipEntries` of a workbook's zip. */
export interface FileLimits {
  rows: number;
  columns: number;
  bytes: number;
  unzippedBytes: number;
  zipEntries: number;
  /** Characters of a cell; what is longer is clipped, and told. */
  cellCharacters: number;
}

export const CSV_LIMITS: Readonly<FileLimits> = {
  rows: 1_000_000,
  columns: 200,
  bytes: 128 * 1024 * 1024,
  unzippedBytes: 0,
  zipEntries: 0,
  cellCharacters: 2_000,
};

/** Of `.xlsx` and `.xls`, which can only be read as a whole. */
export const WORKBOOK_LIMITS: Readonly<FileLimits> = {
  rows: 100_000,
  columns: 100,
  bytes: 10 * 1024 * 1024,
  unzippedBytes: 100 * 1024 * 1024,
  zipEntries: 1_000,
  cellCharacters: 2_000,
};

/** The header is looked for in so many rows. */
export const HEAD_ROWS = 30;
