import { type Database, type DialLimits, getSetting, setSetting } from "@rufbaum/store";
import { z } from "zod";
import type { CarrierEnd } from "../../carrier-end.ts";

type Kind = CarrierEnd["kind"];

/** Chosen for one carrier alone: that calls to nobody know no limit says nothing of real ones. */
export const keyOf = (kind: Kind) => `dial-limits-${kind}`;

/** What stands unless somebody sets it: real calls cost money, the emulator's do not. */
export const USUAL_LIMITS: Readonly<Record<Kind, DialLimits>> = {
  twilio: { atOnce: 10, perMinute: 30, minutesPerDay: 600 },
  emulator: { atOnce: null, perMinute: null, minutesPerDay: null },
};

/** `null`: no limit; 0: nobody is called. */
const limit = (most: number) => z.int().min(0).max(most).nullable();

const chosenSchema = z
  .object({ atOnce: limit(10_000), perMinute: limit(10_000), minutesPerDay: limit(1_000_000) })
  .partial();

/** Changes; what is left out stays, `usual` is no longer set. */
export const limitChangesSchema = z
  .strictObject({
    atOnce: limit(10_000).or(z.literal("usual")),
    perMinute: limit(10_000).or(z.literal("usual")),
    minutesPerDay: limit(1_000_000).or(z.literal("usual")),
  })
  .partial();

export type LimitChanges = z.infer<typeof limitChangesSchema>;

/** What was set, and the usual limits for the rest. */
export async function readDialLimits(db: Database, kind: Kind): Promise<DialLimits> {
  return { ...USUAL_LIMITS[kind], ...(await readChosen(db, kind)) };
}

export async function changeDialLimits(
  db: Database,
  kind: Kind,
  changes: LimitChanges,
): Promise<void> {
  const wanted = Object.entries({ ...(await readChosen(db, kind)), ...changes });
  const kept = wanted.filter(([, value]) => value !== undefined && value !== "usual");
  await setSetting(db, keyOf(kind), Object.fromEntries(kept));
}

/** What can't be read counts as not set: the usual limits are the safe ones. */
async function readChosen(db: Database, kind: Kind): Promise<Partial<DialLimits>> {
  const { success, data } = chosenSchema.safeParse(await getSetting(db, keyOf(kind)));
  if (!success) return {};
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}
