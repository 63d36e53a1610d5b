import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildModel, type LibraryFile, readLibrary } from "@rufbaum/understanding/training";
import { ROOT } from "./process/run-child.ts";

const PACKAGE = join(ROOT, "packages", "understanding");

/** Where the model is kept. */
export const MODEL_FILE = join(PACKAGE, "src", "model", "weights.generated.ts");

export function libraryFiles(): LibraryFile[] {
  const folder = join(PACKAGE, "library");
  return readdirSync(folder).map((name) => ({
    name,
    content: readFileSync(join(folder, name), "utf8"),
  }));
}

/** `bun run model`: makes the understanding's model anew from its library. */
if (import.meta.main) {
  const library = readLibrary(libraryFiles());
  const source = buildModel(library);
  writeFileSync(MODEL_FILE, source);
  console.log(`${library.length} utterances, ${(source.length / 1e6).toFixed(2)} MB`);
}
