import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readLibrary, type Utterance } from "@rufbaum/understanding/training";
import { ROOT } from "../process/run-child.ts";

const PACKAGE = join(ROOT, "packages", "understanding");
const LIBRARY = join(PACKAGE, "library");

/** The weights, and the release of the library that they were learnt from. */
export const MODEL_FILE = join(PACKAGE, "model", "weights.bin");
export const RELEASE_FILE = join(LIBRARY, "RELEASE");

export function readLibraryFolder(): Utterance[] {
  const names = readdirSync(LIBRARY).filter((name) => /\.(?:txt|tsv)$/u.test(name));
  return readLibrary(
    names.map((name) => ({ name, content: readFileSync(join(LIBRARY, name), "utf8") })),
  );
}
