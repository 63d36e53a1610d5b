import type { FitReport, FitRow, Measure } from "@rufbaum/simulation";
import type { Tree } from "@rufbaum/tree";
import { formats } from "../output/formats.ts";
import type { Output } from "../output/output.ts";
import { oneLine } from "../output/printable.ts";

/** How well simulated callers meet real ones, for people. */
export function reportFit(
  { fitted, heldOut, tried, rows, meanDistance }: FitReport,
  tree: Tree,
  output: Output,
): void {
  const { paint } = output;
  output.line(
    `${fitted} calls with "${oneLine(tree.name)}" were fitted to, in ${tried} tries; on the ${heldOut} held out:`,
  );
  output.line();
  output.table(
    rows,
    [
      { title: "CALLERS", value: ({ measure }) => NAMES[measure] },
      { title: "REAL", value: ({ real }) => formats.percent(real.percent), align: "right" },
      { title: "BEFORE", value: ({ before }) => formats.percent(before.percent), align: "right" },
      { title: "NOW", value: ({ after }) => formats.percent(after.percent), align: "right" },
      {
        title: "NOW LESS REAL",
        value: apart,
        colour: (row) => (isApart(row) ? "yellow" : null),
        align: "right",
      },
    ],
    { empty: "Nothing could be counted." },
  );
  output.line();
  const { before, after } = meanDistance;
  output.line(
    `On average they lie ${paint("bold", `${after} points`)} from the real ones; before, ${before}.`,
  );
  if (after >= before) {
    output.line(
      "That is no better: take the calls of a longer time, or keep the personas as they were.",
    );
  }
}

/** `+1.2 (-0.8 to +3.1)` */
function apart({ distance: { after } }: FitRow): string {
  return `${signed(after.points)} (${signed(after.low)} to ${signed(after.high)})`;
}

/** More than chance makes of it. */
function isApart({ distance: { after } }: FitRow): boolean {
  return after.low > 0 || after.high < 0;
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}

const NAMES: Record<Measure, string> = {
  agrees: "say yes",
  refuses: "say no",
  hesitates: "hesitate",
  objects: "object",
  mindsPrice: "mind the price",
  distrusts: "distrust",
  isProvided: "have a provider",
  asksBack: "ask back",
  hasNoTime: "have no time",
  sendsOn: "send on to others",
  strays: "say what nobody understands",
  staysSilent: "say nothing",
  interrupts: "cut in",
  hangsUpAtOnce: "hang up at once",
  hangsUp: "hang up",
  optsOut: "want no more calls",
  speaksLittleGerman: "ask for another language",
  isMailbox: "are machines",
};
