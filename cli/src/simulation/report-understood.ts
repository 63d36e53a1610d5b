import type { UnderstoodCondition } from "@rufbaum/simulation/result";
import type { ToldResult } from "@rufbaum/words/simulation";
import { formats } from "../output/formats.ts";
import type { Output } from "../output/output.ts";
import { oneLine } from "../output/printable.ts";

const MOST_CONDITIONS = 8;
const MOST_LINES = 3;

/** Prints which conditions were meant and read otherwise, what cost most first, with what was said. */
export function tellUnderstood(
  { understood = {}, untested = [] }: ToldResult,
  output: Output,
  titleOf: (nodeId: string) => string,
): void {
  const conditions = Object.entries(understood)
    .flatMap(([nodeId, at]) =>
      Object.entries(at.conditions).map(([name, told]) => ({ nodeId, name, told })),
    )
    .filter(({ told }) => lost(told) > 0)
    .sort((one, other) => lost(other.told) - lost(one.told));
  if (conditions.length > 0) {
    output.line();
    output.line(output.paint("bold", "Meant and read otherwise"));
  }
  for (const { nodeId, name, told } of conditions.slice(0, MOST_CONDITIONS)) {
    const { rate, between, misread } = told;
    const asked = between === 0 ? "" : `, ${formats.whole(between)} asked between two`;
    output.line(
      `  ${formats.whole(lost(told)).padStart(7)}  ${titleOf(nodeId)}: ${oneLine(name)}, ` +
        `read as meant in ${formats.percent(rate.percent)} of ${formats.whole(rate.of)}${asked}`,
    );
    for (const { text, read, count } of misread.slice(0, MOST_LINES)) {
      const as = read === null ? "nothing" : oneLine(read);
      output.line(`           “${oneLine(text)}” as ${as} (${formats.whole(count)})`);
    }
  }
  if (untested.length === 0) return;
  output.line();
  output.line(
    `Not tried, since nobody can say any of its conditions (give them examples): ${untested.map(titleOf).join(", ")}`,
  );
}

function lost({ rate }: UnderstoodCondition): number {
  return rate.of - rate.count;
}
