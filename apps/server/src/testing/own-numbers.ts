import { confirmOwnNumber, type Database, takeOwnNumberCode } from "@rufbaum/store";
import type { CarrierName } from "@rufbaum/telephony";

/** The carrier of tests that have a real one. */
export const ACCOUNT: CarrierName = `twilio:AC${"0".repeat(32)}`;

/** Shows numbers to be one's own, as by a code of that carrier, so that the rules let tests call them. */
export async function ownNumbers(
  db: Database,
  numbers: readonly string[],
  carrier: CarrierName = ACCOUNT,
): Promise<void> {
  const codeHash = "0".repeat(64);
  for (const number of numbers) {
    const code = { number, carrier, codeHash, now: 0, subject: "s".repeat(22) };
    const limits = { dayStart: 0, perNumber: 100, inAll: 10_000 };
    await takeOwnNumberCode(db, { ...code, ...limits, addedBy: "Ada" });
    await confirmOwnNumber(db, code);
  }
}
