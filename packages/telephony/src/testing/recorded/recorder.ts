import { join } from "node:path";
import type { Recorded } from "./exchange.ts";

const FILE = join(import.meta.dir, "emulator.json");

/** What the adapter asked and was told when it last kept its promises, by promise. */
export async function readRecorded(): Promise<Readonly<Record<string, Recorded>>> {
  return Bun.file(FILE).json();
}

/**
 * Writes it anew if RECORD_CARRIER is set:
 * `RECORD_CARRIER=1 bun test packages/telephony/src/twilio/carrier.contract`, then `bunx biome format --write` it.
 */
export function createRecorder() {
  const recorded: Record<string, Recorded> = {};
  return {
    begin(promise: string): Recorded {
      const begun: Recorded = { exchanges: [], told: {} };
      recorded[promise] = begun;
      return begun;
    },
    async write(): Promise<void> {
      if (process.env.RECORD_CARRIER) await Bun.write(FILE, JSON.stringify(recorded, null, 2));
    },
  };
}
