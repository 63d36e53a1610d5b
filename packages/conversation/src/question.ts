/** The last sentence of a text: what the caller is asked. */
export function questionOf(text: string): string {
  const plain = text.trim();
  const end = plain.length - 1;
  // A dot between digits or after an abbreviation ends no sentence; a space behind it does.
  for (let place = end - 1; place > 0; place--) {
    if (plain[place] === " " && ENDS.has(plain[place - 1] ?? "")) {
      const last = plain.slice(place + 1);
      // "Am 3. Dezember?" and "Dr. Weber?" are no sentences of their own.
      if (!/(?:\d|\b[A-ZÄÖÜ]\p{Ll}?|\bbzw|\bz\. ?B)\.$/u.test(plain.slice(0, place))) return last;
    }
  }
  return plain;
}

const ENDS = new Set([".", "!", "?", ":"]);

/** What of a turn was not heard, when it was cut off after `heard`; `null` if that can't be told. */
export function unheardOf(said: string, heard: string): string | null {
  const words = heard.trim();
  const at = said.lastIndexOf(words);
  if (words === "") return said;
  if (at < 0) return null;
  const rest = said.slice(at + words.length).replace(/^[\s,.;:!?–-]+/u, "");
  return rest === "" ? null : rest;
}

/** How much of a question must be missing so that no reply can be an answer to it. */
const MISSING_PART = 0.5;

/** Whether somebody who did not hear `unheard` has not heard the question either. */
export function missedQuestion(said: string, unheard: string): boolean {
  return unheard.length >= questionOf(said).length * MISSING_PART;
}
