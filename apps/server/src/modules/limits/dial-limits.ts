import { type Database, type DialLimits, getSetting, setSetting } from "@rufbaum/store";
import { z } from "zod";
import type { CarrierEnd } from "../../carrier-end.ts";

const KEY = "dial-limits";

/** What stands unless somebody sets it: real calls cost money, the emulator's do not. */
export const USUAL_LIMITS: Readonly<Record<CarrierEnd["kind"], DialLimits>> = {
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
  .object({
    atOnce: limit(10_000).or(z.literal("usual")),
    perMinute: limit(10_000).or(z.literal("usual")),
    minutesPerDay: limit(1_000_000).or(z.literal("usual")),
  })
  .partial();

export type LimitChanges = z.infer<typeof limitChangesSchema>;

/** What was set, and the usual limits for the rest. */
export async function readDialLimits(db: Database, kind: CarrierEnd["kind"]): Promise<DialLimits> {
  return { ...USUAL_LIMITS[kind], ...(await readChosen(db)) };
}

export async function changeDialLimits(db: Database, changes: LimitChanges): Promise<void> {
  const wanted = Object.entries({ ...(await readChosen(db)), ...changes });
  const kept = wanted.filter(([, value]) => value !== undefined && value !== "usual");
  await setSetting(db, KEY, Object.fromEntries(kept));
}

/** What can't be read counts as not set: the usual limits are the safe ones. */
async function readChosen(db: Database): Promise<Partial<DialLimits>> {
  const { success, data } = chosenSchema.safeParse(await getSetting(db, KEY));
  if (!success) return {};
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}
