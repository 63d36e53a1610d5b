import { buildDashboard } from "@rufbaum/dashboard/build";
import type { Row } from "./row.ts";

/** What `/` loads of JavaScript before it shows. */
export async function firstLoad(): Promise<Row[]> {
  const { firstLoadBytes } = await buildDashboard();
  return [
    {
      name: "JavaScript at the first load of /",
      value: `${(firstLoadBytes / 1000).toFixed(1)} kB`,
      spread: "gzip",
      promise: "≤ 230 kB",
    },
  ];
}
