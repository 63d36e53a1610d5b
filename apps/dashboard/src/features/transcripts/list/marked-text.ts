export interface TextPart {
  text: string;
  isMarked: boolean;
}

type Mark = readonly [from: number, to: number];

/** A text cut at its marks, which may touch or overlap. */
export function markedParts(text: string, marks: readonly Mark[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  const put = (end: number, isMarked: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), isMarked });
    at = Math.max(at, end);
  };
  for (const [from, to] of marks.toSorted(([one], [other]) => one - other)) {
    put(Math.min(from, text.length), false);
    put(Math.min(to, text.length), true);
  }
  put(text.length, false);
  return parts;
}

/** Characters that stay before the first mark of a snippet. */
const BEFORE = 24;

/** The text from shortly before its first mark on, at a word's beginning. */
export function snippetOf({ text, marks }: { text: string; marks: readonly Mark[] }): TextPart[] {
  const first = Math.min(...marks.map(([from]) => from), text.length);
  if (first <= BEFORE) return markedParts(text, marks);
  const space = text.indexOf(" ", first - BEFORE);
  const start = space >= 0 && space < first ? space + 1 : first;
  const moved = marks.map(([from, to]): Mark => [from - start, to - start]);
  return [{ text: "… ", isMarked: false }, ...markedParts(text.slice(start), moved)];
}
