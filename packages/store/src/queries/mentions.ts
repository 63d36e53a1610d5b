import { namesNobody } from "@rufbaum/dialing/whole-name";

/** What names a person in texts that people wrote. */
export interface Named {
  /** E.164; `null` where it is not known. */
  number: string | null;
  /** First and last names, whole ones, e-mail addresses. */
  names: readonly string[];
}

/**
 * Whether a text names somebody: by a name, or a word of it that names people, as words of their own,
 * or by his number however written. Names of fewer than three letters are looked for no further.
 */
export function mentions(text: string, person: Named): boolean {
  const parted = text.normalize("NFD");
  return patternsOf(person).some((pattern) => pattern.test(parted));
}

/** The text with `…` in the place of whatever names him. */
export function withoutMentions(text: string, person: Named): string {
  const parted = text.normalize("NFD");
  const left = patternsOf(person).reduce((rest, pattern) => rest.replace(pattern, "…"), parted);
  return left === parted ? text : left.normalize("NFC");
}

/** Marks stand apart from their letters in what they are held against. */
function patternsOf({ number, names }: Named): RegExp[] {
  const sought = new Map(names.flatMap(soughtOf).map(({ words, source }) => [source, words]));
  return [
    ...[...sought]
      .toSorted(([, a], [, b]) => lettersOf(b) - lettersOf(a))
      .map(([source]) => new RegExp(`(?<!${LETTER})${source}(?!${LETTER})`, "giu")),
    ...(number === null ? [] : [numberPattern(number)]),
  ];
}

interface Sought {
  words: readonly string[];
  source: string;
}

/** A name in one piece, and each word of it that is one. */
function soughtOf(name: string): Sought[] {
  if (name.includes("@")) {
    return [{ words: [name], source: RegExp.escape(name.trim().normalize("NFD")) }];
  }
  const words = name.normalize("NFC").match(/\p{L}+/gu) ?? [];
  const single = words.filter((word) => !namesNobody(word)).map((word) => [word]);
  return [words, ...single]
    .filter((some) => lettersOf(some) >= SHORTEST)
    .map((some) => ({ words: some, source: some.map(spellingsOf).join(BETWEEN_WORDS) }));
}

function lettersOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + word.length, 0);
}

/** `an`, `so` and `du` are names, too. */
const SHORTEST = 3;
const LETTER = "[\\p{L}\\p{M}]";
const BETWEEN_WORDS = "[^\\p{L}\\p{M}]{0,3}";

/** `Weiß` as `Weiss`, `Jürgen` as `Juergen` and `Jurgen`, `René` as `Rene`, and the other way round. */
function spellingsOf(word: string): string {
  return word.toLowerCase().replace(/ß|ss|[äöü]|[aou]e|\p{L}/gu, (part) => {
    if (part === "ß" || part === "ss") return "(?:ß|ss)";
    const [base = ""] = part.normalize("NFD");
    if (part.length === 2) return `${base}(?:e\\p{M}*|\\u0308)`;
    return `${base}(?:\\p{M}+${/[äöü]/.test(part) ? "|e" : ""})?`;
  });
}

/** `+49 171 9876543`, `0171/98 76 543`, `00491719876543`: the same digits, whatever lies between them. */
function numberPattern(e164: string): RegExp {
  const [, country = "", digits = ""] = /^\+(49|43|41)?(\d+)$/.exec(e164) ?? [];
  const between = "[^\\p{L}\\d]{0,3}";
  const before =
    country === "" ? "" : `(?:(?:\\+|00)?${country}${between})?(?:\\(?0\\)?${between})?`;
  return new RegExp(`(?:\\+|00)?${before}${[...digits].join(between)}(?!\\d)`, "gu");
}
