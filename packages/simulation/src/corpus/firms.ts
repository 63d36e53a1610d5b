import firms from "../../corpus/pick-up/firms.txt" with { type: "text" };
import { readAllSections } from "./read-sections.ts";

/** Kinds of places of work that a tree may call. */
export const TRADES = [
  "practices",
  "care",
  "children",
  "food",
  "lodging",
  "bakeries",
  "shops",
  "offices",
  "vehicles",
  "crafts",
  "transport",
  "industry",
  "property",
  "farms",
] as const;
export type Trade = (typeof TRADES)[number];

/** Names of firms by trade; `{last}` is the owner's, where it bears one. */
const FIRMS = readAllSections("corpus/pick-up/firms.txt", firms, TRADES);

const known = new Map<string, readonly string[]>();

/** What firms of these trades are named; of all, where none is told. The same list for the same trades. */
export function firmsFor(trades: readonly Trade[]): readonly string[] {
  const key = trades.join(" ");
  let found = known.get(key);
  if (found === undefined) {
    found = (trades.length > 0 ? trades : TRADES).flatMap((trade) => FIRMS[trade]);
    known.set(key, found);
  }
  return found;
}
