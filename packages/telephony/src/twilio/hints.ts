/** Characters of one entry; more is refused. */
const LONGEST_HINT = 100;
/**
 * Entries, and characters of all of them. The carrier takes 500 entries, but its recogniser,
 * Deepgram's nova-3, 500 tokens at most, and hears nothing at all where there are more; a token of a
 * rare word is two characters and upwards.
 */
const MOST_HINTS = 100;
const MOST_CHARACTERS = 1_000;

/** Words for the recogniser as an attribute, none where there are no words; the first come first. */
export function hintList(words: readonly string[] = []): { hints?: string } {
  const hints: string[] = [];
  let length = 0;
  for (const word of words) {
    const hint = word
      .toWellFormed()
      .replace(/[\p{Cc}\u{FFFE}\u{FFFF},\s]+/gu, " ")
      .trim();
    if (hint === "" || hint.length > LONGEST_HINT || hints.includes(hint)) continue;
    length += hint.length + 1;
    if (length > MOST_CHARACTERS || hints.length >= MOST_HINTS) break;
    hints.push(hint);
  }
  return hints.length === 0 ? {} : { hints: hints.join(",") };
}
