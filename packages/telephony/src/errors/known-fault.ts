/** Who tells of a fault: a REST answer, a webhook's `ErrorCode`, the relay, the browser's line, its sound. */
export type FaultPlace = "rest" | "webhook" | "relay" | "voice-sdk" | "media";

/** A fault of the carrier or of the voice line, as people, logs and programs want it. */
export interface KnownFault {
  /** The provider's number where there is one, else a word of ours (`no-answer`, `device-not-found`). */
  code: string;
  /** English, as the provider calls it: what one searches for. */
  name: string;
  /** English, for logs and the command line. */
  log: string;
  /** German, for people: what happened, and what to do. */
  message: string;
  where: FaultPlace;
}

/** The rows of one place, by code: name, log, message. */
export function faultsOf(
  where: FaultPlace,
  rows: Readonly<Record<string, readonly [name: string, log: string, message: string]>>,
): KnownFault[] {
  return Object.entries(rows).map(([code, [name, log, message]]) => ({
    code,
    name,
    log,
    message,
    where,
  }));
}
