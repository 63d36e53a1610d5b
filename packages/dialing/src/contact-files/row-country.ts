import type { HomeCountry } from "../numbers/home-countries.ts";
import type { ParsedPhoneNumber } from "../numbers/parse-phone-number.ts";
import { regionsOf } from "../regions/regions-of.ts";
import { countryOf } from "./country-of.ts";
import { countryOfPostcode } from "./country-of-postcode.ts";

/** Which country a row says its people are in. */
export type RowCountry =
  | { code: "unsaid" }
  /** ISO. */
  | { code: "said"; country: string }
  /** Five digits where postcodes have four: probably Germany, but Bozen and Nice have five, too. */
  | { code: "five-digits" }
  /** The column names one country, the postcode another. */
  | { code: "contradicted" };

/** Ways to write a country that are remembered; a file has few. */
const MOST_COUNTRIES = 1_000;
const BELGIAN = /^\d{4}$/;
const BELARUSIAN = /^\d{6}$/;

/** Reads a row's country from its own column, else from its postcode. */
export class RowCountries {
  readonly #home: HomeCountry;
  readonly #known = new Map<string, string | null>();

  constructor(home: HomeCountry) {
    this.#home = home;
  }

  /** @param cells as they stand in the row, empty where it has none */
  of({ country, postcode }: { country: string; postcode: string }): RowCountry {
    const code = postcode.trim();
    const said = this.#named(country) ?? ofLandLetters(country.trim(), code);
    const byPostcode = code === "" ? null : countryOfPostcode(code, this.#home);
    if (said !== null && byPostcode !== null && said !== byPostcode)
      return { code: "contradicted" };
    const found = said ?? byPostcode;
    if (found !== null) return { code: "said", country: found };
    const isLong = this.#home !== "DE" && /^\d{5}(?!\d)/.test(code);
    return isLong ? { code: "five-digits" } : { code: "unsaid" };
  }

  #named(cell: string): string | null {
    if (cell === "") return null;
    let known = this.#known.get(cell);
    if (known === undefined) {
      known = countryOf(cell);
      if (this.#known.size < MOST_COUNTRIES) this.#known.set(cell, known);
    }
    return known;
  }
}

/** Berlin's and Bavaria's letters, beside a postcode that is no German one. */
function ofLandLetters(letters: string, postcode: string): string | null {
  if (/^BE$/i.test(letters) && BELGIAN.test(postcode)) return "BE";
  return /^BY$/i.test(letters) && BELARUSIAN.test(postcode) ? "BY" : null;
}

/** Whether a German number may be that of somebody at a postcode: any mobile number, and a landline of its Länder. */
export function liesIn(postcode: string, number: ParsedPhoneNumber & { ok: true }): boolean {
  if (number.country !== "DE" || number.kind !== "fixed") return true;
  const { e164, country, kind } = number;
  return regionsOf({ e164, country, kind, postcode: postcode.slice(0, 5) }).by === "postcode";
}
