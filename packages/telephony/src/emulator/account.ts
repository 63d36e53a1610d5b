import { type CallRecord, isOver } from "./call-record.ts";
import type { Numbers } from "./numbers/create-numbers.ts";

/** What the account may do, as at Twilio: a trial calls few, and only numbers that were confirmed. */
export type AccountKind = "trial" | "individual" | "business";

/** Calls at once, in any state and direction; more are refused with 429 and 10004. */
const AT_ONCE: Readonly<Record<AccountKind, number | null>> = {
  trial: 5,
  individual: 3,
  business: null,
};

export interface Account {
  kind: AccountKind;
  /** Whether one more call may begin. */
  hasRoom(): boolean;
  /** Whether calls and messages may go there. */
  mayReach(number: string): boolean;
}

export function createAccount(
  kind: AccountKind,
  { records, numbers }: { records(): readonly CallRecord[]; numbers: Numbers },
): Account {
  const atOnce = AT_ONCE[kind];
  return {
    kind,
    hasRoom: () => atOnce === null || records().filter((record) => !isOver(record)).length < atOnce,
    mayReach: (number) => kind !== "trial" || numbers.mayCallFrom(number),
  };
}
