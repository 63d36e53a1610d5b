import type { Row } from "./row.ts";
import { simulateInProcess, withTreeFile } from "./simulation.ts";

const RUNS = 1_000_000;

/** The most memory that the process of a million conversations ever has. */
export async function memory(): Promise<Row[]> {
  const start = performance.now();
  const bytes = await withTreeFile((file) => simulateInProcess(file, RUNS));
  const seconds = (performance.now() - start) / 1_000;
  return [
    {
      name: "rufbaum simulate --runs 1000000, peak memory",
      value: `${(bytes / 1e6).toFixed(0)} MB`,
      spread: `in ${seconds.toFixed(0)} s`,
      promise: "≤ 300 MB",
    },
  ];
}
