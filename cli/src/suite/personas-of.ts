import { isAbsolute, join } from "node:path";
import type { Persona } from "@rufbaum/simulation";
import type { CliDeps } from "../deps.ts";
import { wrongInput } from "../errors.ts";
import { readTreeFile } from "../trees/read-tree-file.ts";

/**
 * The personas that a simulation of a suite names: ids of built-in ones, or a file with its own; all
 * built-in ones where it names none.
 *
 * @throws CliError (2)
 */
export async function personasOf(
  wanted: string | readonly string[] | undefined,
  { deps, folder }: { deps: Pick<CliDeps, "stdin" | "runtime">; folder: string },
): Promise<readonly Persona[]> {
  const { PERSONAS } = await import("@rufbaum/simulation");
  if (wanted === undefined) return PERSONAS;
  if (typeof wanted === "string" && wanted.endsWith(".json")) {
    return readFile(deps, isAbsolute(wanted) ? wanted : join(folder, wanted));
  }
  const { suggestion } = await import("@rufbaum/simulation/suite");
  const ids = PERSONAS.map(({ id }) => id);
  return [wanted].flat().map((id) => {
    const persona = PERSONAS.find((each) => each.id === id);
    if (persona) return persona;
    throw wrongInput(`There is no persona "${id}". ${suggestion(id, ids)}`.trim(), {
      reason: "unknown-persona",
    });
  });
}

async function readFile(
  deps: Pick<CliDeps, "stdin" | "runtime">,
  file: string,
): Promise<readonly Persona[]> {
  const { readPersonas } = await import("@rufbaum/simulation");
  const { text } = await readTreeFile(deps, file);
  const read = readPersonas(parsed(text, file));
  if (read.ok) return read.personas;
  throw wrongInput(`${file} holds no personas that can be read.`, {
    reason: "faulty-personas",
    lines: read.problems.map(({ path, message }) =>
      path === "" ? message : `${path}: ${message}`,
    ),
  });
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw wrongInput(`${file} is no JSON: ${why}.`, { reason: "faulty-personas", cause: error });
  }
}
