import type { Region } from "../lawful-calling/index.ts";
import type { PhoneNumberKind } from "../numbers/parse-phone-number.ts";
import { AUSTRIAN_POSTCODES } from "./austrian-postcodes.ts";
import { GERMAN_AREA_CODES } from "./german-area-codes.ts";
import { GERMAN_POSTCODES } from "./german-postcodes.ts";
import { readAreaCodes, readPostcodes } from "./read-tables.ts";
import { SWISS_POSTCODES } from "./swiss-postcodes.ts";

export interface FoundRegions {
  /** Empty where nobody knows: then the holidays of all regions count. */
  regions: readonly Region[];
  by: "postcode" | "area-code" | "both" | null;
}

const POSTCODES = {
  DE: readPostcodes("DE", GERMAN_POSTCODES),
  AT: readPostcodes("AT", AUSTRIAN_POSTCODES),
  CH: readPostcodes("CH", SWISS_POSTCODES),
};
const AREA_CODES = readAreaCodes("DE", GERMAN_AREA_CODES);
const COUNTRY_MARK = /^(?:D|DE|A|AT|CH)-/i;
const DIGITS = { DE: 5, AT: 4, CH: 4 };
const MOST_DIGITS_OF_AREA = 5;
const UNKNOWN: FoundRegions = { regions: [], by: null };

/**
 * The regions that somebody may be in: by his postcode, and by the area code of his landline in
 * Germany; several where postcode or area code reach over a border.
 *
 * Where the area code reaches over a border, a postcode within it says more: 030 with 10117 is
 * Berlin. A landline with a postcode elsewhere may ring at either place, so both count.
 * `country`: the number's. A postcode that is none of that country's says nothing.
 */
export function regionsOf({
  e164,
  country,
  kind,
  postcode,
}: {
  e164: string;
  country: string;
  kind: PhoneNumberKind;
  postcode: string;
}): FoundRegions {
  if (country !== "DE" && country !== "AT" && country !== "CH") return UNKNOWN;
  const byPostcode = postcode === "" ? null : regionsOfPostcode(postcode, country);
  const isGermanLandline = country === "DE" && kind === "fixed" && e164.startsWith("+49");
  const byAreaCode = isGermanLandline ? regionsOfAreaCode(e164) : null;
  if (!byPostcode || !byAreaCode) return byPostcode ?? byAreaCode ?? UNKNOWN;
  const isWithin = byPostcode.regions.some((region) => byAreaCode.regions.includes(region));
  if (isWithin) return byPostcode;
  return { regions: [...byPostcode.regions, ...byAreaCode.regions].sort(), by: "both" };
}

function regionsOfAreaCode(e164: string): FoundRegions | null {
  for (let digits = MOST_DIGITS_OF_AREA; digits >= 1; digits--) {
    const found = AREA_CODES.get(e164.slice(3, 3 + digits));
    if (found) return found;
  }
  return null;
}

/** Between two postcodes of the list the regions of both are possible: boxes and large firms have their own. */
function regionsOfPostcode(text: string, country: "DE" | "AT" | "CH"): FoundRegions | null {
  const written = text.trim().replace(COUNTRY_MARK, "");
  // Excel takes the zero of 01067 away.
  const isWhole = written.length === DIGITS[country];
  const lostZero = country === "DE" && written.length === 4;
  if (!(isWhole || lostZero) || !/^\d+$/.test(written)) return null;
  const code = Number(written);
  const { ends, found } = POSTCODES[country];
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) < code) low = middle + 1;
    else high = middle;
  }
  return found[low] ?? null;
}
