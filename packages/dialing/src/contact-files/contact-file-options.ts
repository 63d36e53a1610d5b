import type { HomeCountry } from "../numbers/home-countries.ts";
import type { FileLimits } from "./limits.ts";
import type { RolesByHand } from "./recognise-columns.ts";

/** What can be said of a contact file. */
export interface ContactFileOptions {
  /** Of a workbook with several. */
  sheet?: string;
  /**
   * By a column's name; `null` takes away what is recognised. As a function: what was said of a
   * header before, by its `headerKey`.
   */
  roles?: RolesByHand | ((header: string) => RolesByHand);
  /** Where the header stands, from 1. */
  headerLine?: number;
  /** ISO codes, as of `parsePhoneNumber`. */
  countries?: readonly string[];
  /** Where numbers without a country's code are at home, unless their row says otherwise. */
  home?: HomeCountry;
  limits?: Partial<FileLimits>;
}
