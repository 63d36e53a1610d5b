/** One measured line of `bun run bench`. */
export interface Row {
  name: string;
  /** The median, or the one figure there is, with its unit. */
  value: string;
  /** How far it spreads: `min 0.81, max 0.95`, `p99 12.1`. */
  spread: string;
  /** What the figure has to stay within, if anything was promised. */
  promise: string;
}

/** `fraction`: 0.5 for the median, 0.99 for the 99th percentile. */
export function percentile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.ceil(sorted.length * fraction) - 1);
  return sorted[Math.max(0, index)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function formatRows(rows: readonly Row[]): string {
  const header: Row = { name: "what", value: "median", spread: "spread", promise: "promised" };
  const all = [header, ...rows];
  const width = (of: (row: Row) => string) => Math.max(...all.map((row) => of(row).length));
  const widths = [width((r) => r.name), width((r) => r.value), width((r) => r.spread)] as const;
  return all
    .map(({ name, value, spread, promise }) =>
      [name.padEnd(widths[0]), value.padStart(widths[1]), spread.padEnd(widths[2]), promise]
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
