import { variablesOf } from "@rufbaum/dialing/contact-files";
import type { GivenVariables } from "@rufbaum/tree/graph";
import type { DialledContact } from "./ports.ts";

/**
 * What a call can say of a contact, as `variablesOf` names it, with `email` and `postcode` unless a
 * further column is called so. What is not known is missing: the tree's own value is said then.
 */
export function contactVariables(
  contact: DialledContact,
  otherColumns: readonly string[],
): GivenVariables {
  const { number, email, postcode, ...fields } = contact;
  const known = Object.entries({ email, postcode }).filter(([, value]) => value !== "");
  return {
    ...Object.fromEntries(known),
    ...variablesOf({ phoneNumber: number, ...fields }, otherColumns),
  };
}
