import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildModel,
  evidenceOf,
  type LibraryFile,
  readLibrary,
  type Utterance,
} from "@rufbaum/understanding/training";
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

const SEAL = /^\/\/ Seal: (\w+)\n/;

/**
 * Ties the model to the library and the code it was learnt from, so that they can be held against
 * each other without the ten seconds that learning takes.
 */
export function seal(model: string, library: readonly Utterance[]): string {
  return `// Seal: ${sealOf(model, library)}\n${model}`;
}

/** Whether this library and this code are those that the sealed model was learnt from. */
export function sealHolds(sealed: string, library: readonly Utterance[]): boolean {
  return SEAL.exec(sealed)?.[1] === sealOf(sealed.replace(SEAL, ""), library);
}

function sealOf(model: string, library: readonly Utterance[]): string {
  const hasher = new Bun.CryptoHasher("sha256");
  for (const part of evidenceOf(library)) hasher.update(part);
  return hasher.update(model).digest("hex");
}

/** `bun run model`: makes the understanding's model anew from its library. */
if (import.meta.main) {
  const library = readLibrary(libraryFiles());
  const source = seal(buildModel(library), library);
  writeFileSync(MODEL_FILE, source);
  console.log(`${library.length} utterances, ${(source.length / 1e6).toFixed(2)} MB`);
}
