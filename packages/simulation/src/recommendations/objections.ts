import { isAboutObjection } from "../discovery/as-written.ts";
import { type Advice, type Figures, worthOf } from "./advice.ts";

/** An objection that nobody answers, or whose answer convinces nobody, costs so much of a run. */
const UNANSWERED = 0.1;

/** Objections that a tree lacks, or that come again after they were answered. */
export function adviseOnObjections(figures: Figures): Advice[] {
  return Object.values(figures.result.discoveredIntents).flatMap(
    ({ count, advice: [first], examples: [example = null] }): Advice[] => {
      if (!first || !isAboutObjection(first) || figures.isRare(count)) return [];
      const worth = worthOf(figures, UNANSWERED * count);
      return [{ fact: { code: "objection", advice: first, example }, ...worth }];
    },
  );
}
