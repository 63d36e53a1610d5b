import { type Database, getSetting, setSetting } from "@rufbaum/store";
import { z } from "zod";

/** What it is kept under. */
export const KEY = "retention";
const LEAST = 7;
const LEAST_AUDIT = 1_826;

/** Days that a kind of data is kept; `null`: until somebody deletes it. */
const days = atLeast(LEAST);

export const retentionSchema = z.object({
  /** Sound at the carrier. */
  recordings: days,
  /** What was said in calls, and learnt. */
  transcripts: days,
  /** Calls themselves: whom, when, outcome. */
  calls: days,
  /** Contacts that nobody has called, changed or imported since. */
  contacts: days,
  /** What somebody did that has to be answered for. */
  audit: atLeast(LEAST_AUDIT),
});
export type Retention = z.infer<typeof retentionSchema>;

/**
 * Days that a consent is kept after it was given, and after each call on its ground: five years (§ 7a
 * UWG), leap days included. Nobody sets it: less is unlawful, more has no ground.
 */
export const CONSENT_DAYS = 5 * 365 + 2;

/** The least that may be set: why somebody was called is asked for five years, as consents are. */
export const LEAST_RETENTION: { readonly [Kind in keyof Retention]: number } = {
  recordings: LEAST,
  transcripts: LEAST,
  calls: LEAST,
  contacts: LEAST,
  audit: LEAST_AUDIT,
};

/** What stands until somebody changes it. */
export const USUAL_RETENTION: Retention = {
  recordings: 90,
  transcripts: 365,
  calls: 1_095,
  contacts: null,
  audit: LEAST_AUDIT,
};

/** Versions before December 2026 let the audit go sooner. */
const storedSchema = retentionSchema.extend({ audit: days }).partial();

/** What was set; what can't be read is not set. */
export async function readRetention(db: Database): Promise<Retention> {
  const { success, data } = storedSchema.safeParse(await getSetting(db, KEY));
  if (!success) return USUAL_RETENTION;
  const known = Object.entries(data).filter(([, value]) => value !== undefined);
  const kept: Retention = { ...USUAL_RETENTION, ...Object.fromEntries(known) };
  return { ...kept, audit: kept.audit && Math.max(kept.audit, LEAST_AUDIT) };
}

type RetentionChanges = { [Kind in keyof Retention]?: Retention[Kind] | undefined };

/** The kinds of data that are kept for another time by a change. */
export function changedKinds(before: Retention, changes: RetentionChanges): (keyof Retention)[] {
  return retentionSchema
    .keyof()
    .options.filter((kind) => changes[kind] !== undefined && changes[kind] !== before[kind]);
}

/** Those of the changed kinds that are then kept longer than is usual, or for good. */
export function keptLonger(
  changed: readonly (keyof Retention)[],
  changes: RetentionChanges,
): (keyof Retention)[] {
  return changed.filter((kind) => {
    const [days, usual] = [changes[kind] ?? Infinity, USUAL_RETENTION[kind] ?? Infinity];
    return days > usual;
  });
}

export async function writeRetention(db: Database, changes: RetentionChanges): Promise<Retention> {
  const known = Object.entries(changes).filter(([, value]) => value !== undefined);
  const kept = { ...(await readRetention(db)), ...Object.fromEntries(known) };
  await setSetting(db, KEY, kept);
  return kept;
}

function atLeast(least: number) {
  return z.int().min(least).max(36_500).nullable();
}
