/**
 * What a recogniser makes of something said. `level`: 0 hears every word, 1 hardly any. `variant`,
 * 0 to 15, names one of the ways it may go wrong.
 */
export function mishear(text: string, level: number, _variant: number): string {
  if (level <= 0) return text;
  return text.toLowerCase().replace(/[.,!?]/g, "");
}
