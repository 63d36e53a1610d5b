import Papa from "papaparse";
import { HEAD_ROWS } from "./limits.ts";
import { roleOf } from "./recognise-columns.ts";

const SEPARATORS = [";", ",", "\t", "|"];

/** By what cells are parted, seen in a file's first rows; `skipped`: Excel's line `sep=;`. */
export function findSeparator(
  text: string,
  isHeader: (cells: readonly string[]) => boolean = namesPhone,
): {
  separator: string;
  skipped: number;
} {
  const told = /^sep=(.)(?:\n|$)/i.exec(text);
  if (told?.[1]) return { separator: told[1], skipped: told[0].length };
  const [best] = SEPARATORS.map((separator) => ({
    separator,
    score: scoreOf(text, separator, isHeader),
  })).sort((a, b) => b.score - a.score);
  return { separator: best && best.score > 0 ? best.separator : ",", skipped: 0 };
}

/** How alike the rows are in width; a column name that is known weighs more than all of them. */
function scoreOf(
  text: string,
  delimiter: string,
  isHeader: (cells: readonly string[]) => boolean,
): number {
  const { data } = Papa.parse<string[]>(text, { delimiter, newline: "\n", preview: HEAD_ROWS });
  const rows = data.filter((cells) => cells.some((cell) => cell.trim() !== ""));
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const widest = Math.max(
    0,
    ...[...counts].map(([width, count]) => count * 10 + Math.min(width, 9)),
  );
  const isNamed = rows.some((cells) => cells.length > 1 && isHeader(cells));
  return isNamed ? widest + 10_000 : widest;
}

function namesPhone(cells: readonly string[]): boolean {
  return cells.some((cell) => roleOf(cell) === "phone");
}
