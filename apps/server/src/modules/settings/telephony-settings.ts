import { transferTarget } from "@rufbaum/calls";
import type { HomeCountry } from "@rufbaum/dialing";
import { type Database, getSetting, setSetting } from "@rufbaum/store";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import { isOwnNumber } from "../calls/call-store.ts";
import { companyName } from "./company-name.ts";

/** What they are kept under. */
export const TELEPHONY_KEY = "telephony";

/** How conversations on the phone are led. */
export const telephonySettingsSchema = z.object({
  /** Over the relay's socket, or turn by turn in webhooks. */
  line: z.enum(["relay", "gather"]),
  /** Whether the carrier is asked what picked up, a person or a machine. */
  detectsMachines: z.boolean(),
  /** Whom calls are passed on to, E.164. */
  operatorNumber: z.string().max(64).nullable(),
  /** Who calls, as the voice says it to whoever calls back. */
  company: companyName,
  /** Whether calls are recorded, each only after the caller has agreed. */
  records: z.boolean(),
});

export type TelephonySettings = z.infer<typeof telephonySettingsSchema>;

export const TELEPHONY_DEFAULTS: TelephonySettings = {
  line: "relay",
  detectsMachines: true,
  operatorNumber: null,
  company: null,
  records: false,
};

/** What was set, with the default for what never was or can't be read any more. */
export async function readTelephonySettings(db: Database): Promise<TelephonySettings> {
  const stored = await getSetting(db, TELEPHONY_KEY);
  const { success, data } = telephonySettingsSchema.partial().safeParse(stored);
  if (!success) return TELEPHONY_DEFAULTS;
  const known = Object.entries(data).filter(([, value]) => value !== undefined);
  return { ...TELEPHONY_DEFAULTS, ...Object.fromEntries(known) };
}

/** Who calls, changed by itself. */
export async function keepCompany(db: Database, company: string | null): Promise<void> {
  await setSetting(db, TELEPHONY_KEY, { ...(await readTelephonySettings(db)), company });
}

/**
 * Keeps them, with the operator's number as E.164, read as one of `home`.
 * @throws DomainError `invalid-number`, `own-number` if nobody can be put through to it
 */
export async function writeTelephonySettings(
  db: Database,
  settings: TelephonySettings,
  home: HomeCountry,
): Promise<TelephonySettings> {
  const operatorNumber = await operatorOf(db, settings.operatorNumber, home);
  const kept = { ...settings, operatorNumber };
  await setSetting(db, TELEPHONY_KEY, kept);
  return kept;
}

async function operatorOf(
  db: Database,
  text: string | null,
  home: HomeCountry,
): Promise<string | null> {
  if (text === null || text.trim() === "") return null;
  const store = { isOwnNumber: (number: string) => isOwnNumber(db, number) };
  const target = await transferTarget(store, text, home);
  if (target.ok) return target.e164;
  const { ok: _, ...refusal } = target;
  throw new DomainError(refusal, { details: { operatorNumber: text } });
}
