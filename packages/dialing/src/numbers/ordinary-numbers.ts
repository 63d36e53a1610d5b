import { type CountryCode, Metadata } from "libphonenumber-js/max";
import { endsAsShortNumber } from "./special-numbers.ts";

export interface OrdinaryNumber {
  e164: string;
  country: string;
  kind: "fixed" | "mobile";
}

/** A country that has its calling code for itself, so that the code tells the country. */
interface Plan {
  country: string;
  callingCode: string;
  any: RegExp;
  fixed: NumberKind;
  mobile: NumberKind;
}

interface NumberKind {
  pattern: RegExp;
  lengths: ReadonlySet<number>;
}

/** What the library's class can do beyond its type. */
type PlanWithPatterns = NonNullable<Metadata["numberingPlan"]> & {
  callingCode(): string;
  nationalNumberPattern(): string;
  type(type: "FIXED_LINE" | "MOBILE"): { pattern(): string; possibleLengths(): number[] };
};

const GERMANY = planOf("DE");
const PLANS: Readonly<Record<string, Plan>> = {
  49: GERMANY,
  43: planOf("AT"),
  41: planOf("CH"),
};

/** In full: code or zero, and 6 to 13 digits, which E.164 has room for behind a country's two. */
const WRITTEN = /^(?:\+(49|43|41)0?|0|(?=1[567]))([1-9]\d{5,12})$/;

/**
 * What libphonenumber would say of most numbers, at several times its speed; null: ask it.
 *
 * It compiles its patterns anew for each number; these are the same, compiled once. Its answer is
 * known where a valid landline or mobile number is written in full and can't be a short number
 * behind an area code (`030 112`).
 *
 * `digits`: `+49…`, `+43…`, `+41…`, Germany's `0…`, or a German mobile number that lost its zero.
 */
export function ordinaryNumber(digits: string): OrdinaryNumber | null {
  const [, callingCode, national] = WRITTEN.exec(digits) ?? [];
  if (national === undefined) return null;
  const plan = callingCode === undefined ? GERMANY : PLANS[callingCode];
  if (!plan?.any.test(national) || endsAsShortNumber(plan.country, national)) return null;

  const fixed = isOfKind(national, plan.fixed);
  if (fixed === isOfKind(national, plan.mobile)) return null;
  return {
    e164: `+${plan.callingCode}${national}`,
    country: plan.country,
    kind: fixed ? "fixed" : "mobile",
  };
}

function isOfKind(national: string, { pattern, lengths }: NumberKind): boolean {
  return lengths.has(national.length) && pattern.test(national);
}

function planOf(country: CountryCode): Plan {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const plan = metadata.numberingPlan as PlanWithPatterns | undefined;
  if (plan === undefined) throw new Error(`libphonenumber has no numbering plan of ${country}.`);
  const kindOf = (type: "FIXED_LINE" | "MOBILE"): NumberKind => {
    const line = plan.type(type);
    return { pattern: whole(line.pattern()), lengths: new Set(line.possibleLengths()) };
  };
  return {
    country,
    callingCode: plan.callingCode(),
    any: whole(plan.nationalNumberPattern()),
    fixed: kindOf("FIXED_LINE"),
    mobile: kindOf("MOBILE"),
  };
}

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}
