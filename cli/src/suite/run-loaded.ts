import {
  type Reader,
  runSuite,
  type SuiteRun,
  type Update,
  updateSuite,
} from "@rufbaum/simulation/suite";
import type { Context } from "../context.ts";
import { wrongInput } from "../errors.ts";
import { writeTreeFile } from "../trees/write-tree-file.ts";
import type { LoadedSuite } from "./load-suites.ts";
import type { FileReport } from "./located.ts";

export interface RunOptions {
  reader: Reader;
  isWanted(name: string): boolean;
  bails: boolean;
  simulate: SuiteRun["simulate"];
}

/** Runs one suite and takes the time of each of its cases. */
export async function runLoaded(
  { deps }: Context,
  loaded: LoadedSuite,
  { reader, isWanted, bails, simulate }: RunOptions,
): Promise<FileReport> {
  const { clock } = deps.runtime;
  const took: FileReport["took"] & Map<unknown, number> = new Map();
  let before = clock.now();
  const report = await runSuite(loaded.suite, {
    tree: loaded.tree,
    reader,
    simulate,
    personasOf: (simulation) => loaded.personas.get(simulation) ?? [],
    isWanted,
    bails,
    onDone(each) {
      const now = clock.now();
      took.set(each, now - before);
      before = now;
    },
  });
  return { loaded, report, took };
}

/** After how many rounds a suite is as it will be: a node put right can bring other words to light. */
const MOST_ROUNDS = 3;

/** Puts right what is outdated in a suite's file. */
export async function updateLoaded(
  context: Context,
  loaded: LoadedSuite,
  options: RunOptions,
): Promise<{ file: FileReport; updates: Update[] }> {
  if (loaded.file === "-") throw wrongInput("A suite from stdin can't be updated: name its file.");
  const { readSuite } = await import("@rufbaum/simulation/suite");
  const updates: Update[] = [];
  let now = loaded;
  let file = await runLoaded(context, now, options);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const made = updateSuite(now.text, file.report);
    if (made.updates.length === 0) break;
    const read = readSuite(made.text);
    if (!read.ok) throw new Error(`The updated suite can't be read: ${read.problems[0]?.message}`);
    updates.push(...made.updates);
    now = { ...now, ...withPersonas(now, read.suite), text: made.text, places: read.places };
    file = await runLoaded(context, now, options);
  }
  if (updates.length > 0) await writeTreeFile(context.deps.runtime.disk, now.file, now.text);
  return { file, updates };
}

/** The same personas for the simulations of the suite as it was read anew. */
function withPersonas(before: LoadedSuite, suite: LoadedSuite["suite"]) {
  const personas = new Map(
    (suite.simulations ?? []).map((simulation, index) => {
      const known = before.suite.simulations?.[index];
      return [simulation, (known && before.personas.get(known)) ?? []] as const;
    }),
  );
  return { suite, personas };
}
