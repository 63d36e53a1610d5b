/** Widths of Inter's letters at 1 px, roughly: narrow, wide, and all others. */
const NARROW = /[ijlI1.,:;'|!()[\]ft]/;
const WIDE = /[mwMW@—%]/;
const FULL =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/** About how wide a text is drawn, in pixels. */
export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const letter of text) {
    if (FULL.test(letter)) width += 1.05;
    else if (NARROW.test(letter)) width += 0.33;
    else if (WIDE.test(letter)) width += 0.88;
    else if (letter === " ") width += 0.28;
    else width += letter >= "A" && letter <= "Z" ? 0.68 : 0.57;
  }
  return width * size;
}

/** Breaks a text into at most so many lines of a width; what does not fit ends in an ellipsis. */
export function wrapText(
  text: string,
  { width, size, lines }: { width: number; size: number; lines: number },
): string[] {
  const wrapped: string[] = [];
  let line = "";
  const words = text.split(/\s+/).filter((word) => word !== "");
  for (const [index, word] of words.entries()) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer, size) <= width) {
      line = longer;
      continue;
    }
    if (wrapped.length === lines - 1) {
      const rest = [line, ...words.slice(index)].filter((each) => each !== "").join(" ");
      return [...wrapped, ellipsed(rest, width, size)];
    }
    if (line !== "") wrapped.push(line);
    line = word;
    if (widthOf(word, size) > width) line = ellipsed(word, width, size);
  }
  return line === "" ? wrapped : [...wrapped, line];
}

function ellipsed(text: string, width: number, size: number): string {
  if (widthOf(text, size) <= width) return text;
  let kept = "";
  let taken = widthOf("…", size);
  for (const letter of text) {
    taken += widthOf(letter, size);
    if (taken > width) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}
