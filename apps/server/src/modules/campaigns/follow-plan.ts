import { breathe } from "@rufbaum/runtime";
import { type Database, finishSpent, lookAgain, type SpentAfter } from "@rufbaum/store";

/** Contacts at once: some ten milliseconds embedded. */
const AT_ONCE = 1_000;
/** Why the hours of a plan make somebody wait, or leave him out. After a holiday they decide, too. */
const BY_HOURS = [
  { standing: "waiting", reason: "outside-window" },
  { standing: "waiting", reason: "day-off" },
  { standing: "waiting", reason: "holiday" },
  { standing: "skipped", reason: "never-open" },
] as const;

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

/**
 * Has the rules asked again, as each one's turn comes, about all who were to wait for other hours.
 * Where that breaks off whoever is left waits for those.
 */
export async function lookAtAllAgain(db: Database, campaign: number, now: number): Promise<void> {
  for (const why of BY_HOURS) {
    let after: number | null = null;
    do {
      after = await lookAgain(db, campaign, { ...why, now, after, limit: AT_ONCE });
      await breathe();
    } while (after !== null);
  }
}
