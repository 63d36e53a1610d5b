import type { DialRules } from "./dial-rules.ts";

/** What can be changed of a preset, each by itself. */
export const DIAL_RULE_FIELDS = [
  "consent",
  "consentMonths",
  "callBackDays",
  "windows.workdays",
  "windows.saturday",
  "windows.sunday",
  "keepsHolidays",
  "attempts.perDay",
  "attempts.perWeek",
  "attempts.perCampaign",
  "ringing.least",
  "ringing.most",
  "lostCalls.slowFrom",
  "lostCalls.pauseFrom",
  "lostCalls.leastCalls",
  "keepsRobinson",
] as const;
export type DialRuleField = (typeof DIAL_RULE_FIELDS)[number];

type IsLooser = (preset: DialRules, rules: DialRules) => boolean;

/** Asks whether a changed rule allows what the preset forbids. What is no number is looser. */
const COMPARED: Readonly<Record<DialRuleField, IsLooser>> = {
  consent: (preset, rules) => !(STRICTNESS[rules.consent] >= STRICTNESS[preset.consent]),
  consentMonths: (preset, rules) => isMore(preset.consentMonths, rules.consentMonths),
  callBackDays: (preset, rules) => isMore(preset.callBackDays, rules.callBackDays),
  "windows.workdays": (preset, rules) => isWider(preset, rules, "workdays"),
  "windows.saturday": (preset, rules) => isWider(preset, rules, "saturday"),
  "windows.sunday": (preset, rules) => isWider(preset, rules, "sunday"),
  keepsHolidays: (preset, rules) => preset.keepsHolidays && !rules.keepsHolidays,
  "attempts.perDay": ({ attempts }, rules) => isMore(attempts.perDay, rules.attempts.perDay),
  "attempts.perWeek": ({ attempts }, rules) => isMore(attempts.perWeek, rules.attempts.perWeek),
  "attempts.perCampaign": ({ attempts }, rules) =>
    isMore(attempts.perCampaign, rules.attempts.perCampaign),
  "ringing.least": ({ ringing }, rules) => isMore(rules.ringing.least, ringing.least),
  "ringing.most": ({ ringing }, rules) => isMore(ringing.most, rules.ringing.most),
  "lostCalls.slowFrom": ({ lostCalls }, rules) =>
    isMore(lostCalls.slowFrom, rules.lostCalls.slowFrom),
  "lostCalls.pauseFrom": ({ lostCalls }, rules) =>
    isMore(lostCalls.pauseFrom, rules.lostCalls.pauseFrom),
  "lostCalls.leastCalls": ({ lostCalls }, rules) =>
    isMore(lostCalls.leastCalls, rules.lostCalls.leastCalls),
  keepsRobinson: (preset, rules) => preset.keepsRobinson && !rules.keepsRobinson,
};

const STRICTNESS = { express: 2, "presumed-for-businesses": 1, "not-needed": 0 } as const;

/** Each override: the fields that allow more than the preset does. Who changes them writes down why. */
export function looserThan(preset: DialRules, rules: DialRules): DialRuleField[] {
  return DIAL_RULE_FIELDS.filter((field) => COMPARED[field](preset, rules));
}

/** The fields that are other than the preset's, looser or stricter. */
export function changedFrom(preset: DialRules, rules: DialRules): DialRuleField[] {
  return DIAL_RULE_FIELDS.filter((field) => isChanged(field, preset, rules));
}

export function isChanged(field: DialRuleField, preset: DialRules, rules: DialRules): boolean {
  return COMPARED[field](preset, rules) || COMPARED[field](rules, preset);
}

/** `null` is no limit. */
function isMore(preset: number | null, given: number | null): boolean {
  return preset !== null && (given === null || !(given <= preset));
}

function isWider(preset: DialRules, rules: DialRules, day: keyof DialRules["windows"]): boolean {
  const [allowed, given] = [preset.windows[day], rules.windows[day]];
  if (given === null || given.from >= given.until) return false;
  return allowed === null || !(allowed.from <= given.from && given.until <= allowed.until);
}
