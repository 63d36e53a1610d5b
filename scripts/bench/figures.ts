/** What was measured of one thing: the middle and the edges, in one unit. */
export interface Figures {
  least: number;
  median: number;
  p99: number;
  most: number;
  count: number;
}

export function figuresOf(samples: readonly number[]): Figures {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { least: at(0), median: at(0.5), p99: at(0.99), most: at(1), count: sorted.length };
}

export interface Row {
  what: string;
  figure: string;
  /** What the issue or the design asks for. */
  goal: string;
}

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 0)} ms`;
}

export function printRows(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  const middle = Math.max(...rows.map(({ figure }) => figure.length));
  for (const { what, figure, goal } of rows) {
    console.log(`${what.padEnd(width)}  ${figure.padEnd(middle)}  ${goal}`.trimEnd());
  }
}
