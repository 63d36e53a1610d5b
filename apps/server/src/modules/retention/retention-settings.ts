import { type Database, getSetting, setSetting } from "@rufbaum/store";
import { z } from "zod";

const KEY = "retention";

/** Days that a kind of data is kept; `null`: until somebody deletes it. */
const days = z.int().min(7).max(36_500).nullable();

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
  audit: days,
});
export type Retention = z.infer<typeof retentionSchema>;

/**
 * Days that a consent is kept after it was given, and after each call on its ground: five years (§ 7a
 * UWG), leap days included. Nobody sets it: less is unlawful, more has no ground.
 */
export const CONSENT_DAYS = 5 * 365 + 2;

/** What stands until somebody changes it. */
export const USUAL_RETENTION: Retention = {
  recordings: 90,
  transcripts: 365,
  calls: 1_095,
  contacts: null,
  audit: 1_826,
};

/** What was set; what can't be read is not set. */
export async function readRetention(db: Database): Promise<Retention> {
  const { success, data } = retentionSchema.partial().safeParse(await getSetting(db, KEY));
  if (!success) return USUAL_RETENTION;
  const known = Object.entries(data).filter(([, value]) => value !== undefined);
  return { ...USUAL_RETENTION, ...Object.fromEntries(known) };
}

export async function writeRetention(
  db: Database,
  changes: { [Kind in keyof Retention]?: Retention[Kind] | undefined },
): Promise<void> {
  const known = Object.entries(changes).filter(([, value]) => value !== undefined);
  await setSetting(db, KEY, { ...(await readRetention(db)), ...Object.fromEntries(known) });
}
