const FOLDS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/**
 * Writes umlauts out. A recogniser gives both spellings, and `\b` in a pattern knows only the
 * letters a to z: without this, “schöne” would end in the word “ne”.
 */
export function fold(text: string): string {
  return text.replace(/[äöüß]/g, (letter) => FOLDS[letter] ?? letter);
}

/**
 * The same pattern for folded text, so that tables can be written as people write. A bundler may
 * have turned the umlauts of a literal into escapes.
 */
export function foldPattern(pattern: RegExp): RegExp {
  const source = pattern.source.replace(/\\u00([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return new RegExp(fold(source), pattern.flags);
}
