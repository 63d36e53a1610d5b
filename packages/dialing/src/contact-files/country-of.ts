import { getCountries } from "libphonenumber-js/max";

/**
 * The country that a cell names: its ISO code, `null` if it names none that is known, such as a
 * German Land.
 *
 * Codes of two letters are taken of the three countries alone: `BE` is Berlin as well as Belgium.
 */
export function countryOf(text: string): string | null {
  const name = plain(text);
  return name === "" ? null : (SHORT[name] ?? namesOfCountries().get(name) ?? null);
}

const SHORT: Readonly<Record<string, string>> = {
  ...{ d: "DE", de: "DE", deu: "DE", ger: "DE", brd: "DE", bundesrepublikdeutschland: "DE" },
  ...{ a: "AT", at: "AT", aut: "AT" },
  ...{ ch: "CH", che: "CH", sui: "CH" },
};

let names: Map<string, string> | null = null;

function namesOfCountries(): Map<string, string> {
  if (names) return names;
  names = new Map();
  for (const language of ["de", "en", "fr", "it"]) {
    const written = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const code of getCountries()) {
      const name = plain(written.of(code) ?? "");
      if (name !== "" && !names.has(name)) names.set(name, code);
    }
  }
  return names;
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");
}
