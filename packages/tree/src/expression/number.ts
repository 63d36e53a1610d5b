const THOUSANDS = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/u;
const PLAIN = /^-?\d+(?:[.,]\d+)?$/u;

/** The number a text holds, as Germans write it too: `1.250,50`, `5.000`; `NaN` for any other text. */
export function numberIn(text: string): number {
  if (THOUSANDS.test(text)) return Number(text.replace(/\./gu, "").replace(",", "."));
  return PLAIN.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}
