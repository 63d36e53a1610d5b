import { dirname, isAbsolute, join } from "node:path";
import type { Persona } from "@rufbaum/simulation";
import type { Places, Suite, SuiteProblem, SuiteSimulation } from "@rufbaum/simulation/suite";
import { decodeFile, type Tree } from "@rufbaum/tree";
import type { Context } from "../context.ts";
import { CliError, wrongInput } from "../errors.ts";
import { choosePersonas } from "../simulation/choose-personas.ts";
import { readTreeAsCalled } from "../trees/read-tree.ts";
import { readTreeFile } from "../trees/read-tree-file.ts";

/** A suite without a mistake, with all that it needs to be run. */
export interface LoadedSuite {
  file: string;
  text: string;
  suite: Suite;
  places: Places;
  tree: Tree;
  personas: ReadonlyMap<SuiteSimulation, readonly Persona[]>;
}

/** A mistake in a file. */
export interface FileProblem extends SuiteProblem {
  file: string;
}

/**
 * Reads all suites and their trees, before any of them is run.
 *
 * @param options `tree` runs them against this one, in place of their own; with `update`, what a case
 *   expects of nodes and conditions that are no longer there is left to be put right
 * @throws CliError (2) with all mistakes in `details.problems`
 */
export async function loadSuites(
  context: Context,
  files: readonly string[],
  { tree, update = false }: { tree?: string; update?: boolean } = {},
): Promise<LoadedSuite[]> {
  const loaded: LoadedSuite[] = [];
  const problems: FileProblem[] = [];
  const readTreeOnce = treesOf(context);
  for (const file of files) {
    const read = await loadSuite(context, file, (of) => readTreeOnce(tree ?? of));
    const found = read.problems.filter(({ path }) => !(update && read.ok && isOfCase(path)));
    problems.push(...found.map((problem) => ({ file, ...problem })));
    if (read.ok) loaded.push(read.loaded);
  }
  if (problems.length === 0) return loaded;
  throw wrongInput(
    problems.length === 1
      ? "There is a mistake in the suite."
      : `There are ${problems.length} mistakes.`,
    {
      reason: "faulty-suite",
      lines: problems.map(
        ({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`,
      ),
      details: { problems },
      hint: "How suites are written: docs/suites.md.",
    },
  );
}

function isOfCase(path: string): boolean {
  return path.startsWith("cases[");
}

/** Of a suite that can be read, `problems` are what its tree does not have. */
type Loading =
  | { ok: true; loaded: LoadedSuite; problems: SuiteProblem[] }
  | { ok: false; problems: SuiteProblem[] };

async function loadSuite(
  context: Context,
  file: string,
  readTreeOf: (wanted: string) => Promise<Tree>,
): Promise<Loading> {
  const { checkSuite, readSuite } = await import("@rufbaum/simulation/suite");
  const { bytes } = await readTreeFile(context.deps, file);
  const { text } = decodeFile(bytes);
  const read = readSuite(text);
  if (!read.ok) return read;
  const { suite, places } = read;
  const folder = file === "-" ? "." : dirname(file);
  const faultAt = (path: readonly (string | number)[], error: unknown): Loading => {
    if (!(error instanceof CliError)) throw error;
    const message = [error.message, error.lines.join("; ")].join(" ").trim();
    return { ok: false, problems: [{ ...places.at(path), path: path.join("."), message }] };
  };

  let tree: Tree;
  try {
    tree = await readTreeOf(treeNamed(suite, folder));
  } catch (error) {
    return faultAt(["tree"], error);
  }
  const personas = new Map<SuiteSimulation, readonly Persona[]>();
  for (const [index, simulation] of (suite.simulations ?? []).entries()) {
    try {
      personas.set(simulation, await choosePersonas(context, personasNamed(simulation, folder)));
    } catch (error) {
      return faultAt(["simulations", index, "personas"], error);
    }
  }
  const problems = checkSuite(suite, tree, places);
  return { ok: true, loaded: { file, text, suite, places, tree, personas }, problems };
}

/** How a simulation names its personas, for whoever chooses them: a file is looked for beside it. */
function personasNamed({ personas }: SuiteSimulation, folder: string): string | undefined {
  if (personas === undefined) return undefined;
  if (typeof personas !== "string") return personas.join(",");
  return personas.endsWith(".json") && !isAbsolute(personas) ? join(folder, personas) : personas;
}

/** How a suite names its tree, for whoever reads trees: a file is looked for beside the suite. */
function treeNamed({ tree }: Suite, folder: string): string {
  if (typeof tree !== "string") return tree.id ?? tree.name ?? "";
  return tree.endsWith(".json") && !isAbsolute(tree) ? join(folder, tree) : tree;
}

/** Several suites may be about the same tree. */
function treesOf(context: Context): (wanted: string) => Promise<Tree> {
  const known = new Map<string, Promise<Tree>>();
  return (wanted) => {
    const tree = known.get(wanted) ?? readOne(context, wanted);
    known.set(wanted, tree);
    return tree;
  };
}

async function readOne(context: Context, wanted: string): Promise<Tree> {
  if (wanted !== "sample") return (await readTreeAsCalled(context, wanted)).tree;
  const { sampleTree } = await import("@rufbaum/tree/sample");
  return sampleTree({ id: "sample", createdAt: "2026-01-01T00:00:00.000Z" });
}
