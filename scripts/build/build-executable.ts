import { join } from "node:path";
import { packTemplate } from "@rufbaum/store";
import { ROOT } from "../process/run-child.ts";
import { embeddedModules } from "./embedded-modules.ts";

/** Makes one file of the whole program that needs nothing beside it; the dashboard must be built. */
export async function buildExecutable(outfile: string): Promise<void> {
  await Bun.build({
    entrypoints: [
      join(ROOT, "scripts/build/executable.ts"),
      join(ROOT, "packages/store/src/pglite/worker.ts"),
      join(ROOT, "packages/simulation/src/workers/worker.ts"),
      join(ROOT, "apps/server/src/reader/worker.ts"),
      join(ROOT, "apps/server/src/file-reader/worker.ts"),
    ],
    root: ROOT,
    target: "bun",
    // Full minification breaks Elysia's macros.
    minify: { whitespace: true, syntax: true },
    plugins: [embeddedModules(await packTemplate())],
    compile: { outfile, autoloadBunfig: false },
  });
}
