/** A place in a text where a variable's value goes: `[name]`, `{name}`, `{{name}}`, `[name|default]`. */
export interface Placeholder {
  name: string;
  /** Said when nothing is known; `null` if the author gave none. */
  fallback: string | null;
  /** Where it stands in the text, `end` exclusive. */
  start: number;
  end: number;
}

/**
 * A name starts with a letter and goes on with letters, digits, `_`, `.` or `-`; or it is several words,
 * as files call their columns: `[Letzte Bestellung]` is `Letzte_Bestellung`.
 */
const WORDS = String.raw`\p{L}[\p{L}\p{N}_.-]*(?:[ \u00a0]+[^\s[\]{}|]+){0,9}`;
const PLACEHOLDER = new RegExp(
  [
    String.raw`\{\{\s*(${WORDS})\s*(?:\|([^{}]*))?\}\}`,
    String.raw`\{\s*(${WORDS})\s*(?:\|([^{}]*))?\}`,
    String.raw`\[\s*(${WORDS})\s*(?:\|([^[\]]*))?\]`,
  ].join("|"),
  "gu",
);

const NAME = /^\p{L}[\p{L}\p{N}_.-]*$/u;
const LONGEST_NAME = 100;

/** Whether a text can name the variable of a place. */
export function isVariableName(name: string): boolean {
  return name.length <= LONGEST_NAME && NAME.test(name);
}

/** Finds the placeholders of a text, in the order in which they stand. */
export function findPlaceholders(text: string): readonly Placeholder[] {
  if (!MARK.test(text)) return NONE;
  const known = found.get(text);
  if (known) return known;
  const placeholders = placeholdersIn(text);
  if (found.size >= MOST_KEPT) found.clear();
  found.set(text, placeholders);
  return placeholders;
}

/** Without one of these there is no placeholder. */
const MARK = /[[{]/;
const NONE: readonly Placeholder[] = [];

/** The same few texts of trees are asked for at every turn. */
const found = new Map<string, readonly Placeholder[]>();
const MOST_KEPT = 1_000;

function placeholdersIn(text: string): Placeholder[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => ({
    name: nameOf(match[1] ?? match[3] ?? match[5] ?? ""),
    fallback: (match[2] ?? match[4] ?? match[6])?.trim() ?? null,
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Several words as the variable of a column is called, which has no spaces. */
function nameOf(written: string): string {
  if (NAME.test(written)) return written;
  return written.replace(/[^\p{L}\p{N}_.-]+/gu, "_").replace(/[_.-]+$/, "");
}
