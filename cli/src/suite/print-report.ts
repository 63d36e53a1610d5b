import { type CoveredPart, percentOf } from "@rufbaum/simulation/suite";
import type { Colour } from "../output/colours.ts";
import { formats } from "../output/formats.ts";
import type { Output } from "../output/output.ts";
import { oneLine } from "../output/printable.ts";
import { tellConversation } from "../simulation/tell-conversation.ts";
import { type Checked, checkedIn, type FileReport, inWords, placeOf } from "./located.ts";
import { type PrintedLine, transcriptOf } from "./transcript.ts";

const MARKS = { passed: "✓", failed: "✗", skipped: "-" } as const;
const MARK_COLOURS = { passed: "green", failed: "red", skipped: "yellow" } as const;
const LINE_COLOURS: Record<PrintedLine["kind"], Colour> = {
  agent: "cyan",
  caller: "yellow",
  note: "dim",
  deviation: "red",
};

/** A suite for people: a line for each case, and for those that failed what came instead. */
export function printReport(output: Output, file: FileReport, isCovered: boolean): void {
  const { line, paint } = output;
  const indented = { paint, line: (text = "") => line(`        ${text}`) };
  const { loaded, report } = file;
  line(`${paint("bold", oneLine(loaded.file))}  ${paint("dim", oneLine(report.tree.name))}`);
  for (const checked of checkedIn(file)) printOne(checked);
  if (isCovered) {
    printCoverage("nodes", report.coverage.nodes);
    printCoverage("connections", report.coverage.connections);
  }
  line();

  function printOne(checked: Checked): void {
    const { name, status, skipped, deviations, report: of } = checked;
    const mark = paint(MARK_COLOURS[status], MARKS[status]);
    line(
      `  ${mark} ${oneLine(name)}${skipped === null ? "" : paint("dim", ` (${oneLine(skipped)})`)}`,
    );
    if (of && "measured" in of) {
      for (const measured of of.measured) line(`      ${paint("dim", oneLine(measured))}`);
    }
    const [first] = deviations;
    if (!first) return;
    line(`      ${paint("dim", placeOf(loaded, first))}`);
    if (of && "transcript" in of) {
      for (const each of transcriptOf(of)) printLine(each);
    } else {
      for (const each of deviations) {
        line(`      ${paint("red", `✗ ${oneLine(inWords(each))}`)}`);
        if (each.example) tellConversation(each.example, loaded.tree, indented);
      }
    }
  }

  function printLine({ kind, isMarked, lead, text }: PrintedLine): void {
    const mark = isMarked ? paint("red", ">") : " ";
    const words = kind === "deviation" ? paint("red", oneLine(text)) : oneLine(text);
    const parts = [mark, paint(LINE_COLOURS[kind], oneLineKept(lead)), words];
    line(`    ${parts.filter((part) => part !== "").join(" ")}`);
  }

  function printCoverage(what: string, part: CoveredPart): void {
    const percent = formats.percent(percentOf(part));
    line(`  ${what}: ${part.covered} of ${part.total} (${percent})`);
    if (part.missing.length === 0) return;
    line(`    ${paint("dim", "no case reaches")}`);
    for (const { label } of part.missing) line(`      ${oneLine(label)}`);
  }
}

/** `oneLine`, with the spaces that keep columns apart. */
function oneLineKept(text: string): string {
  const [, indent = ""] = /^(\s*)/.exec(text) ?? [];
  return `${indent}${oneLine(text)}`.padEnd(text.length);
}

/** `12 passed, 1 failed, 2 skipped` */
export function summaryOf(reports: readonly FileReport[]): string {
  const sum = (of: "passed" | "failed" | "skipped") =>
    reports.reduce((total, { report }) => total + report[of], 0);
  const skipped = sum("skipped");
  const more = skipped === 0 ? "" : `, ${skipped} skipped`;
  return `${sum("passed")} passed, ${sum("failed")} failed${more}`;
}
