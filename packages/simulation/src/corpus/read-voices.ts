import { type TopicLines, VOICES, type Voice } from "./voices.ts";

/**
 * Reads a file of the corpus: under `[voice]` what that voice says, a line each, in the file's order.
 * Blank lines and such that begin with `#` are left out. Anything else is an error that names file
 * and line.
 */
export function readVoices(file: string, text: string): TopicLines {
  const voices = new Map<Voice, Said>();
  let current: Said | null = null;
  for (const [at, whole] of text.split("\n").entries()) {
    const fail = (problem: string): never => failAt(file, at + 1, problem);
    const line = whole.trim();
    if (line === "" || line.startsWith("#")) continue;
    const heading = /^\[(.*)\]$/u.exec(line)?.[1];
    if (heading !== undefined) {
      const voice = VOICES.find((one) => one === heading) ?? fail(unknown(heading));
      if (voices.has(voice)) fail(`[${voice}] stands here for the second time`);
      current = { at: at + 1, lines: [] };
      voices.set(voice, current);
    } else {
      const { lines } = current ?? fail(`"${line}" comes before any [voice]`);
      if (lines.includes(line)) fail(`"${line}" is said twice by the same voice`);
      lines.push(line);
    }
  }
  for (const [voice, { at, lines }] of voices) {
    if (lines.length === 0) failAt(file, at, `[${voice}] says nothing`);
  }
  const plain = voices.get("matter-of-fact") ?? failAt(file, 1, "[matter-of-fact] is missing");
  const said = [...voices].map(([voice, { lines }]) => [voice, lines]);
  return { ...Object.fromEntries(said), "matter-of-fact": plain.lines };
}

/** What one voice says, and the line of its heading. */
interface Said {
  at: number;
  lines: string[];
}

function unknown(heading: string): string {
  return `[${heading}] is no voice; there are ${VOICES.join(", ")}`;
}

function failAt(file: string, line: number, problem: string): never {
  throw new Error(`${file}:${line}: ${problem}`);
}
