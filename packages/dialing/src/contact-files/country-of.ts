import { getCountries } from "libphonenumber-js/max";

/**
 * The country that a cell names: its ISO code, `null` if it names none that is known, such as a
 * German Land.
 *
 * Read are names in many languages, ISO's codes of two and of three letters, and those on cars.
 * Codes that a Land has, too, say nothing: `BE` is Berlin as well as Belgium, `BY` Bavaria and Belarus.
 */
export function countryOf(text: string): string | null {
  const name = plain(text);
  if (name === "") return null;
  const code = name.toUpperCase();
  if (LAENDER.has(code)) return null;
  const known = countryOfCode(code) ?? namesOfCountries().get(name);
  if (known) return known;
  // `NL - Niederlande`, `The Netherlands`: all that is known of it says the same.
  const parts = text.split(/[^\p{L}]+/u).filter((part) => plain(part).length > 3);
  const found = new Set(parts.flatMap((part) => namesOfCountries().get(plain(part)) ?? []));
  const [one = null] = found;
  return found.size === 1 ? one : null;
}

/** Of ISO 3166 or on cars: `NL`, `NLD`, `A`, `FL`; Länder are not asked for. */
export function countryOfCode(code: string): string | null {
  const known = CODES.get(code.toUpperCase());
  if (known) return known;
  return ISO.has(code.toUpperCase()) ? code.toUpperCase() : null;
}

const ISO: ReadonlySet<string> = new Set<string>(getCountries());
/** Abbreviations of Länder that are countries' codes, too. */
const LAENDER: ReadonlySet<string> = new Set(
  "BB BE BR BRB BW BY HB HE HH MV NI NW RP SA SH SL SN ST TH".split(" "),
);

/** ISO 3166-1 alpha-2, alpha-3 and what stands on cars (UN's list of distinguishing signs), where it differs. */
const CODES: ReadonlyMap<string, string> = new Map(
  `
AD AND|AE ARE UAE|AL ALB|AM ARM|AT AUT A|AU AUS|AZ AZE|BA BIH|BE BEL B|BG BGR|BR BRA|BY BLR|CA CAN CDN|CH CHE SUI
CN CHN|CY CYP|CZ CZE CS|DE DEU D GER BRD|DK DNK DEN|EE EST|ES ESP E|FI FIN|FO FRO FR-FO|FR FRA F|GB GBR UK ENG SCO
GE GEO|GG GGY GBG|GI GIB GBZ|GR GRC EL|HR HRV|HU HUN H|IE IRL|IL ISR|IM IMN GBM|IN IND|IS ISL|IT ITA I|JE JEY GBJ
JP JPN J|KZ KAZ|LI LIE FL|LT LTU|LU LUX L|LV LVA|MC MCO|MD MDA|ME MNE|MK MKD NMK|MT MLT|MX MEX|NL NLD NED HOL
NO NOR N|NZ NZL|PL POL|PT PRT P POR|RO ROU ROM|RS SRB|RU RUS|SE SWE S|SI SVN SLO|SK SVK|SM SMR RSM
TR TUR|UA UKR|US USA|VA VAT V|XK XKX KOS RKS|ZA ZAF RSA`
    .split(/[|\n]/)
    .flatMap((line) => {
      const [iso = "", ...others] = line.trim().split(" ");
      return iso === "" ? [] : [iso, ...others].map((code) => [code, iso] as const);
    }),
);

const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  DE: ["Bundesrepublik Deutschland", "Federal Republic of Germany"],
  NL: ["Holland", "Netherlands", "The Netherlands", "Hollande"],
  GB: [
    "Großbritannien",
    "Great Britain",
    "England",
    "Schottland",
    "Scotland",
    "Wales",
    "Nordirland",
  ],
  CZ: ["Tschechische Republik", "Tschechei", "Czech Republic", "Czechia"],
  US: ["USA", "Amerika", "United States of America"],
  IE: ["Republik Irland", "Republic of Ireland", "Eire"],
  MK: ["Mazedonien", "Macedonia"],
  TR: ["Türkei", "Turkey", "Türkiye"],
  RU: ["Russland", "Russische Föderation"],
  BY: ["Weißrussland"],
  SK: ["Slowakische Republik"],
  LU: ["Großherzogtum Luxemburg"],
  LI: ["Fürstentum Liechtenstein"],
  CH: ["Schweizerische Eidgenossenschaft"],
  AT: ["Republik Österreich"],
  IT: ["Südtirol", "Alto Adige"],
};
/** Our own, and those of the countries around. */
const LANGUAGES = "de en fr it nl da pl cs es pt sv nb fi hu sk sl hr ro tr".split(" ");

let names: Map<string, string> | null = null;

function namesOfCountries(): Map<string, string> {
  if (names) return names;
  const found = new Map<string, string>();
  const add = (name: string, code: string) => {
    for (const each of [plain(name), plain(withoutUmlauts(name))]) {
      if (each !== "" && !found.has(each)) found.set(each, code);
    }
  };
  for (const [code, others] of Object.entries(OTHER_NAMES))
    for (const name of others) add(name, code);
  for (const language of LANGUAGES) {
    const written = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const code of ISO) add(written.of(code) ?? "", code);
  }
  names = found;
  return found;
}

/** `Oesterreich`. */
function withoutUmlauts(name: string): string {
  const TWO: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };
  return name.toLowerCase().replace(/[äöü]/g, (letter) => TWO[letter] ?? letter);
}

/** Letters alone, without accents. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}]/gu, "");
}
