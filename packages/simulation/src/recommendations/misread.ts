import { rateOf } from "../engine/rates.ts";
import type { Rate } from "../engine/result.ts";
import { teachable } from "../engine/teachable.ts";
import { type Misread, understoodAll } from "../engine/understood-all.ts";
import { type Advice, ASKED_AGAIN, type Figures, worthOf } from "./advice.ts";

/** So much of what means a condition must be misread before it is spoken of. */
const OFTEN = 0.05;

const MOST_SAID = 3;

/**
 * Conditions that callers meant, said and were heard to say, and were not taken for: what was so said
 * teaches as an example. What was misheard teaches nothing. That a condition is understood less often than
 * all others was counted, and is told even where what it may win could not be.
 */
export function adviseOnMisread(figures: Figures): Advice[] {
  const { result, titleOf, isRare } = figures;
  const all = understoodAll(result.understood ?? {});
  return Object.entries(result.understood ?? {}).flatMap(([nodeId, { conditions }]) =>
    Object.entries(conditions).flatMap(([condition, { rate, misread }]): Advice[] => {
      const heard = teachable(misread);
      const count = sum(heard);
      const isWorse = isSaidAgain(heard) && !isRare(rate.of - rate.count) && isBelow(rate, all);
      if (!isWorse && (isRare(count) || count < rate.of * OFTEN)) return [];
      const astray = sum(heard.filter(({ read }) => read !== null));
      const { points, won } = worthOf(figures, astray + ASKED_AGAIN * (count - astray));
      return [
        {
          fact: {
            code: "condition-misread",
            ...{ title: titleOf(nodeId), condition, percent: rate.percent, of: rate.of },
            said: heard.slice(0, MOST_SAID).map(({ said, read, count }) => ({ said, read, count })),
          },
          nodeId,
          points,
          ...(!isWorse && { won }),
        },
      ];
    }),
  );
}

/** What was said once may be a whim, and teaches a condition nothing that others would say. */
function isSaidAgain([most]: readonly Misread[]): boolean {
  return most !== undefined && most.count > 1;
}

/** Whether it is surely read less often than all that else was meant: their ranges are apart. */
function isBelow(rate: Rate, all: Rate | null): boolean {
  if (all === null || all.of === rate.of) return false;
  return rate.high < rateOf(all.count - rate.count, all.of - rate.of).low;
}

function sum(misread: readonly Misread[]): number {
  return misread.reduce((total, { count }) => total + count, 0);
}
