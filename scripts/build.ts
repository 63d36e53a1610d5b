import { stat } from "node:fs/promises";
import { join } from "node:path";
import { inSeconds } from "./prepare/step.ts";
import { prepare } from "./prepare.ts";
import { ROOT } from "./process/run-child.ts";

/** `bun run build`: `dist/rufbaum`, the whole program in one file. */
await prepare();
const start = performance.now();
const { buildExecutable } = await import("./build/build-executable.ts");
const outfile = join(ROOT, "dist/rufbaum");
await buildExecutable(outfile);
const megabytes = ((await stat(outfile)).size / 1e6).toFixed(0);
console.log(`dist/rufbaum: ${megabytes} MB in ${inSeconds(performance.now() - start).trim()}`);
