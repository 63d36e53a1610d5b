import type { Share } from "../statistics/two-shares.ts";
import { MEASURES, type Measure, type Measures } from "./measures.ts";

/** Shares that lie nearer than this are as good as the same: no simulation is life. */
const NEAR = 0.01;

/** How badly simulated calls meet real ones: squares of the distances, in their uncertainty. */
export function misfit(real: Measures, simulated: Measures, left: ReadonlySet<Measure>): number {
  let sum = 0;
  for (const name of MEASURES) {
    if (left.has(name)) continue;
    const apart = shareOf(real[name]) - shareOf(simulated[name]);
    sum += (apart * apart) / (variance(real[name]) + variance(simulated[name]) + NEAR * NEAR);
  }
  return sum;
}

/** Few calls say little: so many lines, or calls, are counted as the personas do them by themselves. */
const AS_THEY_WERE = 15;

/** What simulated calls shall come to: the real ones, and as much of the personas as they leave open. */
export function targetOf(real: Measures, untouched: Measures): Measures {
  return Object.fromEntries(
    MEASURES.map((name) => {
      const { count, of } = real[name];
      const own = AS_THEY_WERE * shareOf(untouched[name]);
      return [name, { count: count + own, of: of + AS_THEY_WERE }];
    }),
  ) as Measures;
}

/** A share that is never quite 0 or 1. */
export function shareOf({ count, of }: Share): number {
  return (count + 0.5) / (of + 1);
}

export function oddsOf(share: Share): number {
  const part = shareOf(share);
  return part / (1 - part);
}

function variance(share: Share): number {
  const part = shareOf(share);
  return (part * (1 - part)) / (share.of + 1);
}

/** Lines are recognised so early in the agent's turn only where nobody heard him speak. */
const MOST_INTERRUPTED = 0.8;

/** What transcripts say nothing about. */
export function unmeasured(real: Measures): Set<Measure> {
  const left = new Set(MEASURES.filter((name) => real[name].of === 0));
  if (shareOf(real.interrupts) > MOST_INTERRUPTED) left.add("interrupts");
  return left;
}
