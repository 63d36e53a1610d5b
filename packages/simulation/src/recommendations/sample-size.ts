import { counted, decimal, percent, whole } from "../german.ts";
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
  return [
    {
      text: `Mit ${counted(runs, "Gespräch", "Gesprächen")} ist die Erfolgsrate von ${percent(rate)} nur auf ±${decimal(reach, reach < 10 ? 1 : 0)} Punkte genau (${decimal(low)} bis ${percent(high)}). Für ±${AIM} Punkte brauchen Sie etwa ${whole(enough)} Gespräche.`,
      points: 0,
    },
  ];
}
