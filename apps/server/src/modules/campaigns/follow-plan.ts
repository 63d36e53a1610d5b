import { breathe } from "@rufbaum/runtime";
import { type Database, finishSpent, lookAgain, type SpentAfter } from "@rufbaum/store";

/** Contacts at once: some ten milliseconds embedded. */
const AT_ONCE = 1_000;
/** Why the hours of a plan make somebody wait. */
const BY_HOURS = ["outside-window", "day-off"] as const;

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

/** Has the rules asked again, as each one's turn comes, about all who were to wait for other hours. */
export async function lookAtAllAgain(db: Database, campaign: number, now: number): Promise<void> {
  for (const reason of BY_HOURS) {
    let after: number | null = null;
    do {
      after = await lookAgain(db, campaign, { reason, now, after, limit: AT_ONCE });
      await breathe();
    } while (after !== null);
  }
}
