import { mkdirSync, writeFileSync } from "node:fs";
import { chmod, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { MemoryFS, PGlite, types } from "@electric-sql/pglite";
import bundle from "@electric-sql/pglite/pglite.data" with { type: "file" };
import { readTar } from "../backup/tar.ts";
import type { Wasm } from "./compile-wasm.ts";
import { type OpenOptions, PACKED } from "./protocol.ts";
import { refuseAfterPanic } from "./refuse-after-panic.ts";

/**
 * Opens PGlite with its files handed over, which is how they are found inside an executable too.
 * Values drizzle reads by itself come as PostgreSQL's text, as they do from a server.
 */
export async function openPglite(
  { directory, template, isNew }: OpenOptions,
  { pglite, initdb }: Wasm,
): Promise<PGlite> {
  const parts = {
    pgliteWasmModule: pglite,
    initdbWasmModule: initdb,
    fsBundle: Bun.file(bundle),
    startParams: [...PGlite.defaultStartParams, ...settings.flatMap((each) => ["-c", each])],
    parsers: Object.fromEntries(READ_AS_TEXT.map((type) => [type, (text: string) => text])),
  };
  if (directory !== null && isNew && template !== null) {
    const archive = await archiveAt(template);
    await createIn(directory, async (unfinished) => extract(archive, unfinished));
  }
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
      : template !== null && { fs: new FilesInMemory(await archiveAt(template)) }),
    ...parts,
  });
  refuseAfterPanic(database);
  return database;
}

const settings = [
  // A checkpoint, which holds up queries, writes at most this much (`bun run bench backups`); what is
  // read again comes from the system's cache.
  "shared_buffers=16MB",
  // A new log file is not filled with 16 MB of zeros first: that held up a query for 50 ms.
  "wal_init_zero=off",
  // A file of the log is removed rather than kept for later: it holds what was erased since.
  "wal_recycle=off",
  // Nobody analyses its tables, which would hold turns up for 0.1 s: unless told, the planner takes a
  // day's calls for a sixth of all and reads the whole table, or a whole day to sort out the first rows.
  "enable_seqscan=off",
  "enable_bitmapscan=off",
  "enable_hashjoin=off",
  "enable_mergejoin=off",
];

/** Everybody may read and write the files in it, as PGlite has them. */
const OWNER_ALONE = 0o700;

/** What is written to the bytes stays in this process, and only what is looked at is ever read. */
async function archiveAt(template: string): Promise<Uint8Array> {
  if (!template.endsWith(PACKED)) return Bun.mmap(template, { shared: false });
  return Bun.zstdDecompress(await Bun.file(template).bytes());
}

/** At once, in the database's own thread: each file in a thread of the pool costs three times as much. */
function extract(archive: Uint8Array, directory: string): void {
  for (const { name, isFolder, content } of readTar(archive)) {
    const path = join(directory, name);
    if (isFolder) mkdirSync(path, { mode: OWNER_ALONE });
    else writeFileSync(path, content, { mode: 0o600 });
  }
}

/** PGlite's own `loadDataDir` copies each byte in JavaScript; these files stand in the archive itself. */
class FilesInMemory extends MemoryFS {
  readonly #archive: Uint8Array;

  constructor(archive: Uint8Array) {
    super();
    this.#archive = archive;
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg?.Module.FS;
    const root = PGlite.paths.PGDATA;
    files?.mkdirTree(root);
    for (const { name, isFolder, content } of readTar(this.#archive)) {
      if (isFolder) files?.mkdir(`${root}/${name}`);
      else files?.writeFile(`${root}/${name}`, content, { canOwn: true } as object);
    }
  }
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
