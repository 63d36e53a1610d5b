import { cardinal } from "./cardinal.ts";

const IRREGULAR: Record<number, string> = { 1: "erst", 3: "dritt", 7: "siebt", 8: "acht" };

/** The ordinal of a whole number up to 999 without its ending: "viert", "einundzwanzigst". */
export function ordinalStem(value: number): string {
  const last = value % 100;
  const hundreds = value - last;
  if (last === 0 || last > 19) return `${cardinal(value)}st`;
  const prefix = hundreds === 0 ? "" : cardinal(hundreds);
  return prefix + (IRREGULAR[last] ?? `${cardinal(last)}t`);
}

const ROMAN: Record<string, number> = { I: 1, V: 5, X: 10, L: 50 };

/** The value of a Roman numeral up to 50; `null` where the letters are none. */
export function romanValue(letters: string): number | null {
  if (!/^(?:XL|X{0,3})(?:IX|IV|V?I{0,3})$/.test(letters) || letters === "") return null;
  let sum = 0;
  for (let index = 0; index < letters.length; index += 1) {
    const value = ROMAN[letters[index] ?? ""] ?? 0;
    sum += value < (ROMAN[letters[index + 1] ?? ""] ?? 0) ? -value : value;
  }
  return sum;
}
