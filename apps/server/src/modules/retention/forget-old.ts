import type { Clock } from "@rufbaum/runtime";
import {
  type Database,
  forgetAudit,
  forgetCalls,
  forgetContacts,
  forgetRecording,
  forgetTranscripts,
  type OldData,
  oldRecordings,
} from "@rufbaum/store";
import type { Carrier } from "@rufbaum/telephony";
import { type Retention, readRetention } from "./retention-settings.ts";

export interface ForgettingDeps {
  reading: Database;
  clock: Clock;
  carrier: Pick<Carrier, "deleteRecording">;
  /** Ends it after the slice that is under way. */
  signal: AbortSignal;
}

const DAY = 24 * 3_600_000;
/** A slice takes a few milliseconds; whoever calls stands in line no longer. */
const AT_ONCE = 50;

/** How many of each kind were forgotten. */
export type Forgotten = Record<keyof Retention, number>;

/**
 * Forgets what is older than the settings keep, recordings first: as long as the carrier has one,
 * its call stays, so that it is tried again tomorrow. What fails keeps no other kind of data.
 * @throws the first fault, after all that could be forgotten is
 */
export async function forgetOld(deps: ForgettingDeps): Promise<Forgotten> {
  const { reading, clock, signal } = deps;
  const kept = await readRetention(reading);
  const forgotten: Forgotten = { recordings: 0, transcripts: 0, calls: 0, contacts: 0, audit: 0 };
  const slices: [keyof Retention, (old: OldData) => Promise<number>][] = [
    ["recordings", (old) => forgetRecordings(deps, old)],
    ["transcripts", (old) => forgetTranscripts(reading, old)],
    ["calls", (old) => forgetCalls(reading, old)],
    ["contacts", (old) => forgetContacts(reading, old)],
    ["audit", (old) => forgetAudit(reading, old)],
  ];
  const faults: unknown[] = [];
  for (const [kind, forgetSlice] of slices) {
    const days = kept[kind];
    if (days === null) continue;
    const old = { before: clock.now() - days * DAY, limit: AT_ONCE };
    try {
      for (let gone = AT_ONCE; gone === AT_ONCE && !signal.aborted; ) {
        gone = await forgetSlice(old);
        forgotten[kind] += gone;
      }
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
  return forgotten;
}

/** One that the carrier does not delete keeps none of the others. @throws CarrierError the first fault */
async function forgetRecordings(
  { reading, carrier }: ForgettingDeps,
  old: OldData,
): Promise<number> {
  const sids = await oldRecordings(reading, old);
  const faults: unknown[] = [];
  for (const sid of sids) {
    try {
      await carrier.deleteRecording(sid);
      await forgetRecording(reading, sid);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
  return sids.length;
}
