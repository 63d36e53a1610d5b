import { isDeepStrictEqual } from "node:util";
import {
  DIAL_RULE_FIELDS,
  type DialRuleField,
  type DialRules,
  looserThan,
  PRESET_NAMES,
  PRESETS,
} from "@rufbaum/dialing/lawful-calling";
import { readField } from "@rufbaum/dialing/rule-values";
import { type Database, getSetting, setSetting } from "@rufbaum/store";
import { type CarrierName, reachesPeople } from "@rufbaum/telephony";
import type { OrderFault } from "@rufbaum/words";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import { companyName } from "../settings/company-name.ts";
import { stateVersion } from "../settings/state-version.ts";

/** What they are kept under. */
export const KEY = "lawful-calling";

const MINUTES_OF_A_DAY = 24 * 60;
const minute = z.int().min(0).max(MINUTES_OF_A_DAY);
const attempts = z.int().min(0).max(1_000).nullable();
const seconds = z.int().min(0).max(600);
const share = z.number().min(0).max(1);

/** What was stored is read as far as it is known, also where a newer version wrote more. */
const dialRulesSchema = rulesOf(z.object) satisfies z.ZodType<DialRules>;

/** `object`: whether fields that nobody knows are left out or refused. */
function rulesOf(object: typeof z.object) {
  const dayWindow = object({ from: minute, until: minute })
    .refine(({ from, until }) => from < until, contradiction("ends-first"))
    .nullable();
  return object({
    preset: z.enum(PRESET_NAMES),
    consent: z.enum(["express", "presumed-for-businesses", "not-needed"]),
    consentMonths: z.int().min(1).max(600).nullable(),
    callBackDays: z.int().min(1).max(365).nullable(),
    windows: object({ workdays: dayWindow, saturday: dayWindow, sunday: dayWindow }),
    keepsHolidays: z.boolean(),
    attempts: object({ perDay: attempts, perWeek: attempts, perCampaign: attempts }),
    ringing: object({ least: seconds, most: seconds }).refine(
      ({ least, most }) => least <= most,
      contradiction("least-over-most"),
    ),
    lostCalls: object({
      slowFrom: share,
      pauseFrom: share,
      leastCalls: z.int().min(1).max(100_000),
    }).refine(({ slowFrom, pauseFrom }) => slowFrom <= pauseFrom, contradiction("pauses-first")),
    keepsRobinson: z.boolean(),
  });
}

function contradiction(fault: OrderFault) {
  return { error: fault, params: { fault } };
}

/** Why something is allowed or kept beyond what is usual. */
export const REASON = z.string().trim().min(10).max(1_000);

/** What may be changed, each by itself; a field that nobody knows is refused. */
export const dialSettingsChanges = z.strictObject({
  /** What older clients know nothing of stays. */
  rules: rulesOf(z.strictObject as unknown as typeof z.object)
    .partial({ callBackDays: true })
    .optional(),
  /** What calls are for, where nothing else says it. */
  purpose: z
    .string()
    .trim()
    .max(200)
    .nullable()
    .transform((text) => text || null)
    .optional(),
  /** Whether the rules hold calls back that reach nobody, too. */
  applyInEmulator: z.boolean().optional(),
  /** Who calls; kept with what else the voice says on the phone. */
  company: companyName.optional(),
  /** Why something is looser than the preset, the preset is another, or the emulator knows no rules. */
  reason: REASON.optional(),
  version: stateVersion,
});
/** Without the company, which has a place of its own. */
export type DialSettingsChanges = Omit<z.infer<typeof dialSettingsChanges>, "company" | "version">;

/** Why a field allows more than its preset, who said so, and when (ISO 8601). */
const written = z.object({ reason: z.string(), by: z.string(), at: z.iso.datetime() });
export type WrittenReason = z.infer<typeof written>;

const storedSchema = z.object({
  // Versions before December 2026 stored none.
  rules: dialRulesSchema.extend({
    callBackDays: dialRulesSchema.shape.callBackDays.default(PRESETS.DE.callBackDays),
  }),
  purpose: z.string().nullable(),
  applyInEmulator: z.boolean(),
  reasons: z.partialRecord(z.enum([...DIAL_RULE_FIELDS, "preset"]), written),
});
export type DialSettings = z.infer<typeof storedSchema>;

/** What stands until somebody changes it. */
export const USUAL_DIAL_SETTINGS: DialSettings = {
  rules: PRESETS.DE,
  purpose: null,
  applyInEmulator: false,
  reasons: {},
};

/** What was set; what can't be read is not set: the usual rules are the strict ones. */
export async function readDialSettings(db: Database): Promise<DialSettings> {
  const { success, data } = storedSchema.safeParse(await getSetting(db, KEY));
  return success ? data : USUAL_DIAL_SETTINGS;
}

/** Whether the rules hold calls back: where nobody is reached they only tell, unless they are to. */
export function rulesHoldBack(
  { applyInEmulator }: Pick<DialSettings, "applyInEmulator">,
  carrier: CarrierName,
): boolean {
  return reachesPeople(carrier) || applyInEmulator;
}

export interface DialSettingsChange {
  settings: DialSettings;
  /** What allows more than its preset since this change, or than before it. */
  loosened: (DialRuleField | "preset" | "applyInEmulator")[];
}

/**
 * What the settings are after a change: stricter freely, looser only with a written reason.
 * @throws DomainError `reason-needed`, with the fields
 */
export function changedDialSettings(
  before: DialSettings,
  { reason, rules: newRules = before.rules, ...changes }: DialSettingsChanges,
  { by, now }: { by: string; now: number },
): DialSettingsChange {
  const { callBackDays = before.rules.callBackDays, ...otherRules } = newRules;
  const rules: DialRules = { ...otherRules, callBackDays };
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const after: DialSettings = { ...before, ...Object.fromEntries(given), rules };
  // What stood there without a reason may go on doing so: nobody allows anything by it.
  if (reason === undefined && isDeepStrictEqual(before, after)) {
    return { settings: before, loosened: [] };
  }
  const looser = looserThan(PRESETS[rules.preset], rules);
  const loosened: DialSettingsChange["loosened"] = looser.filter(
    (field) => !isSameValue(before.rules, rules, field) || before.reasons[field] === undefined,
  );
  // Leaving Germany's rules as a whole is a reason of its own.
  if (rules.preset !== before.rules.preset && rules.preset !== "DE") loosened.push("preset");
  if (before.applyInEmulator && !after.applyInEmulator) loosened.push("applyInEmulator");
  if (loosened.length > 0 && reason === undefined) {
    throw new DomainError(
      { code: "reason-needed", fields: loosened },
      { status: 422, details: { fields: loosened } },
    );
  }
  const entry = { reason: reason ?? "", by, at: new Date(now).toISOString() };
  const kept = Object.entries(before.reasons).filter(
    ([field]) =>
      looser.includes(field as DialRuleField) || (field === "preset" && rules.preset !== "DE"),
  );
  // Of what only the emulator does the reason stands in the audit.
  const added = loosened
    .filter((field) => field !== "applyInEmulator")
    .map((field) => [field, entry] as const);
  const reasons = Object.fromEntries([...kept, ...added]);
  return { settings: { ...after, reasons }, loosened };
}

export async function writeDialSettings(db: Database, settings: DialSettings): Promise<void> {
  await setSetting(db, KEY, settings);
}

function isSameValue(before: DialRules, after: DialRules, field: DialRuleField): boolean {
  const [one, other] = [readField(before, field), readField(after, field)];
  return JSON.stringify(one) === JSON.stringify(other);
}
