import type { UncallableNumber } from "@rufbaum/dialing";
import type { Denial } from "@rufbaum/dialing/lawful-calling";
import { type CarrierFault, reportedFault } from "@rufbaum/telephony/errors";
import type { Finding } from "@rufbaum/tree";

/** What is not done with a call, and why: a code for programs, and what a sentence needs. */
export type CallRefusal =
  /** `to`: as it was given. */
  | { code: "invalid-number"; to: string; why: UncallableNumber }
  | { code: "opted-out" }
  | MayNotDial
  /** `callId`: of the call that is to be called back for. */
  | { code: "no-call-back-wish"; callId: string }
  | { code: "unknown-tree"; treeId: string }
  | { code: "not-startable"; treeName: string; findings: readonly Finding[] }
  | { code: "carrier-busy"; callId: string; fault: CarrierFault; retryAfterSeconds: number }
  | { code: "carrier-silent"; callId: string; fault: CarrierFault }
  | { code: "carrier-refused"; callId: string | null; fault: CarrierFault }
  | { code: "called-off"; callId: string }
  | { code: "unknown-call"; id: string }
  | { code: "call-over" }
  | { code: "call-not-placed" }
  | { code: "not-answered" }
  | { code: "call-ending" }
  | { code: "hang-up-pending" }
  | { code: "too-many-lines" }
  | { code: "taken-over" }
  | { code: "no-operator-number" }
  /** Nobody has set it, or an older version did not write down what it was before. */
  | { code: "outcome-not-set" }
  /** Calls to this number come here again; `to` as it was given, `number` as people write it. */
  | { code: "own-number"; to: string; number: string };

/** Rules of lawful calling forbid a call. */
export interface MayNotDial {
  code: "may-not-dial";
  /** All that forbid it, the first to be told first. */
  denials: readonly [Denial, ...Denial[]];
  /** The callee's; `null` where his country has several. */
  timeZone: string | null;
}

/** What was wished for is not done. */
export class CallRefused extends Error {
  override readonly name = "CallRefused";
  readonly refusal: CallRefusal;

  constructor(refusal: CallRefusal, { cause }: { cause?: unknown } = {}) {
    super(refusal.code, { cause });
    this.refusal = refusal;
  }
}

/** Why a call came to nothing, or broke off. */
export type CallFault =
  /** The carrier knows nothing of it any more; a bug of ours; the carrier never had it. */
  { code: (typeof OWN_FAULTS)[number] } | { code: "carrier"; fault: CarrierFault };

const OWN_FAULTS = ["lost", "fault", "not-placed"] as const;

/** What is kept of it. */
export function codeOfFault(fault: CallFault): string {
  return fault.code === "carrier" ? fault.fault.reported : fault.code;
}

/** The fault from what was kept of it. */
export function faultOfCode(kept: string): CallFault {
  const own = OWN_FAULTS.find((code) => code === kept);
  return own ? { code: own } : { code: "carrier", fault: reportedFault(kept) };
}
