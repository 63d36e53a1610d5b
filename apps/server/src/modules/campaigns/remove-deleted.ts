import { breathe } from "@rufbaum/runtime";
import { type Database, purgeCampaigns } from "@rufbaum/store";

/** Contacts at once: some ten milliseconds embedded. */
const AT_ONCE = 1_000;

/** Removes what is left of deleted campaigns, slice by slice. */
export async function removeDeleted(db: Database, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await purgeCampaigns(db, { limit: AT_ONCE }))) await breathe();
}
