import type { Compared, ComparedFigure, ComparisonNote, PairedSuccess } from "@rufbaum/simulation";
import { writtenIn } from "../format/numbers.ts";
import { telling } from "../tell.ts";

const { counted, decimal, listed, percent, quoted, signed, whole } = writtenIn("en");

const figure = telling<ComparedFigure>({
  success: "Success rate",
  bounce: "Bounce rate",
  engagement: "Engagement",
  completion: "Completion rate",
  failure: "Failed",
  optOut: "No more calls",
  "success-of-persona": ({ name }) => `Success rate of ${quoted(name)}`,
  "failures-at-node": ({ title }) => `Failures at ${quoted(title)}`,
});

const JUDGED = {
  better: "significantly better",
  worse: "significantly worse",
  changed: "significantly different",
} as const;

/** "Success rate 34.2%, was 28.1%: significantly better." */
export function comparedFigure(of: ComparedFigure, values: Compared): string {
  const { one, other, significance, low, high } = values;
  if (one === other) return `${figure(of)} unchanged at ${percent(other)}.`;
  const figures = `${figure(of)} ${percent(other)}, was ${percent(one)}`;
  if (significance !== "unclear") return `${figures}: ${JUDGED[significance]}.`;
  return `${figures}: no clear difference (${signed(low)} to ${signed(high)} points).`;
}

/** "Success rate 23.2% → 25.1%: +1.9 points (95%: +1.2 to +2.6)." */
export function pairedSuccess(values: PairedSuccess): string {
  const { runs, one, other, difference, low, high, significance, gained, lost } = values;
  if (gained + lost === 0) {
    return `Success rate unchanged at ${percent(other)}: of the same ${counted(runs, "conversation", "conversations")}, those succeed that did before.`;
  }
  const range = `(95%: ${signed(low)} to ${signed(high)})`;
  const figures = `Success rate ${percent(one)} → ${percent(other)}: ${signed(difference)} points ${range}`;
  const changed = `of the same ${counted(runs, "conversation", "conversations")}, ${whole(gained)} gained and ${whole(lost)} lost`;
  return `${figures}, ${changed}: ${significance === "unclear" ? "may be chance" : JUDGED[significance]}.`;
}

export const comparisonNote = telling<ComparisonNote>({
  "other-tree": ({ one, other }) =>
    `Two different trees are compared, ${quoted(one)} and ${quoted(other)}: failures at single places can only be compared where both have the same node.`,
  "other-personas": ({ gone, come }) => {
    const changes = [
      ...(gone.length > 0 ? [`without ${listed(gone.map(quoted))}`] : []),
      ...(come.length > 0 ? [`with ${listed(come.map(quoted))} added`] : []),
    ];
    return `The personas are not the same (${changes.join(", ")}): that alone may explain how the rates change.`;
  },
  "other-noise": ({ one, other }) =>
    `The recognition noise is ${percent(100 * other, 0)} instead of ${percent(100 * one, 0)}: poorly recognised speech alone lowers the rates.`,
  "few-runs": ({ runs, reach }) =>
    `With ${counted(runs, "conversation", "conversations")}, a difference of less than about ${decimal(reach, 0)} points can't be told from chance.`,
  "sizes-apart": ({ fewest, most }) =>
    `${whole(fewest)} against ${whole(most)} conversations: how certain a difference is depends almost entirely on the smaller run.`,
  "same-job-other-figures":
    "Tree, seed and noise are the same, the results are not: the personas have other traits, or the program is another version.",
  "same-run": "Tree, personas, seed and noise are the same: this is the same run twice.",
  "part-of-the-other":
    "Tree, personas, seed and noise are the same: the smaller run is a part of the larger one.",
});
