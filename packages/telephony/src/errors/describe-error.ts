import type { CarrierError } from "../carrier.ts";
import { findFault } from "./catalogue.ts";
import type { KnownFault } from "./known-fault.ts";

/** `code`: the provider's, else `http-<status>`, else `no-answer`. `message`: German, for people. */
export function describeCarrierError(error: CarrierError): { code: string; message: string } {
  const { code, status, fateUnknown } = error;
  const known = code === null ? null : findFault(code);
  const { message } = known ?? faultOfStatus(status, fateUnknown);
  return { code: codeOf(code, status), message: known ? message : withCode(message, code, status) };
}

function codeOf(code: number | null, status: number | null): string {
  if (code !== null) return String(code);
  return status === null ? "no-answer" : `http-${status}`;
}

function faultOfStatus(status: number | null, fateUnknown: boolean): KnownFault {
  if (status === null) return the(fateUnknown ? "fate-unknown" : "no-answer");
  if (status === 401) return the("20003");
  if (status === 429) return the("20429");
  return the(status >= 500 ? "20500" : "refused");
}

function the(code: string): KnownFault {
  return findFault(code) as KnownFault;
}

/** The number to look up, where the sentence speaks of none: before the first sentence's full stop. */
function withCode(message: string, code: number | null, status: number | null): string {
  if (code === null && (status === null || status === 401 || status === 429)) return message;
  return message.replace(".", ` (${code ?? `HTTP ${status}`}).`);
}
