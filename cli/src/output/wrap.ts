/** Leaves room for words where a line begins far to the right. */
const MOST_INDENT = 0.5;

/**
 * A line as lines of at most `width` columns, broken between words; what goes on stands two columns
 * further in than the line began. Colours count for nothing, wide characters for two.
 */
export function wrap(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const indent = /^ */.exec(text)?.[0] ?? "";
  const hanging = " ".repeat(Math.min(indent.length + 2, Math.floor(width * MOST_INDENT)));
  const lines: string[] = [];
  let line = indent;
  let isBegun = false;
  for (const word of text
    .slice(indent.length)
    .split(" ")
    .flatMap((each) => parts(each, width - hanging.length))) {
    const longer = isBegun ? `${line} ${word}` : line + word;
    if (isBegun && widthOf(longer) > width) {
      lines.push(line.trimEnd());
      line = hanging + word;
    } else line = longer;
    isBegun = true;
  }
  return [...lines, line].join("\n");
}

/** A word that is wider than any line in as many as it needs; one with colours stays whole. */
function parts(word: string, width: number): string[] {
  if (widthOf(word) <= width || word.includes("\u001b")) return [word];
  const made: string[] = [];
  let part = "";
  for (const { segment } of CHARACTERS.segment(word)) {
    if (part !== "" && widthOf(part + segment) > width) {
      made.push(part);
      part = "";
    }
    part += segment;
  }
  return [...made, part];
}

const CHARACTERS = new Intl.Segmenter("de", { granularity: "grapheme" });

function widthOf(text: string): number {
  return Bun.stringWidth(text);
}
