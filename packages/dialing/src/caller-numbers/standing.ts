import { checkCallerNumber, type UnshowableNumber } from "./check-caller-number.ts";
import { olderProblem } from "./older-problems.ts";

/**
 * What the last check found wrong with a number: the account no longer has it, never had it, or has
 * it without calls; or the carrier refused a call from it, with its number of the fault.
 */
const NUMBER_PROBLEMS = [
  "gone",
  "unknown",
  "cannot-call",
  "refused-21210",
  "refused-21212",
] as const;

export type NumberProblem = (typeof NUMBER_PROBLEMS)[number];

/** What the inventory knows about a number and its right to be shown. */
export interface OwnedNumber {
  /** E.164. */
  number: string;
  /** What shows that we may use it; `null` where the carrier vouches for it. */
  proof: string | null;
  carrierSource: "owned" | "verified" | null;
  /** A `NumberProblem` as it was kept, `null` if nothing was found. */
  problem: string | null;
}

/** Why calls can't show a number of the inventory now. */
export type UnusableNumber =
  | { code: "forbidden"; why: UnshowableNumber }
  | { code: "foreign" | "no-proof" }
  | { code: NumberProblem };

export type CallerNumberStanding = { ok: true } | { ok: false; refusal: UnusableNumber };

/** Whether calls may show a number of the inventory now. The law comes first, then the right to it. */
export function standingOf(owned: OwnedNumber, home = "DE"): CallerNumberStanding {
  const refusal = refusalOf(owned, home);
  return refusal ? { ok: false, refusal } : { ok: true };
}

function refusalOf(owned: OwnedNumber, home: string): UnusableNumber | null {
  const checked = checkCallerNumber(owned.number, home);
  if (!checked.ok) return { code: "forbidden", why: checked.refusal };
  if (checked.isForeign && !hasProof(owned)) return { code: "foreign" };
  if (owned.carrierSource === null && !hasProof(owned)) return { code: "no-proof" };
  return owned.problem === null ? null : { code: problemIn(owned.problem) };
}

/** What no version known here has kept is as good as unknown until the next check. */
function problemIn(kept: string): NumberProblem {
  return NUMBER_PROBLEMS.find((problem) => problem === kept) ?? olderProblem(kept) ?? "unknown";
}

function hasProof({ proof }: OwnedNumber): boolean {
  return proof !== null && proof.trim() !== "";
}
