import { buildDashboard, CANVAS_LOAD_LIMIT, FIRST_LOAD_LIMIT } from "@rufbaum/dashboard/build";
import type { Row } from "./row.ts";

/** What `/` loads of JavaScript before it shows, and until its canvas does. */
export async function firstLoad(): Promise<Row[]> {
  const { loads } = await buildDashboard();
  return [
    row("JavaScript at the first load of /", loads.first, FIRST_LOAD_LIMIT),
    row("the same with the canvas", loads.canvas, CANVAS_LOAD_LIMIT),
  ];
}

function row(name: string, bytes: number, limit: number): Row {
  return {
    name,
    value: `${(bytes / 1000).toFixed(1)} kB`,
    spread: "gzip",
    promise: `≤ ${limit / 1000} kB`,
  };
}
