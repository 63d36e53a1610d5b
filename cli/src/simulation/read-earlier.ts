import type { SimulationResult } from "@rufbaum/simulation";
import type { Tree } from "@rufbaum/tree";
import type { Context } from "../context.ts";
import { wrongInput } from "../errors.ts";
import { oneLine } from "../output/printable.ts";
import { causeOf } from "../trees/file-fault.ts";

/** An earlier result of a tree, as `simulate --json` wrote it. */
export async function readEarlier(
  { deps }: Context,
  file: string,
  tree: Pick<Tree, "id" | "name">,
): Promise<SimulationResult> {
  const name = oneLine(file);
  const again = "Write one with: rufbaum simulate <tree> --json > result.json";
  const text = await deps.runtime.disk.read(file).catch((error: unknown) => {
    throw wrongInput(`${name} can't be read: ${causeOf(error)}.`, {
      reason: "unreadable-file",
      cause: error,
    });
  });
  if (text === null) throw wrongInput(`There is no file ${name}.`, { reason: "no-such-file" });
  const value = parsed(text);
  if (value === undefined) {
    throw wrongInput(`${name} is no JSON.`, { reason: "not-a-result", hint: again });
  }
  if (!isRecord(value) || typeof value.totalRuns !== "number") {
    throw wrongInput(`${name} is no result of a simulation.`, {
      reason: "not-a-result",
      hint: again,
    });
  }
  const lacks = missingIn(value);
  if (lacks.length > 0) {
    throw wrongInput(
      `${name} was written by an older version, or was changed: it can't be compared.`,
      {
        reason: "older-result",
        lines: lacks.map((path) => `${path} is missing, or of another kind`),
        hint: again,
      },
    );
  }
  const earlier = value as unknown as SimulationResult;
  if (earlier.treeId !== tree.id) {
    throw wrongInput(
      `${name} is a result of another tree: of "${oneLine(earlier.treeName)}", not of "${oneLine(tree.name)}".`,
      { reason: "other-tree", details: { given: earlier.treeId, wanted: tree.id } },
    );
  }
  return earlier;
}

const RATES = ["success", "bounce", "engagement", "completion", "failure", "optOut"] as const;

/** Paths of what a comparison looks at and the result does not have. */
function missingIn(result: Record<string, unknown>): string[] {
  const { rates, personas, coverage, duration } = result;
  const coverages = isRecord(coverage) ? coverage : {};
  const held: Record<string, boolean> = {
    treeId: typeof result.treeId === "string",
    treeName: typeof result.treeName === "string",
    treeVersion: typeof result.treeVersion === "string",
    seed: typeof result.seed === "number",
    noise: typeof result.noise === "number",
    averagePathLength: typeof result.averagePathLength === "number",
    pathLengths: Array.isArray(result.pathLengths) && result.pathLengths.every(isNumber),
    failurePoints:
      isRecord(result.failurePoints) &&
      Object.values(result.failurePoints).every((each) => isRecord(each) && isNumber(each.count)),
    "duration.average": isRecord(duration) && isNumber(duration.average),
    "coverage.nodes": isCoverage(coverages.nodes),
    "coverage.connections": isCoverage(coverages.connections),
    personas:
      Array.isArray(personas) &&
      personas.every(
        (each) => isRecord(each) && typeof each.id === "string" && isRate(each.success),
      ),
    ...Object.fromEntries(
      RATES.map((name) => [`rates.${name}`, isRecord(rates) && isRate(rates[name])]),
    ),
  };
  return Object.keys(held).filter((path) => !held[path]);
}

function isRate(value: unknown): boolean {
  return isRecord(value) && isNumber(value.count) && isNumber(value.of);
}

function isCoverage(value: unknown): boolean {
  return isRecord(value) && isNumber(value.covered) && isNumber(value.total);
}

function isNumber(value: unknown): boolean {
  return typeof value === "number" && Number.isFinite(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
