import { chmod, mkdir, rename, rm } from "node:fs/promises";
import { PGlite, types } from "@electric-sql/pglite";
import initdbWasm from "@electric-sql/pglite/initdb.wasm" with { type: "file" };
import bundle from "@electric-sql/pglite/pglite.data" with { type: "file" };
import wasm from "@electric-sql/pglite/pglite.wasm" with { type: "file" };
import type { OpenOptions } from "./protocol.ts";
import { refuseAfterPanic } from "./refuse-after-panic.ts";

/**
 * Opens PGlite with its files handed over, which is how they are found inside an executable too.
 * Values drizzle reads by itself come as PostgreSQL's text, as they do from a server.
 */
export async function openPglite({ directory, template, isNew }: OpenOptions): Promise<PGlite> {
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([
    compile(wasm),
    compile(initdbWasm),
    directory !== null && isNew && template !== null && unpack(template, directory),
  ]);
  const parts = {
    pgliteWasmModule,
    initdbWasmModule,
    fsBundle: Bun.file(bundle),
    startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${BUFFERS}`],
    parsers: Object.fromEntries(READ_AS_TEXT.map((type) => [type, (text: string) => text])),
  };
  if (directory !== null && isNew && template === null) {
    await createIn(directory, async (unfinished) => {
      await (await PGlite.create({ ...parts, dataDir: unfinished })).close();
    });
  }
  // Who is not the owner can't, and has been let in by him.
  if (directory !== null) await chmod(directory, OWNER_ALONE).catch(() => {});
  const database = await PGlite.create({
    ...(directory !== null
      ? { dataDir: directory }
      : template !== null && { loadDataDir: Bun.file(template, { type: "application/gzip" }) }),
    ...parts,
  });
  // A new log file is not filled with 16 MB of zeros first: that held up a query for 50 ms.
  await database.exec("set wal_init_zero = off");
  // Nobody analyses its tables, which would hold turns up for 0.1 s: unless told, the planner takes a
  // day's calls for a sixth of all and reads the whole table, or a whole day to sort out the first rows.
  await database.exec(`
    set enable_seqscan = off; set enable_bitmapscan = off;
    set enable_hashjoin = off; set enable_mergejoin = off`);
  refuseAfterPanic(database);
  return database;
}

/**
 * A checkpoint, which holds up queries, writes at most this much (`bun run bench backups`); what is
 * read again comes from the system's cache.
 */
const BUFFERS = "16MB";

/** Everybody may read and write the files in it, as PGlite and its template have them. */
const OWNER_ALONE = 0o700;

/** PGlite's own `loadDataDir` takes 0.3 s longer, for it unpacks in JavaScript. */
async function unpack(template: string, directory: string): Promise<void> {
  const archive = new Bun.Archive(await Bun.file(template).bytes());
  await createIn(directory, async (unfinished) => void (await archive.extract(unfinished)));
}

/** The folder appears when all of it is there; nothing is forced to the disk, for it is empty yet. */
async function createIn(
  directory: string,
  create: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${directory}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: OWNER_ALONE });
  await create(unfinished);
  await rename(unfinished, directory);
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
