import { breathe } from "@rufbaum/runtime";
import { type Database, finishSpent, type SpentAfter } from "@rufbaum/store";

/** Contacts at once: some ten milliseconds embedded. */
const AT_ONCE = 1_000;

/**
 * Finishes everybody in a campaign who has no call left by its plan, slice by slice. Where that breaks
 * off whoever is left is finished when his turn comes: nobody is called all the same.
 */
export async function finishAllSpent(db: Database, campaign: number): Promise<void> {
  let after: SpentAfter | null = null;
  do {
    after = await finishSpent(db, campaign, { after, limit: AT_ONCE });
    await breathe();
  } while (after !== null);
}
