import type { PhoneNumberKind } from "../numbers/parse-phone-number.ts";
import type { PhoneNumberRefusal } from "../numbers/refusals.ts";

/** What a column means; every other one is a field of the contact's own. */
export const COLUMN_ROLES = [
  "phone",
  /** Another number of the same people, for rows in which the first can't be called. */
  "furtherPhone",
  "firstName",
  "lastName",
  /** Both in one. */
  "name",
  "company",
  "email",
  "postcode",
  /** Where somebody lives, which says how a number without a country's code is meant. */
  "country",
] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/**
 * A contact as its file has it, with its number as it is dialled.
 *
 * `phoneNumber` to `customFields` are the specification's shape; `email`, `postcode`, country, whole
 * names and further numbers stand in `customFields`, too, so that a column is counted there as it always was.
 */
export interface FileContact {
  /** The line of the file that its row begins on, from 1; of a workbook the row. */
  line: number;
  /** E.164. */
  phoneNumber: string;
  firstName: string;
  lastName: string;
  company: string;
  /** By the column's own name, in the file's order, without empty ones. */
  customFields: Record<string, string>;
  email: string;
  postcode: string;
  country: string;
  kind: PhoneNumberKind;
}

/** Why a row is left out. */
export type DropReason =
  | { code: "no-phone" }
  | {
      code: "not-callable";
      value: string;
      why: Exclude<PhoneNumberRefusal, "not-wanted">;
      /** ISO code of the row's, where it is `foreign`. */
      country?: string;
      /** Beside it, where it is not known. */
      word?: string;
    }
  /** A cell of it says that nobody should call. `numbers`: all that its phones' cells may mean, E.164. */
  | { code: "not-wanted"; value: string; numbers: readonly string[] }
  /** The same number stands on an earlier line; `null`: of the file that this one is a report of. `isSent`: there are no lines, but contacts that a program sent. */
  | { code: "duplicate"; value: string; firstLine: number | null; isSent?: boolean }
  /** `1,71E+11`: the digits that Excel rounded away are lost. */
  | { code: "rounded-number"; value: string }
  | { code: "formula"; value: string }
  /** The row has more cells than the header, or quotes that never end: nobody knows what belongs where. */
  | { code: "broken-row"; cells: number; columns: number }
  | { code: "too-many-rows"; limit: number }
  /** The number is known by another person's name: whose it is now, no file decides. */
  | { code: "other-person" }
  /** His data were deleted because he asked for it: no file brings them back. */
  | { code: "erased" };

/** What was made of a number's cell. */
export type NumberChange =
  | "zero-added"
  | "plus-added"
  /** `O171`. */
  | "letter-read-as-zero"
  /** Words such as `Tel.` or `privat` stood there, too. */
  | "text-removed"
  /** Several numbers: the first that can be called was taken. */
  | "one-of-several";

/** What was made of a cell other than trimming it. */
export type ChangeReason =
  | { code: NumberChange }
  /** A postcode lost its zero. */
  | { code: "postcode-zero-added" }
  /** The first number can't be called: this column has one that can. */
  | { code: "other-column"; column: string }
  | { code: "clipped"; limit: number }
  | { code: "control-characters-removed" };

export interface DroppedRow {
  line: number;
  reason: DropReason;
  /** Where the fault is; empty where it is the row's. */
  column: string;
  /** What stands there. */
  value: string;
  /** The whole row as it stands in the file; empty of whoever was erased. */
  cells: readonly string[];
}

export interface ChangedCell {
  line: number;
  column: string;
  from: string;
  to: string;
  reason: ChangeReason;
  /** The whole row as it stands in the file. */
  cells: readonly string[];
}
