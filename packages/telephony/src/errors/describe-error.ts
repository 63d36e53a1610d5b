import type { CarrierError } from "../carrier.ts";
import { type FaultCode, findFault } from "./catalogue.ts";

/** What went wrong at the carrier. */
export interface CarrierFault {
  code: FaultCode;
  /** As the carrier told it: its number, else `http-<status>`, else `no-answer`. */
  reported: string;
  /** What to look up where `code` stands for many: a number of the carrier's, or `HTTP 503`. */
  cited: string | null;
}

export function describeCarrierError({ code, status, fateUnknown }: CarrierError): CarrierFault {
  if (code !== null) return faultOfNumber(String(code), status);
  if (status !== null) return faultOfStatus(status);
  return {
    code: fateUnknown ? "fate-unknown" : "no-answer",
    reported: "no-answer",
    cited: null,
  };
}

/** The fault from what was kept of it: `reported`. */
export function reportedFault(reported: string): CarrierFault {
  const status = /^http-(\d+)$/.exec(reported)?.[1];
  return status === undefined ? faultOfNumber(reported, null) : faultOfStatus(Number(status));
}

function faultOfNumber(reported: string, status: number | null): CarrierFault {
  const known = findFault(reported);
  if (known) return { code: known.code, reported, cited: null };
  return { code: status === null ? "refused" : codeOfStatus(status), reported, cited: reported };
}

function faultOfStatus(status: number): CarrierFault {
  const code = codeOfStatus(status);
  const isSaid = status === 401 || status === 429;
  return { code, reported: `http-${status}`, cited: isSaid ? null : `HTTP ${status}` };
}

function codeOfStatus(status: number): FaultCode {
  if (status === 401) return "20003";
  if (status === 429) return "20429";
  return status >= 500 ? "20500" : "refused";
}
