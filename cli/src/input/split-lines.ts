/** A line without its break. */
export interface InputLine {
  text: string;
  /** Whether it was longer than lines may be, and its rest is lost. */
  isCut: boolean;
}

/** Characters of a line that are kept. */
export const LONGEST_LINE = 1024 * 1024;

/**
 * Cuts a text that comes in parts into its lines, all those that end in a part together. LF and CRLF
 * end a line; the last one needs no break.
 */
export async function* splitLines(
  parts: AsyncIterable<string>,
): AsyncGenerator<readonly InputLine[]> {
  let open = "";
  let isCut = false;
  for await (const part of parts) {
    const pieces = part.split("\n");
    const last = pieces.pop() ?? "";
    const lines = pieces.map((piece) => {
      const line = closed(open + piece, isCut);
      open = "";
      isCut = false;
      return line;
    });
    open += last;
    if (open.length > LONGEST_LINE) {
      open = open.slice(0, LONGEST_LINE);
      isCut = true;
    }
    if (lines.length > 0) yield lines;
  }
  if (open !== "") yield [closed(open, isCut)];
}

function closed(line: string, wasCut: boolean): InputLine {
  const isCut = wasCut || line.length > LONGEST_LINE;
  const text = isCut ? line.slice(0, LONGEST_LINE) : line;
  return { text: text.endsWith("\r") ? text.slice(0, -1) : text, isCut };
}
