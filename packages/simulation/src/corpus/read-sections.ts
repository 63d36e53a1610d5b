/**
 * Reads a file of the corpus: under `[name]` what is said of it, a line each, in the file's order.
 * Blank lines and such that begin with `#` are left out. Anything else is an error that names file
 * and line. `what` tells in errors what the names are.
 */
export function readSections<Name extends string>(
  file: string,
  text: string,
  { names, what }: { names: readonly Name[]; what: string },
): Map<Name, string[]> {
  const sections = new Map<Name, Section>();
  let current: Section | null = null;
  for (const [at, whole] of text.split("\n").entries()) {
    const fail = (problem: string): never => failAt(file, at + 1, problem);
    const line = whole.trim();
    if (line === "" || line.startsWith("#")) continue;
    const heading = /^\[(.*)\]$/u.exec(line)?.[1];
    if (heading !== undefined) {
      const unknown = `[${heading}] is no ${what}; there are ${names.join(", ")}`;
      const name = names.find((one) => one === heading) ?? fail(unknown);
      if (sections.has(name)) fail(`[${name}] stands here for the second time`);
      current = { at: at + 1, lines: [] };
      sections.set(name, current);
    } else {
      const { lines } = current ?? fail(`"${line}" comes before any [${what}]`);
      if (lines.includes(line)) fail(`"${line}" is said twice by the same ${what}`);
      lines.push(line);
    }
  }
  for (const [name, { at, lines }] of sections) {
    if (lines.length === 0) failAt(file, at, `[${name}] says nothing`);
  }
  return new Map([...sections].map(([name, { lines }]) => [name, lines]));
}

/** What stands under one heading, and the line of that. */
interface Section {
  at: number;
  lines: string[];
}

export function failAt(file: string, line: number, problem: string): never {
  throw new Error(`${file}:${line}: ${problem}`);
}

/** The same of a file in which each of these sections has to stand. */
export function readAllSections<Name extends string>(
  file: string,
  text: string,
  names: readonly Name[],
): Readonly<Record<Name, readonly string[]>> {
  const sections = readSections(file, text, { names, what: "section" });
  for (const name of names) {
    if (!sections.has(name)) failAt(file, 1, `[${name}] is missing`);
  }
  return Object.fromEntries(sections) as unknown as Record<Name, string[]>;
}
