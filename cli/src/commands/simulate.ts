import type { SimulationJob, SimulationResult } from "@rufbaum/simulation";
import type { Tree } from "@rufbaum/tree";
import { Command } from "commander";
import type { Context } from "../context.ts";
import { CliError, wrongInput } from "../errors.ts";
import { paintedFindings, toldFindings } from "../output/findings.ts";
import { progressBar } from "../output/progress-bar.ts";
import { choosePersonas } from "../simulation/choose-personas.ts";
import { csvOf } from "../simulation/csv.ts";
import { holdToLimits } from "../simulation/limits.ts";
import { numberFrom, type SimulateOptions } from "../simulation/options.ts";
import { readEarlier } from "../simulation/read-earlier.ts";
import { reportResult } from "../simulation/report.ts";
import { reportComparison } from "../simulation/report-comparison.ts";
import { tellConversation } from "../simulation/tell-conversation.ts";
import { threadsFor } from "../simulation/threads.ts";
import { NAMING_ANYWHERE, readTreeAsCalled } from "../trees/read-tree.ts";
import { wholeNumber } from "../usage-error.ts";

const MOST_RUNS = 1_000_000;
const MOST_WORKERS = 64;

/** `rufbaum simulate` */
export function simulateCommand(context: Context): Command {
  return new Command("simulate")
    .description("let virtual customers talk to a tree, and tell how it does and where it fails")
    .argument("<tree>", "a file, or a tree's id or name")
    .option("--runs <number>", "conversations, up to 1,000,000", wholeNumber(1, MOST_RUNS), 1_000)
    .option("--seed <number>", "what all chance is drawn from", wholeNumber(0, 2 ** 53 - 1), 1)
    .option(
      "--personas <ids|file>",
      "some of the built-in ones, or a JSON file (default: all five)",
    )
    .option("--noise <level>", "how badly speech is recognised, 0 to 1", numberFrom(0, 1), 0.1)
    .option(
      "--workers <number>",
      "threads (default: one for every 200,000 conversations, up to 4 and to as many as there are cores)",
      wholeNumber(1, MOST_WORKERS),
    )
    .option("--csv", "one flat table of all figures")
    .option("--min-success <percent>", "exit with 1 if fewer succeed", numberFrom(0, 100))
    .option("--max-bounce <percent>", "exit with 1 if more bounce", numberFrom(0, 100))
    .option("--strict", "exit with 1, without a run, if the tree has errors")
    .option("--no-discovery", "do not look for intents in what was not understood")
    .option(
      "--read <number>",
      "print this one conversation (the first is 1)",
      wholeNumber(1, MOST_RUNS),
    )
    .option("--compare <old.json>", "compare with an earlier run, as --json wrote it")
    .option("--timing", "with --json: how long it took as well")
    .addHelpText("after", HELP)
    .action((wanted: string, options: SimulateOptions) => simulateTree(context, wanted, options));
}

async function simulateTree(
  context: Context,
  wanted: string,
  options: SimulateOptions,
): Promise<void> {
  const { output } = context;
  if (output.isJson() && options.csv) {
    throw wrongInput("Either --json or --csv: both can't be written to stdout.");
  }
  if (options.compare !== undefined && (options.csv || options.read !== undefined)) {
    throw wrongInput(`--compare can't go with ${options.csv ? "--csv" : "--read"}.`);
  }
  if (options.read !== undefined && options.read > options.runs) {
    throw wrongInput(
      `There is no conversation ${options.read}: ${options.runs} runs are numbered 1 to ${options.runs}.`,
      { hint: "Raise --runs, or name a smaller number." },
    );
  }
  const personas = await choosePersonas(context, options.personas);
  const { tree } = await readTreeAsCalled(context, wanted);
  if (options.strict) await refuseFaulty(context, tree);
  const { runs, seed, noise, discovery } = options;
  const job: SimulationJob = { tree, personas, runs, seed, noise, discovery };
  if (options.read !== undefined) {
    await readOne(context, job, options.read - 1);
    return;
  }
  const earlier = options.compare && (await readEarlier(context, options.compare, tree));
  const result = await lead(context, job, options.workers);
  await write(context, result, tree, options, earlier || null);
  holdToLimits(result, options);
}

async function refuseFaulty({ output }: Context, tree: Tree): Promise<void> {
  const { lintTree } = await import("@rufbaum/tree");
  const errors = lintTree(tree).filter(({ severity }) => severity === "error");
  if (errors.length === 0) return;
  throw new CliError(
    `The tree has ${errors.length === 1 ? "an error" : `${errors.length} errors`}.`,
    {
      reason: "tree-has-errors",
      lines: paintedFindings(errors, tree, (_, text) => text).map((line) => line.trim()),
      details: { findings: toldFindings(errors) },
      hint: `Mend it, or leave out --strict: ${output.isJson() ? "the findings" : "they"} are then told with the result.`,
    },
  );
}

