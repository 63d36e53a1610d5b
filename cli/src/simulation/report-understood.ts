import type { Misread, UnderstoodCondition } from "@rufbaum/simulation/result";
import type { ToldResult } from "@rufbaum/words/simulation";
import { formats } from "../output/formats.ts";
import type { Output } from "../output/output.ts";
import { oneLine } from "../output/printable.ts";
import { andMore, toRead } from "./conversations-to-read.ts";

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
    tellMisread(misread, output);
  }
  tellMore(output, conditions.length);
  tellBeside({ understood }, output, titleOf);
  if (untested.length === 0) return;
  output.line();
  output.line(
    `Not tried, since nobody can say any of its conditions (give them examples): ${untested.map(titleOf).join(", ")}`,
  );
}

/** Prints what answered nothing and was taken for an answer: questions back, talk, and objections that passed for a yes. */
function tellBeside(
  { understood = {} }: Pick<ToldResult, "understood">,
  output: Output,
  titleOf: (nodeId: string) => string,
): void {
  const taken = Object.entries(understood)
    .flatMap(([nodeId, { beside }]) => (beside ? [{ nodeId, beside }] : []))
    .filter(({ beside }) => lost(beside) > 0)
    .sort((one, other) => lost(other.beside) - lost(one.beside));
  if (taken.length === 0) return;
  output.line();
  output.line(output.paint("bold", "No answer, or an objection, and taken for an answer"));
  for (const { nodeId, beside } of taken.slice(0, MOST_CONDITIONS)) {
    output.line(
      `  ${formats.whole(lost(beside)).padStart(7)}  ${titleOf(nodeId)}: of ` +
        `${formats.whole(beside.rate.of)} questions, asides and objections`,
    );
    tellMisread(beside.misread, output);
  }
  tellMore(output, taken.length);
}

function tellMore(output: Output, all: number): void {
  const more = andMore(all, MOST_CONDITIONS);
  if (more !== null) output.line(`           ${more}`);
}

function tellMisread(misread: readonly Misread[], output: Output): void {
  for (const { said, text, read, count, run, runs = [run] } of misread.slice(0, MOST_LINES)) {
    const as = read === null ? "nothing" : oneLine(read);
    const heard = said === text ? "" : `, heard as “${oneLine(text)}”,`;
    output.line(
      `           “${oneLine(said)}”${heard} as ${as} (${formats.whole(count)}; ${toRead(runs)})`,
    );
  }
}

function lost({ rate }: Pick<UnderstoodCondition, "rate">): number {
  return rate.of - rate.count;
}
