/** How wide Inter's letters are, in hundredths of its size: measured in its regular weight. */
const LETTERS: readonly (readonly [number, string])[] = [
  [24, "ijl"],
  [27, "I"],
  [28, " "],
  [29, "!,.:"],
  [30, "';"],
  [32, "`"],
  [33, "t|"],
  [36, "()/[\\]"],
  [37, "f"],
  [38, "r"],
  [41, "1"],
  [42, "„"],
  [43, "{}"],
  [44, "“"],
  [46, "-_"],
  [47, '"^'],
  [50, "*–"],
  [51, "?"],
  [53, "s"],
  [55, "kxz"],
  [56, "avyä"],
  [57, "7JLc"],
  [58, "e"],
  [59, "5Fhnuü"],
  [60, "Eoö"],
  [61, "2bdgpq"],
  [62, "3689ß"],
  [63, "#0Z"],
  [64, "$&PRS"],
  [65, "4BT"],
  [66, "+<=>~"],
  [67, "K€"],
  [68, "XY"],
  [69, "AVÄ"],
  [72, "D"],
  [73, "C"],
  [74, "HUÜ"],
  [75, "GN"],
  [76, "OQÖ"],
  [82, "w"],
  [86, "…"],
  [88, "m"],
  [90, "M"],
  [97, "@"],
  [98, "%"],
  [99, "W"],
];
const WIDTHS = new Map(
  LETTERS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width / 100])),
);
/** What has no place in the table: letters of other scripts take a square, others as much as an o. */
const FULL =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/** How wide a text is drawn, in pixels. */
export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += WIDTHS.get(letter) ?? (FULL.test(letter) ? 1.25 : 0.65);
  return width * size;
}

/** Semibold letters are so much wider, on the whole. */
const BOLD = 1.02;

interface Room {
  width: number;
  size: number;
  lines: number;
  isBold?: boolean;
}

/** Breaks a text into at most so many lines of a width; what does not fit ends in an ellipsis. */
export function wrapText(
  text: string,
  { width, size: plain, lines, isBold = false }: Room,
): string[] {
  const size = isBold ? plain * BOLD : plain;
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
