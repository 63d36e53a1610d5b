/** The languages in which the program can be read. */
export type Language = "de" | "en";

/** Read by whoever has chosen none. */
export const DEFAULT_LANGUAGE: Language = "de";

export const LANGUAGES: readonly Language[] = ["de", "en"];

/** Page and command line name here the language that they are read in: `de` or `en`. */
export const LANGUAGE_HEADER = "rufbaum-language";

/** The language that was named, in whatever case, if it is one of ours. */
export function languageOf(name: string | null | undefined): Language | null {
  return LANGUAGES.find((language) => language === name?.toLowerCase()) ?? null;
}
