/** Why a number can't be called. */
export type PhoneNumberRefusal =
  | "blank"
  | "letters"
  | "not-a-number"
  | "several-numbers"
  | "extension"
  | "too-short"
  | "too-long"
  | "area-code-missing"
  /** Without either, and there is a number with each of them: `33142685300`. */
  | "zero-or-plus"
  /** A landline at home or a neighbour's mobile number: `0171-2345678` in Austria. */
  | "ambiguous-country"
  /** Its row says two countries, or none for sure. */
  | "country-unclear"
  /** A word beside it that is not known: it may be somebody else's. */
  | "unknown-word"
  /** What stands beside it says that nobody should call. */
  | "not-wanted"
  /** A machine takes it, nobody picks it up: what stands before it says so. */
  | "fax"
  | "unassigned"
  | "emergency"
  | "authority"
  | "social-service"
  | "directory"
  | "service-number"
  | "without-place"
  | "toll-fraud"
  | "satellite"
  | "foreign";

/** A number that can't be called. `countries`: ISO codes of those that may be. */
export interface UncallableNumber {
  code: PhoneNumberRefusal;
  countries: readonly string[];
  /** ISO code of its own, where a file's row says it. */
  country?: string | undefined;
  /** The one beside it that is not known. */
  word?: string | undefined;
}
