import { PGlite, types } from "@electric-sql/pglite";
import initdbWasm from "@electric-sql/pglite/initdb.wasm" with { type: "file" };
import bundle from "@electric-sql/pglite/pglite.data" with { type: "file" };
import wasm from "@electric-sql/pglite/pglite.wasm" with { type: "file" };
import type { OpenOptions } from "./protocol.ts";

/**
 * Opens PGlite with its files handed over, which is how they are found inside an executable too.
 * Values drizzle reads by itself come as PostgreSQL's text, as they do from a server.
 */
export async function openPglite({ directory, template }: OpenOptions): Promise<PGlite> {
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([
    compile(wasm),
    compile(initdbWasm),
    directory !== null && template !== null && unpack(template, directory),
  ]);
  const database = await PGlite.create({
    ...(directory !== null
      ? { dataDir: directory }
      : template !== null && { loadDataDir: Bun.file(template, { type: "application/gzip" }) }),
    pgliteWasmModule,
    initdbWasmModule,
    fsBundle: Bun.file(bundle),
    parsers: Object.fromEntries(READ_AS_TEXT.map((type) => [type, (text: string) => text])),
  });
  // A new log file is not filled with 16 MB of zeros first: that held up a query for 50 ms.
  await database.exec("set wal_init_zero = off");
  return database;
}

/** PGlite's own `loadDataDir` takes 0.3 s longer, for it unpacks in JavaScript. */
async function unpack(template: string, directory: string): Promise<void> {
  await new Bun.Archive(await Bun.file(template).bytes()).extract(directory);
}

const READ_AS_TEXT = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  types.JSON,
  types.JSONB,
];

async function compile(path: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await Bun.file(path).arrayBuffer());
}
