import type { ValueKindName } from "../tree.ts";

/** What a caller has just said, by the names that expressions know it by. */
export const HEARD_VALUES: Readonly<Record<string, ValueKindName>> = {
  zahl: "number",
  betrag: "amount",
  datum: "date",
  uhrzeit: "time",
  telefonnummer: "phone-number",
  email: "email",
  plz: "postcode",
  ja_nein: "yes-no",
};
