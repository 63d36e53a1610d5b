import type { HeldRecording } from "@rufbaum/store";
import { type Carrier, type CarrierName, shownCarrier } from "@rufbaum/telephony";
import type { CarrierEnds } from "../../carrier-ends.ts";

/** The sound of recordings, as far as this server can have it. */
export type HeldSound = ReturnType<typeof createHeldSound>;

/**
 * Asks for a recording only the account that has it: another one knows of none, and takes that for
 * deleted. What an emulator recorded is gone with its process.
 * @param ends `null` where the carrier that dials here is no one's but this process's: a command's
 *   own emulator, beside servers with theirs
 */
export function createHeldSound({
  ends,
}: {
  ends: CarrierEnds<{
    name: CarrierName;
    carrier: Pick<Carrier, "fetchRecording" | "deleteRecording">;
  }> | null;
}) {
  const carrierOf = (holder: CarrierName | null) =>
    holder === null
      ? ends?.current().carrier
      : ends?.all().find(({ name }) => name === holder)?.carrier;
  return {
    /** `null` where it is gone, or with somebody else. */
    async fetch({ sid, carrier: holder }: HeldRecording): Promise<Response | null> {
      return (await carrierOf(holder)?.fetchRecording(sid)) ?? null;
    },
    /** Whether it is surely gone. @throws CarrierError */
    async remove({ sid, carrier: holder }: HeldRecording): Promise<boolean> {
      if (ends === null) return false;
      const carrier = carrierOf(holder);
      // Whose account it was nobody may have written down: that this one knows of none says nothing.
      if (carrier) return (await carrier.deleteRecording(sid)) || holder !== null;
      return holder === "emulator";
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
