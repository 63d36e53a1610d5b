import { teachable } from "../engine/teachable.ts";
import type { Misread } from "../engine/understood-all.ts";
import { type Advice, ASKED_AGAIN, type Figures, worthOf } from "./advice.ts";

/** So much of what means a condition must be misread before it is spoken of. */
const OFTEN = 0.05;

const MOST_SAID = 3;

/**
 * Conditions that callers meant, said and were heard to say, and were not taken for: what was so said
 * teaches as an example. What was misheard teaches nothing.
 */
export function adviseOnMisread(figures: Figures): Advice[] {
  const { result, titleOf, isRare } = figures;
  return Object.entries(result.understood ?? {}).flatMap(([nodeId, { conditions }]) =>
    Object.entries(conditions).flatMap(([condition, { rate, misread }]): Advice[] => {
      const heard = teachable(misread);
      const count = sum(heard);
      if (isRare(count) || count < rate.of * OFTEN) return [];
      const astray = sum(heard.filter(({ read }) => read !== null));
      return [
        {
          fact: {
            code: "condition-misread",
            ...{ title: titleOf(nodeId), condition, percent: rate.percent, of: rate.of },
            said: heard.slice(0, MOST_SAID).map(({ said, read, count }) => ({ said, read, count })),
          },
          nodeId,
          ...worthOf(figures, astray + ASKED_AGAIN * (count - astray)),
        },
      ];
    }),
  );
}

function sum(misread: readonly Misread[]): number {
  return misread.reduce((total, { count }) => total + count, 0);
}
