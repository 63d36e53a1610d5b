import { WITHIN_95 } from "./normal.ts";

/** Where the true share lies, 0 to 1, with 95 % confidence unless `within` says otherwise (Wilson's score interval). */
export function wilson(
  count: number,
  of: number,
  within = WITHIN_95,
): { low: number; high: number } {
  if (of <= 0) return { low: 0, high: 1 };
  const squared = within * within;
  const share = count / of;
  const width = 1 + squared / of;
  const middle = (share + squared / (2 * of)) / width;
  const reach = (within * Math.sqrt((share * (1 - share)) / of + squared / (4 * of * of))) / width;
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
