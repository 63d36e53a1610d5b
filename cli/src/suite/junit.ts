import type { Deviation } from "@rufbaum/simulation/suite";
import { tellConversation } from "../simulation/tell-conversation.ts";
import type { FileProblem, LoadedSuite } from "./load-suites.ts";
import { type Checked, checkedIn, type FileReport, inWords, placeOf } from "./located.ts";
import { plainTranscript } from "./transcript.ts";

/** The reports as JUnit XML, of the shape that Jenkins, GitLab and others read (junit-10). */
export function junitOf(reports: readonly FileReport[]): string {
  const suites = reports.map((file) => ({ file, checked: checkedIn(file) }));
  const all = suites.flatMap(({ checked }) => checked);
  return document(
    countsOf(all),
    suites.flatMap(({ file, checked }) => suiteLines(file, checked)),
  );
}

/** The mistakes for which nothing was run, in the same form. */
export function junitOfProblems(problems: readonly FileProblem[]): string {
  const files = Map.groupBy(problems, ({ file }) => file);
  const counts = (count: number) => ({
    tests: String(count),
    failures: "0",
    errors: String(count),
    time: seconds(0),
  });
  return document(
    counts(problems.length),
    [...files].flatMap(([file, found]) => [
      `  <testsuite${attributes({ name: file, ...counts(found.length), file })}>`,
      ...found.flatMap(({ line, column, message }) => [
        `    <testcase${attributes({ name: "reading", classname: classOf(file) })}>`,
        `      <error${attributes({ message, type: "faulty-suite" })}>${text(`${file}:${line}:${column}`)}</error>`,
        "    </testcase>",
      ]),
      "  </testsuite>",
    ]),
  );
}

function document(counts: Record<string, string>, lines: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: "rufbaum test", ...counts })}>`,
    ...lines,
    "</testsuites>",
    "",
  ].join("\n");
}

function classOf(file: string): string {
  return file.replace(/\.(?:ya?ml|json)$/, "").replaceAll("/", ".");
}

function suiteLines(file: FileReport, checked: readonly Checked[]): string[] {
  const { loaded, report } = file;
  const skipped = checked.filter(({ status }) => status === "skipped").length;
  const counts = { ...countsOf(checked), skipped: String(skipped), file: loaded.file };
  const properties = [
    ["tree", report.tree.name],
    ["coverage of nodes", covered(report.coverage.nodes)],
    ["coverage of connections", covered(report.coverage.connections)],
  ] as const;
  return [
    `  <testsuite${attributes({ name: report.name, ...counts })}>`,
    "    <properties>",
    ...properties.map(([name, value]) => `      <property${attributes({ name, value })}/>`),
    "    </properties>",
    ...checked.flatMap((each) => caseLines(file, each)),
    "  </testsuite>",
  ];
}

function caseLines({ loaded }: FileReport, checked: Checked): string[] {
  const { name, status, skipped, milliseconds } = checked;
  const classname = classOf(loaded.file);
  const head = `<testcase${attributes({ name, classname, time: seconds(milliseconds) })}`;
  if (status === "passed") return [`    ${head}/>`];
  const inside =
    status === "skipped"
      ? `<skipped${attributes({ message: skipped ?? "" })}/>`
      : failureOf(loaded, checked);
  return [`    ${head}>`, `      ${inside}`, "    </testcase>"];
}

function failureOf(loaded: FileReport["loaded"], { deviations, report }: Checked): string {
  const [first] = deviations;
  const message = first ? inWords(first) : "";
  const told =
    report && "transcript" in report
      ? plainTranscript(report)
      : deviations.flatMap((each) => [inWords(each), ...exampleOf(each, loaded)]);
  const body = [...(first ? [placeOf(loaded, first), ""] : []), ...told].join("\n");
  return `<failure${attributes({ message, type: first?.what ?? "failure" })}>${text(body)}</failure>`;
}

/** One of the runs in which it was so, line by line. */
function exampleOf({ example }: Deviation, { tree }: LoadedSuite): string[] {
  const lines: string[] = [];
  const paint = (_colour: unknown, written: string) => written;
  if (example) tellConversation(example, tree, { paint, line: (told = "") => lines.push(told) });
  return lines;
}

function countsOf(checked: readonly Checked[]) {
  const failures = checked.filter(({ status }) => status === "failed").length;
  const milliseconds = checked.reduce((sum, each) => sum + each.milliseconds, 0);
  return {
    tests: String(checked.length),
    failures: String(failures),
    errors: "0",
    time: seconds(milliseconds),
  };
}

function covered({ covered: count, total }: { covered: number; total: number }): string {
  return `${count} of ${total}`;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(3);
}

function attributes(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${attribute(value)}"`)
    .join("");
}

/** Line breaks in attributes would be read as spaces. */
function attribute(value: string): string {
  return text(value)
    .replaceAll('"', "&quot;")
    .replace(/[\t\n]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function text(value: string): string {
  return value
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(FORBIDDEN, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** What XML 1.0 has no way to write down. */
const FORBIDDEN = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
