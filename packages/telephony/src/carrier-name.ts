/** Who brings calls and texts: the emulator, or Twilio with the account's id, where that was kept. */
export type CarrierName = "emulator" | "twilio" | `twilio:${string}`;

/** The emulator's calls and texts reach nobody, and so show nothing about anybody. */
export function reachesPeople(carrier: CarrierName): boolean {
  return carrier !== "emulator";
}

/** The same, as people may see it: enough to tell one's accounts apart. */
export function shownCarrier(carrier: CarrierName): string {
  const [, sid] = /^twilio:(.+)$/.exec(carrier) ?? [];
  return sid === undefined ? carrier : `twilio:${maskedAccount(sid)}`;
}

/** An account's id, but for its middle: `AC01…cdef`. */
export function maskedAccount(sid: string): string {
  return `${sid.slice(0, 4)}…${sid.slice(-4)}`;
}

/** Under which names that carrier is kept: versions before December 2026 kept no account. */
export function namesOfCarrier(carrier: CarrierName): CarrierName[] {
  return carrier.startsWith("twilio:") ? [carrier, "twilio"] : [carrier];
}
