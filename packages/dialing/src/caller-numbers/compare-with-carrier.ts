import { type CallerNumberKind, checkCallerNumber } from "./check-caller-number.ts";
import type { NumberProblem, OwnedNumber } from "./standing.ts";

/** A number of the carrier's account, as the carrier tells it. */
export interface AccountNumber {
  number: string;
  sid: string;
  name: string;
  source: "owned" | "verified";
  canCall: boolean;
}

export interface CarrierFinding {
  number: string;
  carrierSid: string | null;
  carrierSource: "owned" | "verified" | null;
  /** `null` if all is well. */
  problem: NumberProblem | null;
}

export interface LearnedNumber {
  number: string;
  label: string;
  kind: CallerNumberKind;
  carrierSid: string;
  carrierSource: "owned" | "verified";
  problem: NumberProblem | null;
}

/**
 * Holds the inventory against the carrier's account: what is to be noted for each known number, and
 * which numbers are new. Those that nobody may show are not learned.
 */
export function compareWithCarrier(
  known: readonly OwnedNumber[],
  account: readonly AccountNumber[],
): { findings: CarrierFinding[]; learned: LearnedNumber[] } {
  const byNumber = new Map<string, AccountNumber>();
  for (const each of account) {
    // Both bought and confirmed: that it is bought says more.
    if (byNumber.get(each.number)?.source !== "owned") byNumber.set(each.number, each);
  }
  return {
    findings: known.map((owned) => findingOf(owned, byNumber.get(owned.number))),
    learned: [...byNumber.values()].flatMap((each) =>
      known.some(({ number }) => number === each.number) ? [] : learn(each),
    ),
  };
}

function findingOf(owned: OwnedNumber, found: AccountNumber | undefined): CarrierFinding {
  const { number } = owned;
  if (found) {
    const { sid, source } = found;
    return { number, carrierSid: sid, carrierSource: source, problem: faultOf(found) };
  }
  const problem = owned.carrierSource === null ? "unknown" : "gone";
  return { number, carrierSid: null, carrierSource: owned.carrierSource, problem };
}

function learn(found: AccountNumber): LearnedNumber[] {
  const checked = checkCallerNumber(found.number);
  if (!checked.ok) return [];
  const { sid, source, name } = found;
  const label = name.trim() === "" || name === found.number ? "" : name.trim().slice(0, 100);
  return [
    {
      number: checked.e164,
      label,
      kind: checked.kind,
      carrierSid: sid,
      carrierSource: source,
      problem: faultOf(found),
    },
  ];
}

function faultOf({ canCall }: AccountNumber): NumberProblem | null {
  return canCall ? null : "cannot-call";
}
