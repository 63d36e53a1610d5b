import { type NumberType, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { parsePhoneNumber } from "../numbers/parse-phone-number.ts";
import type { PhoneNumberRefusal, UncallableNumber } from "../numbers/refusals.ts";
import { CALLER_NUMBER_RULES, type CallerNumberRule, type RuleSource } from "./rules.ts";

export type CallerNumberKind = "fixed" | "mobile" | "fixed-or-mobile" | "internet" | "freephone";

/** Why a number may not be shown: by a rule, or because there is no such number. */
export type UnshowableNumber =
  | { code: CallerNumberRule; source: RuleSource }
  | { code: "unassigned-abroad" }
  | { code: "misspelled"; why: UncallableNumber };

export type CheckedCallerNumber =
  | { ok: true; e164: string; country: string; kind: CallerNumberKind; isForeign: boolean }
  | { ok: false; reason: CallerNumberRule | PhoneNumberRefusal; refusal: UnshowableNumber };

const KINDS: Partial<Record<NonNullable<NumberType>, CallerNumberKind>> = {
  FIXED_LINE: "fixed",
  MOBILE: "mobile",
  FIXED_LINE_OR_MOBILE: "fixed-or-mobile",
  VOIP: "internet",
  TOLL_FREE: "freephone",
};

/** What nobody may show, by its national digits; the first that fits counts. */
const NATIONAL_RULES: readonly (readonly [RegExp, CallerNumberRule])[] = [
  [/^11[02]$/, "emergency"],
  [/^115$/, "authority"],
  [/^116\d{3}$/, "social-service"],
  [/^118\d{2,3}$/, "directory"],
  [/^900\d*$/, "premium"],
  [/^137\d*$/, "mass-traffic"],
  [/^180\d*$/, "shared-cost"],
  [/^700\d*$/, "shared-cost"],
];
const WITHOUT_PLACE = /^\+4932/;
/** What is dialled without an area code has at most so many digits. */
const LONGEST_SHORT = 6;
const SHORT_CODE = /^[1-9]\d{2,5}$/;

/** Premium rates and the like abroad, where the national digits say nothing to us. */
const FOREIGN_RULES: Partial<Record<NonNullable<NumberType>, CallerNumberRule>> = {
  PREMIUM_RATE: "premium",
  SHARED_COST: "shared-cost",
  PERSONAL_NUMBER: "shared-cost",
};

/**
 * Whether a number may be shown to whoever is called, as the law has it for any owner.
 *
 * Reads what people write. A number from abroad is `isForeign`: it may be shown, but only by
 * somebody who has written down why (`standingOf`).
 */
export function checkCallerNumber(text: string, home = "DE"): CheckedCallerNumber {
  const forbidden = forbiddenBy(text, home);
  if (forbidden) return refusal(forbidden);
  const showable = showableOf(text, home);
  if (showable) return showable;
  const parsed = parsePhoneNumber(text, { countries: [home] });
  if (parsed.ok) {
    const { e164, country, kind } = parsed;
    return { ok: true, e164, country, kind, isForeign: false };
  }
  const { code } = parsed.refusal;
  if (code === "foreign") return foreign(text, home) ?? UNKNOWN_ABROAD;
  // What is left of these has other rules for callers than for who is called.
  if (code === "service-number") return refusal("shared-cost");
  if (isRule(code)) return refusal(code);
  return { ok: false, reason: code, refusal: { code: "misspelled", why: parsed.refusal } };
}

function forbiddenBy(text: string, home: string): CallerNumberRule | null {
  const digits = text.replace(/[^\d+]/g, "").replace(/^00/, "+");
  if (digits.startsWith("+") && !digits.startsWith("+49")) return null;
  if (home !== "DE" && !digits.startsWith("+49")) return null;
  const national = digits.replace(/^\+490?|^0/, "");
  const isAlone = national === digits;
  for (const [pattern, rule] of NATIONAL_RULES) {
    // Without a zero or +49 in front, only numbers that are dialled so are meant.
    if (pattern.test(national) && (!isAlone || national.length <= LONGEST_SHORT)) return rule;
  }
  return isAlone && SHORT_CODE.test(national) ? "short-code" : null;
}

/** What is not called, and may well be shown: freephone numbers, and those that belong to no place. */
function showableOf(text: string, home: string): CheckedCallerNumber | null {
  const number = parsePhoneNumberFromString(text.slice(0, 100), home as "DE");
  if (!number?.isValid() || number.ext) return null;
  const isFreephone = number.getType() === "TOLL_FREE";
  if (!isFreephone && !WITHOUT_PLACE.test(number.number)) return null;
  const country = number.country ?? home;
  const kind = isFreephone ? "freephone" : "fixed";
  return { ok: true, e164: number.number, country, kind, isForeign: country !== home };
}

function isRule(reason: string): reason is CallerNumberRule {
  return Object.hasOwn(CALLER_NUMBER_RULES, reason);
}

function foreign(text: string, home: string): CheckedCallerNumber | null {
  const number = parsePhoneNumberFromString(text.slice(0, 100), home as "DE");
  const country = number?.country;
  if (!number?.isValid() || country === undefined || number.ext) return null;
  const type = number.getType() ?? "PAGER";
  const rule = FOREIGN_RULES[type];
  if (rule) return refusal(rule);
  const kind = KINDS[type];
  return kind ? { ok: true, e164: number.number, country, kind, isForeign: true } : null;
}

function refusal(rule: CallerNumberRule): CheckedCallerNumber {
  const source = CALLER_NUMBER_RULES[rule];
  return { ok: false, reason: rule, refusal: { code: rule, source } };
}

const UNKNOWN_ABROAD: CheckedCallerNumber = {
  ok: false,
  reason: "unassigned",
  refusal: { code: "unassigned-abroad" },
};
