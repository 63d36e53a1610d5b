import { DEFAULT_LANGUAGE, type Language } from "@rufbaum/words/language";
import type { Catalog } from "./catalog.ts";

/** German needs no catalog: its areas come with the pages that show them. */
let spoken: { language: Language; catalog: Catalog | null } = {
  language: DEFAULT_LANGUAGE,
  catalog: null,
};
const listeners = new Set<() => void>();

/**
 * What reads the texts of an area in the language of the page. It is called where they are shown,
 * never while a module loads: what is kept stays in the language it was read in.
 */
export function area<Name extends keyof Catalog>(
  name: Name,
  german: Catalog[Name],
): () => Catalog[Name] {
  return () => spoken.catalog?.[name] ?? german;
}

/** The language of the page. */
export function language(): Language {
  return spoken.language;
}

/** Changes the language of the page: German, or one whose texts have been loaded. */
export function speak(...next: ["de"] | [Language, Catalog]): void {
  spoken = { language: next[0], catalog: next[1] ?? null };
  for (const listener of listeners) listener();
}

/** Calls back after each change of the language. @returns what ends that */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
