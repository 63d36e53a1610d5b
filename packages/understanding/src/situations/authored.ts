import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../situations");

/** All authored situations as one text. A macro: whoever bundles has them in the program. */
export function authoredSituations(): string {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .map((name) => readFileSync(join(FOLDER, name), "utf8"))
    .join("\n");
}
