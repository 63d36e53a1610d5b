import template from "rufbaum:database-template" with { type: "file" };
import { main } from "@rufbaum/cli/main";
import { setFileReaderScript } from "@rufbaum/server/file-reader";
import { setReaderScript } from "@rufbaum/server/reader";
import { setWorkerScript } from "@rufbaum/simulation/workers";
import { setEmbeddedFiles } from "@rufbaum/store";

/** The executable's entry: the command line, with everything it would look for beside itself. */
setEmbeddedFiles({ template, worker: "./packages/store/src/pglite/worker.ts" });
setWorkerScript("./packages/simulation/src/workers/worker.ts");
setReaderScript("./apps/server/src/reader/worker.ts");
setFileReaderScript("./apps/server/src/file-reader/worker.ts");
await main(process.argv.slice(2));
