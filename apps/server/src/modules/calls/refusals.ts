import { type CallRefusal, CallRefused } from "@rufbaum/calls";
import { DomainError } from "../../errors.ts";

const STATUS: Readonly<Record<CallRefusal["code"], number>> = {
  "invalid-number": 400,
  "opted-out": 409,
  "may-not-dial": 409,
  "no-call-back-wish": 409,
  "unknown-tree": 404,
  "not-startable": 409,
  "carrier-busy": 503,
  "carrier-silent": 502,
  "carrier-refused": 502,
  "called-off": 409,
  "unknown-call": 404,
  "call-over": 409,
  "call-not-placed": 409,
  "not-answered": 409,
  "call-ending": 409,
  "hang-up-pending": 409,
  "too-many-lines": 409,
  "taken-over": 409,
  "no-operator-number": 400,
  "outcome-not-set": 409,
  "own-number": 400,
};

/** The work, whose refusals are told to clients. */
export async function telling<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof CallRefused ? refused(error) : error;
  }
}

function refused({ refusal, cause }: CallRefused): DomainError {
  const details = detailsOf(refusal);
  return new DomainError(refusal, {
    status: STATUS[refusal.code],
    ...(isBlocked(refusal) && { reason: "opted-out" }),
    ...(details && { details }),
    cause,
  });
}

/** What suppression forbids keeps the name that clients know. */
function isBlocked(refusal: CallRefusal): boolean {
  return refusal.code === "may-not-dial" && refusal.denials[0].rule === "suppression";
}

function detailsOf(refusal: CallRefusal): Record<string, unknown> | null {
  switch (refusal.code) {
    case "invalid-number":
      return { to: refusal.to, why: refusal.why.code };
    case "own-number":
      return { to: refusal.to };
    case "unknown-tree":
      return { treeId: refusal.treeId };
    case "carrier-busy": {
      const { callId, fault, retryAfterSeconds } = refusal;
      return { code: fault.reported, callId, retryAfterSeconds };
    }
    case "carrier-silent":
    case "carrier-refused": {
      const { callId, fault } = refusal;
      return { code: fault.reported, ...(callId !== null && { callId }) };
    }
    case "called-off":
    case "no-call-back-wish":
      return { callId: refusal.callId };
    default:
      return null;
  }
}
