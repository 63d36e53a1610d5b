import { realRuntime } from "@rufbaum/runtime/real";
import { runServer } from "../main.ts";
import { TEST_DASHBOARD } from "./test-app.ts";

/** The program as a process of its own, with the smallest of dashboards. */
process.exit(
  await runServer({
    environment: process.env,
    runtime: realRuntime(),
    dashboard: TEST_DASHBOARD,
    print: (line) => console.log(line),
    log: (message) => console.error(message),
  }),
);
