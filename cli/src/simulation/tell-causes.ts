import type { Cause, SimulationResult } from "@rufbaum/simulation";
import { alsoLed, alsoLedExamples } from "@rufbaum/simulation/result";
import { formats } from "../output/formats.ts";
import type { Output } from "../output/output.ts";
import { oneLine } from "../output/printable.ts";
import { renderTable } from "../output/table.ts";
import { conversationsToRead, toRead } from "./conversations-to-read.ts";

/** What of the tree itself keeps conversations from a success. */
export function tellCauses(
  causes: readonly Cause[],
  { tell, output }: { tell(cause: Cause): string; output: Output },
): void {
  for (const cause of causes) {
    // Here conversations are named as they are asked for.
    const { examples = [] } = "examples" in cause ? cause : {};
    const plain = "examples" in cause ? { ...cause, examples: [] } : cause;
    output.line(`  ${output.paint("red", "✗")} ${oneLine(tell(plain))}`);
    if (examples.length > 0) output.line(`    ${conversationsToRead(examples)}`);
  }
}

/** What became of those who agreed, question by question. */
export function tellAgreements(
  answers: NonNullable<SimulationResult["answers"]>,
  { titleOf, output }: { titleOf(nodeId: string): string; output: Output },
): void {
  const rows = Object.entries(answers).flatMap(([nodeId, all]) =>
    all.agrees.runs > 0
      ? [{ title: titleOf(nodeId), ...all.agrees, also: alsoLed(all), read: alsoLedExamples(all) }]
      : [],
  );
  const lines = renderTable(
    rows,
    [
      { title: "QUESTION", value: ({ title }) => title, isFlexible: true },
      { title: "AGREE", value: ({ runs }) => formats.whole(runs), align: "right" },
      {
        title: "SUCCESS",
        value: ({ runs, successes }) => formats.percent((100 * successes) / runs),
        align: "right",
      },
      { title: "NOT AGREED, LED ALONG", value: ({ also }) => formats.whole(also), align: "right" },
      { title: "", value: ({ read }) => toRead(read) },
      { title: "LED BY", value: ({ ways }) => oneLine(waysInWords(ways, titleOf)) },
    ],
    { width: output.width === null ? null : output.width - 2, paint: output.paint },
  );
  for (const line of lines) output.line(`  ${line}`);
}

const MOST_WAYS = 3;

type Ways = NonNullable<SimulationResult["answers"]>[string]["agrees"]["ways"];

function waysInWords(ways: Ways, titleOf: (nodeId: string) => string): string {
  return ways
    .slice(0, MOST_WAYS)
    .map(({ condition, to, runs }) => {
      const target = to === null ? "(ended)" : titleOf(to);
      return `${condition ?? "–"} → ${target} (${formats.whole(runs)})`;
    })
    .join(", ");
}
