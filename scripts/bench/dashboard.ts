import { buildDashboard, FIRST_LOAD_LIMIT } from "@rufbaum/dashboard/build";
import type { Row } from "./figures.ts";

/** What a browser loads before `/` shows. */
export async function benchDashboard(): Promise<Row[]> {
  const { firstLoadBytes } = await buildDashboard();
  return [
    {
      what: "first JavaScript of /, gzip",
      figure: `${(firstLoadBytes / 1000).toFixed(0)} kB`,
      goal: `at most ${FIRST_LOAD_LIMIT / 1000} kB`,
    },
  ];
}
