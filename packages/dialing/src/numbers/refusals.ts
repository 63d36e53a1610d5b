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
}
