/** Who brings calls and texts: the emulator, or Twilio with the account's id, where that was kept. */
export type CarrierName = "emulator" | "twilio" | `twilio:${string}`;

/** The emulator's calls and texts reach nobody, and so show nothing about anybody. */
export function reachesPeople(carrier: CarrierName): boolean {
  return carrier !== "emulator";
}

/** Under which names that carrier is kept: versions before December 2026 kept no account. */
export function namesOfCarrier(carrier: CarrierName): CarrierName[] {
  return carrier.startsWith("twilio:") ? [carrier, "twilio"] : [carrier];
}
