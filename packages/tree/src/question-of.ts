/** The last sentence of a text: what the caller is asked. */
export function questionOf(text: string): string {
  const plain = text.trim();
  for (let space = plain.lastIndexOf(" "); space > 0; space = plain.lastIndexOf(" ", space - 1)) {
    if (isBetweenSentences(plain, space)) return plain.slice(space + 1);
  }
  return plain;
}

function isBetweenSentences(text: string, space: number): boolean {
  const first = text[space + 1] ?? "";
  const mark = text[space - 1] ?? "";
  if (!/[\p{L}\p{N}„"[{]/u.test(first)) return false;
  if (mark !== ".") return mark === "!" || mark === "?" || mark === ":";
  // "Am 3. Dezember?" and "Frau Dr. Weber?" are no sentences of their own.
  const word = text.slice(text.lastIndexOf(" ", space - 2) + 1, space - 1);
  return !ABBREVIATED.test(word) && (first !== first.toLowerCase() || isPlace(first));
}

/** A variable stands there. */
function isPlace(first: string): boolean {
  return first === "[" || first === "{";
}

/** A single letter, `Dr`, `ca`, `z.B`, `3`; but not `KG` or `10:00`. */
const ABBREVIATED =
  /^(?:\p{L}|\p{L}[a-zäöü]|\p{L}[^.\n]*\..*|\d{1,2}|bzw|usw|ggf|evtl|inkl|zzgl|[Ss]tr|[Tt]el|Prof|Abt|max|min|mind|mtl|Mio|Mrd|Std)$/u;
