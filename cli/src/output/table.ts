import type { Colour, Paint } from "./colours.ts";
import { oneLine } from "./printable.ts";

export interface Column<Row> {
  title: string;
  value(row: Row): string;
  /** How the value looks; plain if left out. */
  colour?(row: Row): Colour | null;
  align?: "right";
  /** Its values may be cut where the terminal is too narrow. */
  isFlexible?: true;
}

const GAP = "  ";
const NARROWEST = 8;

/**
 * Lines of a table under a row of titles. On a terminal of `width` characters the flexible columns
 * give way; without one nothing is cut.
 */
export function renderTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { width, paint }: { width: number | null; paint: Paint },
): string[] {
  const cells = rows.map((row) => columns.map((column) => oneLine(column.value(row))));
  const wanted = columns.map((column, index) =>
    Math.max(...[column.title, ...cells.map((line) => line[index] ?? "")].map(widthOf)),
  );
  const widths = fit(
    wanted,
    columns.map(({ isFlexible }) => isFlexible === true),
    width,
  );
  const line = (texts: readonly string[], colourOf: (index: number) => Colour | null) =>
    texts
      .map((text, index) => {
        const colour = colourOf(index);
        const isLast = index === columns.length - 1;
        const padded = pad(text, widths[index] ?? 0, columns[index]?.align, isLast);
        return colour ? paint(colour, padded) : padded;
      })
      .join(GAP)
      .trimEnd();
  return [
    line(
      columns.map((column) => column.title),
      () => "dim",
    ),
    ...rows.map((row, at) =>
      line(cells[at] ?? [], (index) => columns[index]?.colour?.(row) ?? null),
    ),
  ];
}

function fit(
  wanted: readonly number[],
  isFlexible: readonly boolean[],
  width: number | null,
): number[] {
  const widths = [...wanted];
  if (width === null) return widths;
  const room = width - GAP.length * (widths.length - 1);
  for (let excess = sum(widths) - room; excess > 0; excess--) {
    const widest = Math.max(...widths.filter((_, index) => isFlexible[index]));
    if (widest <= NARROWEST) break;
    widths[widths.findIndex((each, index) => isFlexible[index] && each === widest)] = widest - 1;
  }
  return widths;
}

function pad(text: string, width: number, align: "right" | undefined, isLast: boolean): string {
  const shown = cut(text, width);
  const space = " ".repeat(Math.max(0, width - widthOf(shown)));
  if (align === "right") return space + shown;
  return isLast ? shown : shown + space;
}

/** At most `width` characters wide, the last one an ellipsis if something is missing. */
function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let shown = "";
  for (const character of text) {
    if (widthOf(shown + character) > width - 1) break;
    shown += character;
  }
  return `${shown}…`;
}

function widthOf(text: string): number {
  return Bun.stringWidth(text);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
