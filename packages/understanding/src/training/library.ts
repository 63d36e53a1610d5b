/** One line of the library. */
export interface Utterance {
  label: string;
  text: string;
}

/** A file of the library. */
export interface LibraryFile {
  name: string;
  content: string;
}

/**
 * Everything the authors wrote, file by file in the order of their names: `<label>.txt` holds an
 * utterance a line, `<scenes>.tsv` a label before each. What stands behind ` => ` names further
 * intents of the line.
 */
export function readLibrary(files: readonly LibraryFile[]): Utterance[] {
  return [...files]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({ name, content }) =>
      content
        .split("\n")
        .filter((line) => line.trim() !== "" && !line.startsWith("#"))
        .map((line) => (name.endsWith(".tsv") ? readScene(line) : readLine(name, line))),
    );
}

function readScene(line: string): Utterance {
  const [label = "", text = ""] = line.split("\t");
  return { label, text: text.trim() };
}

function readLine(name: string, line: string): Utterance {
  const [text = ""] = line.split(" => ");
  return { label: name.replace(/\.txt$/u, ""), text: text.trim() };
}
