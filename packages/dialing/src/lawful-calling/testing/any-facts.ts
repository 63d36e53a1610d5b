import {
  type Callee,
  type Campaign,
  CONSENT_CHANNELS,
  type Consent,
  SUPPRESSION_REASONS,
} from "../dial-facts.ts";
import { type DayWindow, type DialRules, PRESET_NAMES } from "../dial-rules.ts";
import { PRESETS } from "../presets.ts";
import { WEEKDAYS, type Weekday, type WeekWindows } from "../week-windows.ts";

/** A number from 0 to below 1. */
export type Chance = () => number;

const DAY = 24 * 60 * 60 * 1000;
const COUNTRIES = [
  { country: "DE", regions: ["DE-BE", "DE-BY", "DE-SN", "DE-NW"] },
  { country: "AT", regions: ["AT-9", "AT-7"] },
  { country: "CH", regions: ["CH-ZH", "CH-TI"] },
  { country: "ES", regions: [] },
] as const;
/** Christmas, Epiphany, both nights of summer time, and a week without anything. */
const DAYS = ["2026-12-24", "2027-01-05", "2026-03-28", "2026-10-24", "2026-11-23"];

/** The same numbers for the same seed. */
export function chanceFrom(seed: number): Chance {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1_013_904_223) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

export function anyMoment(chance: Chance): number {
  const start = Date.parse(`${pick(chance, DAYS)}T00:00:00Z`);
  return start + Math.floor(chance() * 7 * DAY);
}

export function anyCallee(chance: Chance, now: number): Callee {
  const { country, regions } = pick(chance, COUNTRIES);
  const reason = pick(chance, SUPPRESSION_REASONS);
  return {
    number: "+493023125001",
    country,
    kind: "fixed",
    regions: regions.filter(() => chance() < 0.4),
    isBusiness: chance() < 0.5,
    suppression: chance() < 0.1 ? { reason, since: now - DAY } : null,
    consents: some(chance, 3, () => anyConsent(chance, now)),
    callBackWish: chance() < 0.7 ? anyWish(chance, now) : null,
    attempts: some(chance, 6, () => now - Math.floor((chance() * 8.1 - 0.1) * DAY)),
    attemptsInCampaign: Math.floor(chance() * 12),
    isOwnNumber: chance() < 0.2,
  };
}

function anyConsent(chance: Chance, now: number): Consent {
  const around = (days: number) => now + Math.floor((chance() * 1.1 - 1) * days * DAY);
  const grantedAt = around(3_000);
  return {
    id: `consent_${Math.floor(chance() * 1e6)}`,
    channel: chance() < 0.8 ? "ai-voice" : pick(chance, CONSENT_CHANNELS),
    company: pick(chance, ["Nord", "nord ", "Nord", "Süd"]),
    purpose: pick(chance, ["Beratung", "Umfrage", null]),
    grantedAt,
    endsAt: chance() < 0.2 ? around(300) : null,
    withdrawnAt: chance() < 0.2 ? grantedAt + Math.floor(chance() * 100 * DAY) : null,
    allWithdrawnAt: chance() < 0.1 ? grantedAt + Math.floor(chance() * 100 * DAY) : null,
    lastUsedAt: chance() < 0.3 ? around(400) : null,
  };
}

function anyWish(chance: Chance, now: number): Callee["callBackWish"] {
  const at = now - Math.floor((chance() * 31 - 1) * DAY);
  return { at, answeredAt: chance() < 0.3 ? at + Math.floor(chance() * DAY) : null };
}

export function anyCampaign(chance: Chance): Campaign {
  return {
    kind: pick(chance, ["test", "call-back", "campaign"] as const),
    company: pick(chance, ["Nord", "NORD", "Nord", null]),
    purpose: pick(chance, ["Beratung", "beratung", null]),
    rules: anyRules(chance),
    windows: chance() < 0.3 ? anyWeek(chance) : null,
    callerNumber: chance() < 0.1 ? { code: "no-default" } : null,
    ringTimeout: chance() < 0.1 ? Math.floor(chance() * 90) : 30,
    lostCalls: chance() < 0.3 ? { answered: 60, lost: Math.floor(chance() * 5) } : null,
  };
}

export function anyRules(chance: Chance): DialRules {
  const preset = PRESETS[pick(chance, PRESET_NAMES)];
  const or = <Value>(made: () => Value, value: Value) => (chance() < 0.3 ? made() : value);
  const limit = (most: number) => (chance() < 0.2 ? null : Math.floor(chance() * most));
  return {
    preset: preset.preset,
    consent: or(
      () => pick(chance, ["express", "presumed-for-businesses", "not-needed"] as const),
      preset.consent,
    ),
    consentMonths: or(() => limit(90), preset.consentMonths),
    callBackDays: or(() => limit(30), preset.callBackDays),
    windows: or(() => anyWindows(chance), preset.windows),
    keepsHolidays: or(() => chance() < 0.5, preset.keepsHolidays),
    attempts: or(
      () => ({ perDay: limit(5), perWeek: limit(8), perCampaign: limit(15) }),
      preset.attempts,
    ),
    ringing: or(() => ({ least: chance() * 40, most: 20 + chance() * 60 }), preset.ringing),
    lostCalls: or(
      () => ({ slowFrom: chance(), pauseFrom: chance() / 10, leastCalls: chance() * 100 }),
      preset.lostCalls,
    ),
    keepsRobinson: or(() => chance() < 0.5, preset.keepsRobinson),
  };
}

/** Several windows a day, in no order, that may overlap. */
export function anyWeek(chance: Chance): WeekWindows {
  const day = (): DayWindow[] => some(chance, 3, () => anyWindow(chance));
  return Object.fromEntries(WEEKDAYS.map((name) => [name, day()])) as Record<Weekday, DayWindow[]>;
}

function anyWindows(chance: Chance): DialRules["windows"] {
  const any = (): DayWindow | null => (chance() < 0.2 ? null : anyWindow(chance));
  return { workdays: any(), saturday: any(), sunday: any() };
}

function anyWindow(chance: Chance): DayWindow {
  const from = Math.floor(chance() * 24) * 60;
  return { from, until: Math.min(24 * 60, from + Math.ceil(chance() * 900)) };
}

export function pick<Value>(chance: Chance, values: readonly [Value, ...Value[]]): Value;
export function pick<Value>(chance: Chance, values: readonly Value[]): Value;
export function pick<Value>(chance: Chance, values: readonly Value[]): Value {
  return values[Math.floor(chance() * values.length)] as Value;
}

function some<Value>(chance: Chance, most: number, make: () => Value): Value[] {
  return Array.from({ length: Math.floor(chance() * (most + 1)) }, make);
}
