import { realRuntime } from "@rufbaum/runtime/real";
import { readConfig } from "../../config.ts";
import { startServer } from "../../main.ts";
import { TEST_DASHBOARD } from "../test-app.ts";
import { pacedRuntime } from "./paced-runtime.ts";

/** What it tells whoever started it, once it listens. */
export interface Started {
  url: string;
  localToken: string;
}

/** The program in a process of its own, which can be killed. `TEST_PACE`: at which pace (JSON). */
async function serve(): Promise<void> {
  const { TEST_PACE: pace, ...environment } = process.env;
  const read = readConfig(environment);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const log = (line: string) => console.log(line);
  const runtime = pace ? pacedRuntime(JSON.parse(pace)) : realRuntime();
  const { url, localToken } = await startServer(read.config, {
    runtime,
    dashboard: TEST_DASHBOARD,
    log,
  });
  process.send?.({ url, localToken } satisfies Started);
}

await serve();
