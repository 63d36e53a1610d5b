import { openPattern, type Pattern } from "./pattern/open-pattern.ts";

/** Words that are looked for in what was said: a part of it, or a pattern between slashes. */
export function matches(said: string, wanted: string): boolean {
  const pattern = isPattern(wanted) ? readPattern(wanted) : null;
  return pattern ? pattern.test(said) : flat(said).includes(flat(wanted));
}

const PATTERN = /^\/(.+)\/([imsu]*)$/s;

export function isPattern(written: string): boolean {
  return PATTERN.test(written);
}

/** `null` where it can't be read. */
export function readPattern(written: string): Pattern | null {
  const [, source = "", flags = ""] = PATTERN.exec(written) ?? [];
  return openPattern(source, flags);
}

/** Line breaks and runs of spaces are no part of what is said. */
function flat(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
