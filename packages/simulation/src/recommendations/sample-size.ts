import type { Advice, Figures } from "./advice.ts";

/** Points that a rate may be off before it is said, and that one should aim at. */
const TOO_WIDE = 3;
const AIM = 2;

/** How far the success rate can be believed. */
export function adviseOnSampleSize({ result, runs }: Figures): Advice[] {
  const { low, high, percent: rate } = result.rates.success;
  const reach = (high - low) / 2;
  if (reach <= TOO_WIDE) return [];
  const part = Math.min(0.5, Math.max(0.1, rate / 100));
  const needed = (1.96 * 1.96 * part * (1 - part)) / ((AIM / 100) * (AIM / 100));
  const enough = Math.ceil(needed / 100) * 100;
  const figures = { runs, percent: rate, reach, low, high, aim: AIM, enough };
  return [{ fact: { code: "few-runs", ...figures }, points: 0 }];
}
