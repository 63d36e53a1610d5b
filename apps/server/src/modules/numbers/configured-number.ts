import { checkCallerNumber } from "@rufbaum/dialing/caller-numbers";
import type { Clock } from "@rufbaum/runtime";
import {
  type Database,
  getSetting,
  insertCallerNumber,
  makeDefaultCallerNumber,
  type NewCallerNumber,
  setSetting,
} from "@rufbaum/store";
import { DEFAULT_LANGUAGE, wordsIn } from "@rufbaum/words";

/** Which number was entered last: one that was removed does not come back by itself. */
const LAST_ENTERED = "configured-caller-number";

/**
 * Enters the number that the configuration names, as the default, unless it named the same one the
 * last time. That it is configured is its proof.
 * @returns whether it was entered
 */
export async function enterConfiguredNumber({
  clock,
  db,
  configured,
  log,
}: {
  clock: Clock;
  db: Database;
  configured: string;
  log(message: string): void;
}): Promise<boolean> {
  if ((await getSetting(db, LAST_ENTERED)) === configured) return false;
  const checked = checkCallerNumber(configured);
  if (!checked.ok) {
    log(`the configured number can't be shown by calls: ${checked.reason}`);
    return false;
  }
  const number: NewCallerNumber = {
    number: checked.e164,
    label: "",
    kind: checked.kind,
    proof: wordsIn(DEFAULT_LANGUAGE).numberProof({ code: "configured" }),
    carrierSid: null,
    carrierSource: null,
    inboundTreeId: null,
    problem: null,
    checkedAt: null,
    createdAt: clock.now(),
  };
  // All or nothing: a number that is there and not the default would be used by no call.
  await db.transaction(async (tx) => {
    await insertCallerNumber(tx, number);
    await makeDefaultCallerNumber(tx, checked.e164);
    await setSetting(tx, LAST_ENTERED, configured);
  });
  return true;
}
