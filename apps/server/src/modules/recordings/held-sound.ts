import type { HeldRecording } from "@rufbaum/store";
import { type Carrier, type CarrierName, shownCarrier } from "@rufbaum/telephony";

/** The sound of recordings, as far as this server can have it. */
export type HeldSound = ReturnType<typeof createHeldSound>;

/**
 * Asks for a recording only the account that has it: another one knows of none, and takes that for
 * deleted. What an emulator recorded is gone with its process.
 * @param name `null` where the carrier that dials here is no one's but this process's: a command's
 *   own emulator, beside servers with theirs
 */
export function createHeldSound({
  name,
  carrier,
}: {
  name: CarrierName | null;
  carrier: Pick<Carrier, "fetchRecording" | "deleteRecording">;
}) {
  return {
    /** `null` where it is gone, or with somebody else. */
    async fetch({ sid, carrier: holder }: HeldRecording): Promise<Response | null> {
      return holder === null || holder === name ? carrier.fetchRecording(sid) : null;
    },
    /** Whether it is surely gone. @throws CarrierError */
    async remove({ sid, carrier: holder }: HeldRecording): Promise<boolean> {
      if (name === null) return false;
      if (holder === name) return carrier.deleteRecording(sid).then(() => true);
      if (holder === "emulator") return true;
      // Whose account it was nobody wrote down: that this one knows of none says nothing.
      return holder === null && (await carrier.deleteRecording(sid));
    },
  };
}

/** How many recordings whoever else has, as people may see it; `null`: nobody wrote it down. */
export interface HeldElsewhere {
  account: string | null;
  recordings: number;
}

export function countByAccount(recordings: readonly HeldRecording[]): HeldElsewhere[] {
  const counts = new Map<string | null, number>();
  for (const { carrier } of recordings) {
    const account = carrier && shownCarrier(carrier);
    counts.set(account, (counts.get(account) ?? 0) + 1);
  }
  return [...counts].map(([account, recordings]) => ({ account, recordings }));
}

/** As a line of the log has it: `2 with twilio:AC01…cdef, 1 with an unknown account`. */
export function toldElsewhere(held: readonly HeldElsewhere[]): string {
  return held
    .map(({ account, recordings }) => `${recordings} with ${account ?? "an unknown account"}`)
    .join(", ");
}
