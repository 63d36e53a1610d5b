import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { CALLING_CODES, type HomeCountry } from "./home-countries.ts";
import { ordinaryNumber } from "./ordinary-numbers.ts";

/** How a mobile number begins that is written with a gap behind its prefix. */
const PREFIXES: Readonly<Record<HomeCountry, RegExp>> = {
  DE: /^01[567]\d$/,
  AT: /^06\d\d$/,
  CH: /^07[5-9]$/,
};
/** With its zero, which may stand apart: `(0664)1234567`, `(0)664 …`, `0 664 …`. */
const FIRST_GROUP = /^\D*0\D*(\d+)(?=\D+\d)/;

/**
 * Whether a landline at home, written without a country's code, may just as well be a neighbour's
 * mobile number: then nobody knows whom a call would reach.
 *
 * Where it is grouped, the first group tells: `0664 1234567` is none of Germany's 06641, and
 * `0171-2345678` none of Vienna's 01. In one piece it is the home country's, but for `01712345678` in
 * Austria: Vienna's numbers are seldom as long.
 * @param spelled as it was written; `national`: its digits without the zero; `e164`: as it is read at home
 */
export function mayBeMobileElsewhere(
  { spelled, national, e164 }: { spelled: string; national: string; e164: string },
  home: HomeCountry,
): boolean {
  const behindZero = FIRST_GROUP.exec(spelled)?.[1];
  const others = (Object.keys(PREFIXES) as HomeCountry[]).filter((country) => country !== home);
  return others.some((country) => {
    const begins =
      behindZero === undefined ? country === "DE" : PREFIXES[country].test(`0${behindZero}`);
    if (!begins) return false;
    if (ordinaryNumber(`+${CALLING_CODES[country]}${national}`)?.kind !== "mobile") return false;
    return behindZero !== areaCodeOf(e164);
  });
}

/** As libphonenumber writes it: `30`, `6641`, `1`. */
function areaCodeOf(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational().split(" ")[1] ?? "";
}
