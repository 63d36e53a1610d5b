import type { Clock } from "@rufbaum/runtime";
import { type Database, purgeTrees } from "@rufbaum/store";

/** Milliseconds a deleted tree can be brought back: 30 days. */
const KEPT_AFTER_DELETION = 30 * 24 * 60 * 60 * 1000;

/** Forgets for good what was deleted long ago; run at every start. @returns how many trees */
export function purgeDeletedTrees(db: Database, clock: Clock): Promise<number> {
  return purgeTrees(db, clock.now() - KEPT_AFTER_DELETION);
}
