import { realRuntime } from "@rufbaum/runtime/real";
import { readConfig } from "../../config.ts";
import { startServer } from "../../main.ts";
import { TEST_DASHBOARD } from "../test-app.ts";

/** What it tells whoever started it, once it listens. */
export interface Started {
  url: string;
  localToken: string;
}

/** The program in a process of its own, which can be killed. */
async function serve(): Promise<void> {
  const read = readConfig(process.env);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const log = (line: string) => console.log(line);
  const parts = { runtime: realRuntime(), dashboard: TEST_DASHBOARD, log };
  const { url, localToken } = await startServer(read.config, parts);
  process.send?.({ url, localToken } satisfies Started);
}

await serve();
