import { Command, InvalidArgumentError } from "commander";
import type { Context } from "../context.ts";
import { CliError, FailedResult, wrongInput } from "../errors.ts";
import { oneLine } from "../output/printable.ts";
import { annotationsOf, problemAnnotations } from "../suite/annotations.ts";
import { reportAsJson } from "../suite/as-json.ts";
import { junitOf, junitOfProblems } from "../suite/junit.ts";
import { type FileProblem, type LoadedSuite, loadSuites } from "../suite/load-suites.ts";
import { checkedIn, type FileReport } from "../suite/located.ts";
import { openSimulating } from "../suite/simulating.ts";
import { writeTreeFile } from "../trees/write-tree-file.ts";

interface Options {
  tree?: string;
  junit?: string;
  github?: true;
  schema?: true;
  update?: true;
  coverage?: true;
  bail?: true;
  filter?: (name: string) => boolean;
}

/** `rufbaum test` */
export function testCommand(context: Context): Command {
  return new Command("test")
    .description("run scripted conversations and simulations against a tree")
    .argument("[suite...]", "files in YAML or JSON")
    .option("--tree <tree>", "run them against this tree, in place of their own")
    .option(
      "--filter <text>",
      "only what has this in its name; or a pattern, /Termin|Rückruf/i",
      filter,
    )
    .option("--bail", "stop at the first failure")
    .option("--update", "put right what is outdated in the files")
    .option("--coverage", "show what of the tree no case reaches")
    .option("--junit <file>", "write a report in JUnit's XML")
    .option("--schema", "print the JSON Schema of suites, for editors")
    .option("--github", "tell failures so that GitHub shows them in the files")
    .addHelpText("after", HELP)
    .action((files: string[], options: Options) => test(context, files, options));
}

async function test(context: Context, files: readonly string[], options: Options): Promise<void> {
  const { output } = context;
  if (options.schema) return printSchema(context);
  if (files.length === 0) {
    throw wrongInput("Which suites?", { hint: "Name files: rufbaum test suites/*.yaml" });
  }
  const loaded = await load(context, files, options);
  const reports = await runAll(context, loaded, options);
  if (options.filter && reports.every((file) => checkedIn(file).length === 0)) {
    throw wrongInput("No case or simulation has a name with this in it.", {
      reason: "nothing-to-run",
    });
  }
  const { summaryOf } = await import("../suite/print-report.ts");
  if (output.isJson()) output.json(reportAsJson(reports));
  else output.line(summaryOf(reports));
  if (options.github) annotate(context, annotationsOf(reports));
  await writeJunit(context, options, () => junitOf(reports));
  if (reports.some(({ report }) => report.failed > 0)) throw new FailedResult("Some cases failed.");
}

/** Runs suite after suite, and prints each as soon as it is through. */
async function runAll(
  context: Context,
  loaded: readonly LoadedSuite[],
  { filter: isWanted = () => true, bail, update, coverage }: Options,
): Promise<FileReport[]> {
  const { output } = context;
  const { runLoaded, updateLoaded } = await import("../suite/run-loaded.ts");
  const { printReport } = await import("../suite/print-report.ts");
  const { openUnderstanding } = await import("@rufbaum/understanding");
  const simulating = openSimulating(context);
  const { simulate } = simulating;
  const bails = bail === true;
  const run = { reader: await openUnderstanding(), isWanted, bails, simulate };
  const reports: FileReport[] = [];
  try {
    for (const each of loaded) {
      const { file, updates } = update
        ? await updateLoaded(context, each, run)
        : { file: await runLoaded(context, each, run), updates: [] };
      for (const { line, path, from, to } of updates) {
        output.notice(`${each.file}:${line}: ${path}: ${oneLine(from)} is now ${oneLine(to)}`);
      }
      reports.push(file);
      printReport(output, file, coverage === true);
      if (bails && file.report.failed > 0) break;
    }
  } finally {
    simulating.close();
  }
  return reports;
}

async function printSchema({ output }: Context): Promise<void> {
  const { suiteJsonSchema } = await import("@rufbaum/simulation/suite");
  output.raw(`${JSON.stringify(suiteJsonSchema(), null, 2)}\n`);
}

async function load(
  context: Context,
  files: readonly string[],
  options: Options,
): Promise<LoadedSuite[]> {
  try {
    return await loadSuites(context, [...new Set(files)], options);
  } catch (error) {
    if (error instanceof CliError && error.reason === "faulty-suite") {
      const problems = (error.details?.problems ?? []) as FileProblem[];
      if (options.github) annotate(context, problemAnnotations(problems));
      await writeJunit(context, options, () => junitOfProblems(problems));
    }
    throw error;
  }
}

async function writeJunit(
  { deps: { runtime } }: Context,
  { junit }: Options,
  report: () => string,
): Promise<void> {
  if (junit === undefined) return;
  await writeTreeFile(runtime.disk, junit, report(), { makesFolder: true });
}

/** With --json, stdout is for JSON alone; GitHub reads both. */
function annotate({ output, deps }: Context, lines: readonly string[]): void {
  const text = lines.map((line) => `${line}\n`).join("");
  if (output.isJson()) deps.stderr.write(text);
  else output.raw(text);
}

function filter(text: string): (name: string) => boolean {
  const [, source, flags] = /^\/(.+)\/([imsu]*)$/s.exec(text) ?? [];
  if (source === undefined) {
    const part = text.toLowerCase();
    return (name) => name.toLowerCase().includes(part);
  }
  try {
    const pattern = new RegExp(source, flags);
    return (name) => pattern.test(name);
  } catch {
    throw new InvalidArgumentError("It is no pattern that can be read.");
  }
}

const HELP = `
A suite names its tree: a file beside it, a tree of the server by id or name, or "sample". Only for
trees of a server one is needed. How suites are written: docs/suites.md.

Exit codes:
  0  all passed    1  something failed    2  a suite has mistakes, or names what is not there

Examples:
  rufbaum test suites/*.yaml
  rufbaum test greeting.yaml --tree Greeting@draft --coverage
  rufbaum test greeting.yaml --filter Termin --bail
  rufbaum test suites/*.yaml --junit results/suites.xml --github
`;
