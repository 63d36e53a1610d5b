import type { ParsedPhoneNumber } from "@rufbaum/dialing";
import type { CarrierError } from "@rufbaum/telephony";
import type { Finding } from "@rufbaum/tree";

/** What is not done with a call, and why: a code for programs, and what a sentence needs. */
export type CallRefusal =
  | { code: "invalid-number"; to: string; why: Extract<ParsedPhoneNumber, { ok: false }> }
  | { code: "opted-out" }
  | { code: "unknown-tree"; treeId: string }
  | { code: "not-startable"; treeName: string; findings: readonly Finding[] }
  | { code: "carrier-busy"; callId: string; error: CarrierError; retryAfterSeconds: number }
  | { code: "carrier-silent"; callId: string; error: CarrierError }
  | { code: "carrier-refused"; callId: string | null; error: CarrierError }
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
  /** Calls to this number come here again; `to` as it was given. */
  | { code: "own-number"; to: string; number: string };

/** What was wished for is not done. */
export class CallRefused extends Error {
  override readonly name = "CallRefused";
  readonly refusal: CallRefusal;

  constructor(refusal: CallRefusal) {
    super(refusal.code, "error" in refusal ? { cause: refusal.error } : {});
    this.refusal = refusal;
  }
}

/** Why a call came to nothing, or broke off; what is kept of it is a code and a sentence. */
export type CallFault =
  /** The carrier knows nothing of the call any more. */
  | { code: "lost" }
  /** A bug of ours. */
  | { code: "fault" }
  /** The carrier never had it. */
  | { code: "not-placed" }
  | { code: "carrier"; error: CarrierError };
