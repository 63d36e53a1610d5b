import type { Persona } from "@rufbaum/simulation";
import type { Context } from "../context.ts";
import { wrongInput } from "../errors.ts";
import { causeOf } from "../trees/file-fault.ts";

/** The built-in personas, those of them that are named, or those of a file. */
export async function choosePersonas(
  { deps }: Context,
  wanted: string | undefined,
): Promise<readonly Persona[]> {
  const { PERSONAS } = await import("@rufbaum/simulation");
  const { wordsIn } = await import("@rufbaum/words");
  const { personaWord } = wordsIn("en");
  if (wanted === undefined) return PERSONAS;
  if (wanted.endsWith(".json") || wanted.includes("/")) return fromFile(deps.runtime.disk, wanted);
  const ids = wanted.split(",").map((id) => id.trim());
  return [...new Set(ids)].map((id) => {
    const found = PERSONAS.find((persona) => persona.id === id);
    if (found) return found;
    throw wrongInput(`There is no persona "${id}".`, {
      reason: "unknown-persona",
      details: { id, known: PERSONAS.map((persona) => persona.id) },
      lines: PERSONAS.map(({ id: known, name, type }) => `${known}  ${name}, ${personaWord(type)}`),
      hint: "Name some of these, separated by commas, or a JSON file with personas of your own.",
    });
  });
}

async function fromFile(
  disk: Context["deps"]["runtime"]["disk"],
  file: string,
): Promise<readonly Persona[]> {
  const text = await disk.read(file).catch((error: unknown) => {
    throw wrongInput(`${file} can't be read: ${causeOf(error)}.`, {
      reason: "unreadable-file",
      details: { file },
      cause: error,
    });
  });
  if (text === null) {
    throw wrongInput(`There is no file ${file}.`, { reason: "no-such-file", details: { file } });
  }
  const { readPersonas } = await import("@rufbaum/simulation");
  const { wordsIn } = await import("@rufbaum/words");
  const read = readPersonas(parsed(text, file));
  if (read.ok) return read.personas;
  const { personaFault } = wordsIn("en");
  const problems = read.problems.map((problem) => ({ ...problem, message: personaFault(problem) }));
  throw wrongInput(`${file} holds no personas that can be used.`, {
    reason: "invalid-personas",
    lines: problems.map(({ path, message }) => `${path || "The file"} ${message}`),
    details: { file, problems },
  });
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw wrongInput(`${file} is no JSON.`, {
      reason: "no-json",
      lines: error instanceof Error ? [error.message] : [],
      details: { file },
      hint: 'It has to be a list: [{ "id": "…", "name": "…", "type": "…", "personality": ["…"], "patienceLevel": 5 }]',
    });
  }
}
