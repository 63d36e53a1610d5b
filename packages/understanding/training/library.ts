import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One line of the library. */
export interface Utterance {
  label: string;
  text: string;
  /** Further intents that the line carries. */
  also: readonly string[];
}

const FOLDER = join(import.meta.dir, "..", "library");

/**
 * Everything the authors wrote, file by file in the order of their names: `<label>.txt` with an
 * utterance a line, and `<scenes>.tsv` with a label before each.
 */
export function readLibrary(folder = FOLDER): Utterance[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const lines = readFileSync(join(folder, name), "utf8")
        .split("\n")
        .filter((line) => line.trim() !== "" && !line.startsWith("#"));
      if (name.endsWith(".tsv")) return lines.map(readScene);
      return lines.map((line) => readLine(name.replace(/\.txt$/u, ""), line));
    });
}

function readScene(line: string): Utterance {
  const [label = "", text = ""] = line.split("\t");
  return { label, text: text.trim(), also: [] };
}

function readLine(label: string, line: string): Utterance {
  const [text = "", also = ""] = line.split(" => ");
  return { label, text: text.trim(), also: also.split(/[ ,]+/u).filter((name) => name !== "") };
}
