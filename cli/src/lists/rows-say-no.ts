import { formats } from "../output/formats.ts";

/** Whose own rows keep their consents from being recorded. */
export function rowsSayNoTold(count: number): string {
  const people = formats.counted(count, "person", "people");
  return `${people}: no consent recorded, as the row itself does not plainly say yes, or says no.`;
}

/** What is told of it in the help of commands that record consents of all of a list. */
export const ROWS_SAY_NO_HELP = `
Where columns say whether somebody agreed (Einwilligung, Zustimmung, Opt-in, DSGVO, Consent …), only a plain
yes or a day there is recorded: an empty cell is no yes. Nor is anybody recorded whose row says anywhere
that he wants no calls or took back what he agreed to. How many they are is told.
`;
