import { formats } from "../output/formats.ts";

const KINDS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  contacts: ["contact", "contacts"],
  lists: ["list it stands on", "lists it stands on"],
  listEntries: ["line of a list", "lines of lists"],
  campaigns: ["campaign", "campaigns"],
  calls: ["call", "calls"],
  openCalls: ["call in progress", "calls in progress"],
  messages: ["utterance", "utterances"],
  recordings: ["recording", "recordings"],
  ownNumbers: ["confirmed own number", "confirmed own numbers"],
  consentEntries: ["entry in the ledger", "entries in the ledger"],
  suppressions: ["block", "blocks"],
  evidence: ["piece of evidence", "pieces of evidence"],
};

/** How much there is of each kind of data; what there is none of is left out. */
export function toldCounts(counts: object): string {
  const told = Object.entries(counts).flatMap(([kind, count]: [string, number]) => {
    if (count === 0) return [];
    const [one, many] = KINDS[kind] ?? [kind, kind];
    return [formats.counted(count, one, many)];
  });
  return told.length === 0 ? "nothing" : told.join(", ");
}
