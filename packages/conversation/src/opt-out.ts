import type { Reading } from "@rufbaum/understanding";

/** How sure the wish must be where the reply says something else besides. 0 to 1. */
const SURE_BESIDES = 0.8;

/**
 * Whether somebody wants no more calls: said alone, or beside something else, unless that is the wish
 * for another call ("heute nicht mehr, morgen gern").
 */
export function isOptOut({ intent, alsoHeard }: Reading): boolean {
  if (intent === "opt_out") return true;
  if (intent === "callback_later" || alsoHeard.some(({ name }) => name === "callback_later")) {
    return false;
  }
  return alsoHeard.some(({ name, confidence }) => name === "opt_out" && confidence >= SURE_BESIDES);
}
