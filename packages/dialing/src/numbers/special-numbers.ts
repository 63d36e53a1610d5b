import type { PhoneNumberRefusal } from "./refusals.ts";

type Rule = readonly [exactly: RegExp, reason: PhoneNumberRefusal];

/**
 * What three to six digits mean in a country's networks, dialled alone or behind an area code:
 * `030 112` is the same fire brigade. Exactly these digits; `030 1121234` is somebody's line.
 *
 * 19222 and 19240 are ambulance and poison control of the town whose area code stands before them.
 */
const SHORT_NUMBERS: Readonly<Record<string, readonly Rule[]>> = {
  DE: [
    [/^(?:110|112|19222|19240)$/, "emergency"],
    [/^115$/, "authority"],
    [/^116\d{3}$/, "social-service"],
    [/^118(?:\d\d|0\d\d)$/, "directory"],
  ],
  AT: [
    [/^(?:112|122|128|133|14[0-247]|1450)$/, "emergency"],
    [/^116\d{3}$/, "social-service"],
    [/^118\d{2,3}$/, "directory"],
  ],
  CH: [
    [/^(?:112|117|118|14[03-57]|1414|1415)$/, "emergency"],
    [/^116\d{3}$/, "social-service"],
    [/^18\d\d$/, "directory"],
  ],
};

/** Digits that mean the same in many networks, whatever country is meant. */
const EMERGENCY_ANYWHERE = /^(?:911|999|000)$/;

/**
 * Ranges that a numbering plan calls ordinary lines, and that cost more or take part in toll fraud;
 * by the E.164 form.
 */
const TREACHEROUS: readonly Rule[] = [
  // Numbers that belong to no place: other prices than a landline, and no area code to tell by.
  [/^\+4932/, "without-place"],
  // British mobile numbers, leased by the thousand to be called by others' machines.
  [/^\+447418/, "toll-fraud"],
  // Looks like a landline in Hamburg.
  [/^\+494033113113$/, "toll-fraud"],
];

/** Why digits are refused that are dialled without an area code, in any of the countries we know. */
export function shortNumber(digits: string): PhoneNumberRefusal | null {
  if (EMERGENCY_ANYWHERE.test(digits)) return "emergency";
  const [, calling, rest] = /^\+(49|43|41)0?(\d+)$/.exec(digits) ?? [];
  if (calling && rest) return ruleFor(SHORT_NUMBERS[COUNTRIES[calling] ?? ""], rest);
  const national = digits.replace(/^0/, "");
  if (national !== digits) return ruleFor(SHORT_NUMBERS.DE, national);
  // Nobody has said which country is meant, and short digits are nobody's line in any of them.
  return ruleFor(Object.values(SHORT_NUMBERS).flat(), digits);
}

/** Why a number of a country is refused, whose digits behind the area code are `local`. */
export function specialNumber(number: {
  e164: string;
  country: string | undefined;
  local: string;
}): PhoneNumberRefusal | null {
  return (
    ruleFor(SHORT_NUMBERS[number.country ?? ""], number.local) ?? ruleFor(TREACHEROUS, number.e164)
  );
}

/** Whether the last digits of a number are a short number of its country, wherever its area code ends. */
export function endsAsShortNumber(country: string, national: string): boolean {
  return ENDINGS[country]?.test(national) ?? false;
}

/** `^(?:110|112)$` and `^115$` become `(?:(?:110|112)$|115$)`. */
const ENDINGS: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(SHORT_NUMBERS).map(([country, rules]) => [
    country,
    new RegExp(rules.map(([exactly]) => exactly.source.replace(/^\^/, "")).join("|")),
  ]),
);

const COUNTRIES: Readonly<Record<string, string>> = { 49: "DE", 43: "AT", 41: "CH" };

function ruleFor(rules: readonly Rule[] | undefined, digits: string): PhoneNumberRefusal | null {
  return rules?.find(([exactly]) => exactly.test(digits))?.[1] ?? null;
}
