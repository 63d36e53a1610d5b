/**
 * A text in the two ways people type it without umlauts: `prüfen` is found by `prufen` as well as by
 * `pruefen`. Case and accents don't count.
 */
export interface Folded {
  plain: string;
  spelled: string;
}

export function fold(text: string): Folded {
  const lower = text.normalize("NFC").toLowerCase();
  const spelled = lower.replace(/[äöü]/g, (letter) => SPELLED[letter] ?? letter);
  return { plain: withoutAccents(lower), spelled: withoutAccents(spelled) };
}

export function contains(text: Folded, part: Folded): boolean {
  return text.plain.includes(part.plain) || text.spelled.includes(part.spelled);
}

const SPELLED: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

function withoutAccents(text: string): string {
  return text
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
}

/** Whether every word of what somebody typed occurs in a text; always for nothing typed. */
export function fits(text: string, typed: string): boolean {
  const folded = fold(text);
  const words = typed.trim().split(/\s+/).filter(Boolean);
  return words.every((word) => contains(folded, fold(word)));
}
