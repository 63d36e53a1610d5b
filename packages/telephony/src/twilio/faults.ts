import { CarrierError } from "../carrier.ts";
import { codeForLog } from "../errors/index.ts";
import { NoAnswerError, TooManyRequestsError } from "./http-client.ts";

/**
 * Makes a carrier's fault of what the SDK threw. `places`: the request would have placed a call.
 *
 * Twilio knows no idempotency key for placing: after a timeout, a reset or a 5xx the call may
 * exist, so only what surely came to nothing (429, never connected) is retryable.
 */
export function toCarrierError(error: unknown, { places }: { places: boolean }): CarrierError {
  if (error instanceof NoAnswerError) {
    return new CarrierError(`carrier: ${error.message}`, {
      retryable: !places || !error.sent,
      fateUnknown: places && error.sent,
      cause: error,
    });
  }
  const { status, code } = readSdkError(error);
  if (status === null) {
    // An answer that could not be read: a 2xx with a broken body means a call all the same.
    return new CarrierError("carrier: unreadable answer", {
      retryable: !places,
      fateUnknown: places,
      cause: error,
    });
  }
  const broken = status >= 500;
  const later = !broken && (status === 429 || LATER_CODES.includes(code ?? 0));
  return new CarrierError(`carrier: HTTP ${status}${told(code)}`, {
    retryable: later || (broken && !places),
    fateUnknown: places && broken,
    code,
    status,
    later: later ? { retryAfter: retryAfterOf(error) } : null,
    cause: error,
  });
}

/** Too many requests, and more calls at once than the account may have. */
const LATER_CODES = [20429, 10004];

function retryAfterOf(error: unknown): number | null {
  return error instanceof TooManyRequestsError ? error.retryAfter : null;
}

function told(code: number | null): string {
  return code === null ? "" : `, code ${codeForLog(code)}`;
}

/** Both of the SDK's exceptions carry these two; its message may hold a phone number. */
function readSdkError(error: unknown): { status: number | null; code: number | null } {
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown };
  return {
    status: typeof status === "number" ? status : null,
    code: typeof code === "number" && code > 0 ? code : null,
  };
}
