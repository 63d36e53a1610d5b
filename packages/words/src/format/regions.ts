import type { Language } from "../language.ts";

/** The names of countries, from their ISO codes; a code that is none stays as it is. */
export function regionNames(language: Language, codes: readonly string[]): string[] {
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "code" });
  return codes.map((code) => names.of(code) ?? code);
}
