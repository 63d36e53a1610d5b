import type { Fit, FitJob } from "@rufbaum/simulation";
import type { Tree } from "@rufbaum/tree";
import { Command } from "commander";
import { callsMadeWith, mostCalledTree } from "../../calls/made-with.ts";
import { readRecordedCalls } from "../../calls/recorded-calls.ts";
import { type Context, withConnection } from "../../context.ts";
import { CliError } from "../../errors.ts";
import { readInstant } from "../../input/read-instant.ts";
import { progressBar } from "../../output/progress-bar.ts";
import { reportFit } from "../../personas/report-fit.ts";
import { choosePersonas } from "../../simulation/choose-personas.ts";
import { numberFrom } from "../../simulation/options.ts";
import { loadTree } from "../../trees/find-tree.ts";
import { NAMING_ANYWHERE, readTree } from "../../trees/read-tree.ts";
import { writeTreeFile } from "../../trees/write-tree-file.ts";
import { wholeNumber } from "../../usage-error.ts";

interface Options {
  tree?: string;
  since?: string;
  limit: number;
  out?: string;
  holdOut: number;
  seed: number;
  personas?: string;
  noise: number;
  runs: number;
  tries: number;
}

const MOST_CALLS = 10_000;

/** `rufbaum personas fit` */
export function fitPersonasCommand(context: Context): Command {
  return new Command("fit")
    .description("turn personas' dials until they do what callers did in real calls")
    .argument("[tree]", "the tree that the calls were made with (default: that of most calls)")
    .option("--tree <tree>", "whose calls they are, where a file is given")
    .option("--since <time>", "calls from then on: 2026-11-21, or 90m, 2h, 7d ago")
    .option("--limit <number>", "at most the last so many calls", wholeNumber(1, MOST_CALLS), 2_000)
    .option("--out <file>", "write the personas there, for simulate --personas")
    .option(
      "--hold-out <share>",
      "part of the calls that is only reported on",
      numberFrom(0.05, 0.9),
      0.3,
    )
    .option("--seed <number>", "what all chance is drawn from", wholeNumber(0, 2 ** 53 - 1), 1)
    .option("--personas <ids|file>", "those to begin with (default: the built-in ones)")
    .option("--noise <level>", "how badly speech is recognised, 0 to 1", numberFrom(0, 1), 0.1)
    .option("--runs <number>", "simulated calls for each try", wholeNumber(1, 100_000), 600)
    .option("--tries <number>", "settings to try at most", wholeNumber(1, 1_000), 70)
    .addHelpText("after", HELP)
    .action((wanted: string | undefined, options: Options) => fit(context, wanted, options));
}

async function fit(context: Context, wanted: string | undefined, options: Options): Promise<void> {
  const { deps, output } = context;
  const { seed, holdOut, noise, runs, tries: attempts, out } = options;
  const personas = await choosePersonas(context, options.personas);
  const { tree, calls } = await readCalls(context, wanted, options);
  const job = { tree, calls, personas, seed, holdOut, noise, runs, attempts };
  const found = await turnDials(context, job);
  if (!found.ok) {
    throw new CliError(
      `${found.found} calls say something about callers; at least ${found.needed} are needed.`,
      {
        reason: "too-few-calls",
        details: { found: found.found, needed: found.needed, read: calls.length },
        hint: "Take calls of a longer time (--since), or wait for more. Those that a machine answered, that an operator took over or in which nobody spoke do not count.",
      },
    );
  }
  if (out !== undefined) {
    const text = `${JSON.stringify(found.personas, null, 2)}\n`;
    await writeTreeFile(deps.runtime.disk, out, text);
  }
  if (output.isJson()) {
    const { id: treeId, name: treeName } = tree;
    output.json({ treeId, treeName, personas: found.personas, report: found.report });
    return;
  }
  reportFit(found.report, tree, output);
  const next = out ?? "personas.json";
  output.line();
  if (out === undefined) output.line("Nothing was written: name a file with --out.");
  else output.line(`Written to ${out}. Use it: rufbaum simulate … --personas ${next}`);
}

async function readCalls(
  context: Context,
  wanted: string | undefined,
  options: Options,
): Promise<{ tree: Tree; calls: FitJob["calls"] }> {
  const now = context.deps.runtime.clock.now();
  const since = options.since && readInstant(options.since, "--since", now);
  const { limit } = options;
  const named = wanted === undefined ? null : await readTree(context, wanted);
  return withConnection(context, async ({ client }) => {
    const tree = named?.tree ?? (await loadTree(client, (await mostCalledTree(client, since)).id));
    const treeId = await callsMadeWith(client, tree, options.tree);
    return { tree, calls: await readRecordedCalls(client, { treeId, since, limit }) };
  });
}

async function turnDials({ deps, output }: Context, job: FitJob): Promise<Fit> {
  const { fitPersonas, openSimulationReader } = await import("@rufbaum/simulation");
  const reader = await openSimulationReader();
  const bar = progressBar(deps, !output.isJson());
  const onProgress = (done: number, total: number) => {
    bar.show({ done, total, rate: 0 });
  };
  try {
    return fitPersonas({ ...job, onProgress }, reader);
  } finally {
    bar.clear();
  }
}

const HELP = `${NAMING_ANYWHERE}
What callers did is counted in transcripts: how often they agree, object, ask back, say nothing, cut
in, hang up. All personas are turned together, so that they stay as different as they are. The report
is on calls that were held out: what real callers did, what simulated ones did before and do now, and
how far apart that is, with 95 % confidence.

Examples:
  rufbaum personas fit Greeting --since 30d --out personas.json
  rufbaum simulate Greeting --personas personas.json
`;
