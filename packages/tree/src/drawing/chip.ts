import { widthOf } from "./wrap-text.ts";

/** The measures of a chip, which bears a way's condition; `size` is that of its letters. */
export const CHIP = { height: 20, size: 11, padding: 10, mostLetters: 22 } as const;

/** What a chip shows of a condition, and how wide it is for it. */
export function chipOf(label: string): { text: string; width: number } {
  const letters = [...label];
  const isLong = letters.length > CHIP.mostLetters;
  const text = isLong ? `${letters.slice(0, CHIP.mostLetters - 1).join("")}…` : label;
  return { text, width: Math.round(widthOf(text, CHIP.size) + 2 * CHIP.padding) };
}
