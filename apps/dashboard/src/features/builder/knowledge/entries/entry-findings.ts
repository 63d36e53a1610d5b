import { atom } from "jotai";
import { entryOfFinding } from "../../editor/entry-of-finding.ts";
import { findingsAtom } from "../../editor/findings.ts";

/** What lint says of the entries, by their ids. */
export const findingsByEntryAtom = atom((get) => {
  const about = get(findingsAtom).filter((finding) => entryOfFinding(finding) !== null);
  return Map.groupBy(about, (finding) => entryOfFinding(finding) ?? "");
});
