import type { ToldComparison } from "@rufbaum/words/simulation";
import type { Output } from "../output/output.ts";
import { oneLine } from "../output/printable.ts";

const MOST_NODES = 5;

/** Prints what has changed since an earlier run, for people. */
export function reportComparison(comparison: ToldComparison, output: Output): void {
  const { paired, rates, personas, failurePoints, notes } = comparison;
  output.line();
  output.line(output.paint("bold", "Compared with the earlier run"));
  const nodes = failurePoints.filter(({ significance }) => significance !== "unclear");
  const figures = [
    ...(paired ? [paired] : []),
    ...Object.entries(rates).flatMap(([name, rate]) =>
      paired && name === "success" ? [] : [rate],
    ),
    ...personas.flatMap(({ success }) => (success ? [success] : [])),
    ...nodes.slice(0, MOST_NODES),
  ];
  for (const { sentence, significance } of figures) {
    const line = `  ${oneLine(sentence)}`;
    if (significance === "better") output.line(output.paint("green", line));
    else if (significance === "worse") output.line(output.paint("red", line));
    else output.line(line);
  }
  for (const note of notes) output.line(`  ${oneLine(note)}`);
}
