/** What the user chose; `system` follows the machine. */
export type ThemeChoice = "system" | "light" | "dark";

const KEY = "rufbaum.theme";
const DARK = "(prefers-color-scheme: dark)";

export function readTheme(): ThemeChoice {
  const stored = localStorage.getItem(KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}

export function rememberTheme(choice: ThemeChoice): void {
  if (choice === "system") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
}

export function applyTheme(choice: ThemeChoice): void {
  const isDark = choice === "dark" || (choice === "system" && matchMedia(DARK).matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
}

/** The theme that the page has now. */
export function shownTheme(): "light" | "dark" {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

/** Tells when the machine turns light or dark. @returns what stops it */
export function onSystemTheme(listener: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
