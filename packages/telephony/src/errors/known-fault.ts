/** Who tells of a fault: a REST answer, a webhook's `ErrorCode`, the relay, the browser's line, its sound. */
export type FaultPlace = "rest" | "webhook" | "relay" | "voice-sdk" | "media";

/** A fault of the carrier or of the voice line, as logs and programs want it. */
export interface KnownFault<Code extends string = string> {
  /** The provider's number where there is one, else a word of ours (`no-answer`, `device-not-found`). */
  code: Code;
  /** English, as the provider calls it: what one searches for. */
  name: string;
  /** English, for logs. */
  log: string;
  where: FaultPlace;
}

/** The rows of one place, by code: name, log. */
export function faultsOf<Code extends string | number>(
  where: FaultPlace,
  rows: Readonly<Record<Code, readonly [name: string, log: string]>>,
): KnownFault<`${Code}`>[] {
  return (Object.entries(rows) as [`${Code}`, readonly [string, string]][]).map(
    ([code, [name, log]]) => ({ code, name, log, where }),
  );
}
