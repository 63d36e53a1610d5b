import type { Clock } from "@rufbaum/runtime";
import {
  type Database,
  forgetAudit,
  forgetCalls,
  forgetContacts,
  forgetDeleted,
  forgetRecording,
  forgetStatements,
  forgetTranscripts,
  type HeldRecording,
  type OldData,
  oldRecordings,
  type Purged,
  purgeConsents,
} from "@rufbaum/store";
import { countByAccount, type HeldSound, toldElsewhere } from "../recordings/held-sound.ts";
import { CONSENT_DAYS, type Retention, readRetention } from "./retention-settings.ts";

export interface ForgettingDeps {
  sideDb: Database;
  clock: Clock;
  sound: Pick<HeldSound, "remove">;
  /** Ends it after the slice that is under way. */
  signal: AbortSignal;
  log(message: string): void;
}

const DAY = 24 * 3_600_000;
/** A slice takes a few milliseconds; whoever calls stands in line no longer. */
const AT_ONCE = 50;

/** For so long contacts can be brought back that somebody deleted. */
export const DELETED_DAYS = 30;

/** How many of each kind were forgotten. */
export type Forgotten = Record<keyof Retention | "consents", number>;

/**
 * Forgets what is older than the settings keep, recordings first: as long as the carrier has one,
 * its call stays, so that it is tried again tomorrow. What fails keeps no other kind of data.
 * @throws the first fault, after all that could be forgotten is
 */
export async function forgetOld(deps: ForgettingDeps): Promise<Forgotten> {
  const { sideDb, clock, signal } = deps;
  const kept = await readRetention(sideDb);
  const forgotten: Forgotten = {
    recordings: 0,
    transcripts: 0,
    calls: 0,
    contacts: 0,
    audit: 0,
    consents: 0,
  };
  const faults: unknown[] = [];
  if (kept.recordings !== null) {
    const before = clock.now() - kept.recordings * DAY;
    forgotten.recordings = await forgetRecordings(deps, before, faults);
  }
  const slices: [keyof Retention, (old: OldData) => Promise<number>][] = [
    ["transcripts", (old) => forgetTranscripts(sideDb, old)],
    ["calls", (old) => forgetCalls(sideDb, old)],
    ["contacts", (old) => forgetContacts(sideDb, old)],
    ["audit", (old) => forgetAudit(sideDb, old)],
  ];
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
  const deleted = { before: clock.now() - DELETED_DAYS * DAY, limit: AT_ONCE };
  try {
    while (!signal.aborted && (await forgetDeleted(sideDb, deleted)) === AT_ONCE);
  } catch (error) {
    faults.push(error);
  }
  forgotten.consents = await forgetConsents(deps).catch((error: unknown) => {
    faults.push(error);
    return 0;
  });
  if (faults.length > 0) throw faults[0];
  return forgotten;
}

/** Entries and statements of the ledger looked at in one slice: to purge all of them takes some 30 ms. */
const ENTRIES_AT_ONCE = 200;

/** Consents whose time is over, and then what nobody agreed to. @returns entries purged */
async function forgetConsents({ sideDb, clock, signal }: ForgettingDeps): Promise<number> {
  const now = clock.now();
  const before = now - CONSENT_DAYS * DAY;
  const recorded = { recordedAt: now, recordedBy: "Rufbaum" };
  let purged = 0;
  for (let after: number | null = 0; after !== null && !signal.aborted; ) {
    const slice = { before, after, limit: ENTRIES_AT_ONCE };
    const { entries, last }: Purged = await purgeConsents(sideDb, slice, recorded);
    purged += entries;
    after = last;
  }
  for (let after: string | null = ""; after !== null && !signal.aborted; ) {
    const slice = { before, after, limit: ENTRIES_AT_ONCE };
    const { last }: { last: string | null } = await forgetStatements(sideDb, slice);
    after = last;
  }
  return purged;
}

/** One that its carrier does not delete keeps none of the others. @returns how many are gone */
async function forgetRecordings(
  { sideDb, sound, signal, log }: ForgettingDeps,
  before: number,
  faults: unknown[],
): Promise<number> {
  const left: HeldRecording[] = [];
  let gone = 0;
  for (let after = ""; !signal.aborted; ) {
    const page = await oldRecordings(sideDb, { before, limit: AT_ONCE, after });
    for (const recording of page) {
      try {
        if (await sound.remove(recording)) {
          await forgetRecording(sideDb, recording.sid);
          gone += 1;
        } else left.push(recording);
      } catch (error) {
        faults.push(error);
      }
    }
    if (page.length < AT_ONCE) break;
    after = page.at(-1)?.sid ?? "";
  }
  if (left.length > 0) {
    const held = toldElsewhere(countByAccount(left));
    log(`recordings whose time is over can't be deleted from here: ${held}`);
  }
  return gone;
}
