import { quoted } from "../german.ts";
import { type Advice, type Figures, pointsFor } from "./advice.ts";

/** An objection that nobody answers, or whose answer convinces nobody, costs so much of a run. */
const UNANSWERED = 0.1;

/** Objections that a tree lacks, or that come again after they were answered. */
export function adviseOnObjections(figures: Figures): Advice[] {
  return Object.values(figures.result.discoveredIntents).flatMap(
    ({ count, suggestedActions, examples }): Advice[] => {
      const [advice] = suggestedActions;
      if (!advice?.startsWith("Einwand ") || figures.isRare(count)) return [];
      const [example] = examples;
      const said = example === undefined ? "" : ` Gesagt wird etwa ${quoted(example)}.`;
      return [{ text: `${advice}${said}`, points: pointsFor(figures, UNANSWERED * count) }];
    },
  );
}
