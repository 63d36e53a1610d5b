/** What names a person in texts that people wrote. */
export interface Named {
  /** E.164; `null` where it is not known. */
  number: string | null;
  names: readonly string[];
}

/** Whether a text names somebody: by a name as a word of its own, or by his number however written. */
export function mentions(text: string, person: Named): boolean {
  return patternsOf(person).some((pattern) => pattern.test(text));
}

/** The text with `…` in the place of whatever names him. */
export function withoutMentions(text: string, person: Named): string {
  return patternsOf(person).reduce((left, pattern) => left.replace(pattern, "…"), text);
}

function patternsOf({ number, names }: Named): RegExp[] {
  const words = names.map((name) => name.trim()).filter((name) => name.length >= SHORTEST);
  return [
    ...words
      .toSorted((a, b) => b.length - a.length)
      .map((name) => new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(name)}(?![\\p{L}\\d])`, "giu")),
    ...(number === null ? [] : [numberPattern(number)]),
  ];
}

/** A letter alone names nobody. */
const SHORTEST = 2;

/** `+49 171 9876543`, `0171/98 76 543`, `00491719876543`: the same digits, whatever lies between them. */
function numberPattern(e164: string): RegExp {
  const [, country = "", digits = ""] = /^\+(49|43|41)?(\d+)$/.exec(e164) ?? [];
  const between = "[^\\p{L}\\d]{0,3}";
  const before =
    country === "" ? "" : `(?:(?:\\+|00)?${country}${between})?(?:\\(?0\\)?${between})?`;
  return new RegExp(`(?:\\+|00)?${before}${[...digits].join(between)}(?!\\d)`, "gu");
}
