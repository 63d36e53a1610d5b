import type { ChangeReason, DropReason } from "@rufbaum/dialing/contact-files";

const TITLES: Record<(DropReason | ChangeReason)["code"], string> = {
  "no-phone": "without a number",
  "not-callable": "no number that can be called",
  "not-wanted": "a row that says that nobody should call",
  duplicate: "the same number as on an earlier line",
  "rounded-number": "a number that Excel has rounded",
  formula: "a formula instead of a number",
  "broken-row": "more cells than the header, or quotes that never end",
  "too-many-rows": "beyond the limit of rows",
  "other-person": "another person's name for a known number, who is not called by the known one",
  erased: "somebody who had his data deleted",
  "zero-added": "a missing zero added to a number",
  "postcode-zero-added": "a missing zero added to a postcode",
  "plus-added": "a missing plus added",
  "letter-read-as-zero": "a letter O read as a zero",
  "text-removed": "a number with words around it",
  "one-of-several": "the first of several numbers in a cell",
  "other-column": "a number from another column",
  clipped: "a text clipped",
  "control-characters-removed": "control characters removed",
};

/** Reasons of an import, which tells no more of them than how often. */
export const dropTitles: Readonly<Record<string, string>> = {
  ...TITLES,
  "consent-withdrawn": "consent not recorded: withdrawn before, which no list undoes",
  "row-says-no": "consent not recorded: the row itself does not say yes, or says no",
};
