/**
 * Ranges that the Bundesnetzagentur keeps free for fiction (Mitteilung 148/2021): a thousand
 * numbers each, in Berlin, Frankfurt, Hamburg, Köln and München. Nobody can have one of them.
 */
const BLOCKS = ["+493023125", "+496990009", "+494066969", "+492214710", "+498999998"] as const;

/** The number the emulator calls from: in the Berlin block, with no meaning of its own. */
export const EMULATOR_FROM = "+493023125800";

/** The last three digits of a test number, which decide its fate; `null` for any other number. */
export function testNumberDigits(e164: string): string | null {
  const block = BLOCKS.find((start) => e164.startsWith(start));
  const digits = block === undefined ? "" : e164.slice(block.length);
  return /^\d{3}$/.test(digits) ? digits : null;
}

export function isTestNumber(e164: string): boolean {
  return testNumberDigits(e164) !== null;
}