async function readOne({ output }: Context, job: SimulationJob, index: number): Promise<void> {
  const { openSimulation, openSimulationReader } = await import("@rufbaum/simulation");
  const conversation = openSimulation(job, { reader: await openSimulationReader() }).tell(index);
  if (output.isJson()) output.json(conversation);
  else tellConversation(conversation, job.tree, output);
}

/** Ctrl-C ends it with nothing written. */
async function lead(
  { deps, output }: Context,
  job: SimulationJob,
  workers = threadsFor(job.runs, deps.machine.cores),
): Promise<SimulationResult> {
  const { SimulationCancelled, simulate } = await import("@rufbaum/simulation");
  const { openWorkerPool } = await import("@rufbaum/simulation/workers");
  const bar = progressBar(deps, !output.isJson());
  const cancel = new AbortController();
  void deps.stopRequested().then(() => cancel.abort());
  // This thread is one of them.
  const pool = openWorkerPool({ size: Math.min(workers, MOST_WORKERS) - 1 });
  try {
    return await simulate(job, {
      clock: deps.runtime.clock,
      pool,
      mainTakesPart: true,
      onProgress: ({ done, total, conversationsPerSecond: rate }) =>
        bar.show({ done, total, rate }),
      signal: cancel.signal,
    });
  } catch (error) {
    if (!(error instanceof SimulationCancelled)) throw error;
    throw new CliError("The simulation was stopped before its end; nothing was written.", {
      reason: "cancelled",
    });
  } finally {
    bar.clear();
    pool.close();
  }
}

async function write(
  { output }: Context,
  result: SimulationResult,
  tree: Tree,
  { csv, timing }: SimulateOptions,
  earlier: SimulationResult | null,
): Promise<void> {
  const { compareResults, recommend, waysThrough } = await import("@rufbaum/simulation");
  const { wordsIn } = await import("@rufbaum/words");
  const { tellComparison, tellResult } = await import("@rufbaum/words/simulation");
  const words = wordsIn("en");
  const told = tellResult(result, words);
  const { executionTime, ...repeatable } = told;
  const seconds = executionTime / 1_000;
  const { recommendation: tell } = words;
  const advice = recommend(result, tree, { atMost: Number.POSITIVE_INFINITY });
  const comparison = earlier && tellComparison(compareResults(earlier, result, tree), words);
  if (csv) output.raw(csvOf(told, tree));
  else if (output.isJson()) {
    const more = { recommendations: advice.map(tell), ...(comparison && { comparison }) };
    output.json({ ...(timing ? told : repeatable), ...more });
  } else {
    const causes = new Set((result.causes ?? []).map(({ code }): string => code));
    // Causes are told by themselves, with conversations to read.
    const rest = advice.filter(({ code }) => !causes.has(code)).map(tell);
    reportResult(told, { tree, ways: waysThrough(tree), tell, advice: rest }, output);
    if (comparison) reportComparison(comparison, output);
  }
  if (timing && output.isJson()) return;
  const rate = seconds > 0 ? `, ${Math.round(result.totalRuns / seconds)} a second` : "";
  output.notice(`Took ${seconds.toFixed(2)} s${rate}.`, { executionTime });
}

const HELP = `${NAMING_ANYWHERE}
The conversations are led by the very code that leads calls, and replies are read by the very reader.
A tree in a file needs no server, no database and no network. The same tree, personas, runs, seed and
noise give the same bytes on any machine and with any number of workers; how long it took goes to
stderr. Each rate bears the range in which the true one lies with 95 % confidence.
Conversations are counted from 1; in JSON, an index (also in examples, in run, and in broken) is 0 for the first.

A file of personas is a list, such as
  [{ "id": "b2b", "name": "Anna Lorenz", "type": "Entscheiderin", "personality": ["skeptisch"],
     "patienceLevel": 4 }]

--compare tells what has changed since a run of the same tree: with as many conversations, the same seed,
noise and personas, conversation n is compared with conversation n.

Exit codes: 1 if a limit is missed, or if --strict finds errors; 130 if it was stopped with Ctrl-C.

Examples:
  rufbaum simulate greeting.json --runs 10000
  rufbaum simulate Greeting@published --personas sceptic,price-hunter --noise 0.3
  rufbaum simulate greeting.json --min-success 30 --max-bounce 15 --json > result.json
  rufbaum simulate greeting.json --compare result.json
  rufbaum simulate greeting.json --read 17
`;
