import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import pglite from "../../node_modules/@electric-sql/pglite/package.json" with { type: "json" };
import { BLOCK, paddingOf, tarHeader } from "../backup/tar.ts";
import { drizzleOn } from "../open/drizzle-on.ts";
import { migrate, schemaHash } from "../open/migrate.ts";
import { startPglite } from "./client.ts";
import { embeddedFiles } from "./embedded-files.ts";
import { PACKED } from "./protocol.ts";

/** The archive of a cluster of the newest schema, if one is there: it saves two seconds of initdb. */
export async function findTemplate(): Promise<string | null> {
  const path = embeddedFiles()?.template ?? cachedPath();
  return (await Bun.file(path).exists()) ? path : null;
}

/** Makes the template unless it is there, and answers its path. Safe to run twice at once. */
export function prepareTemplate(): Promise<string> {
  preparing ??= prepare().finally(() => {
    preparing = null;
  });
  return preparing;
}

/** The same for an executable to carry, compressed: a tenth as large, but slower to open. */
export async function packTemplate(): Promise<string> {
  const path = await prepareTemplate();
  const packed = path + PACKED;
  await writeWhole(packed, await Bun.zstdCompress(await Bun.file(path).bytes()));
  return packed;
}

let preparing: Promise<string> | null = null;

async function prepare(): Promise<string> {
  const path = cachedPath();
  if (await Bun.file(path).exists()) return path;
  const scratch = `${path}.${process.pid}`;
  await mkdir(scratch, { recursive: true });
  try {
    const directory = join(scratch, "data");
    await makeCluster(directory);
    await writeWhole(path, await archiveOf(directory));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return path;
}

/** Closed in order, so that what begins with it has nothing to recover. */
async function makeCluster(directory: string): Promise<void> {
  const client = await startPglite({ directory, template: null, isNew: true });
  try {
    await migrate(drizzleOn(client));
    // New databases would begin with these two; nobody makes any here, and they are 15 MB of 41.
    await client.query("update pg_database set datistemplate = false where datistemplate");
    for (const name of ["template0", "template1"]) await client.query(`drop database ${name}`);
  } finally {
    await client.close();
  }
}

async function archiveOf(directory: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  // Sorted, a folder stands before what is in it.
  for (const name of (await readdir(directory, { recursive: true })).sort()) {
    const path = join(directory, name);
    const isFolder = (await stat(path)).isDirectory();
    const content = isFolder ? new Uint8Array() : await Bun.file(path).bytes();
    const size = content.length;
    pieces.push(
      tarHeader({ name: name.replaceAll("\\", "/"), isFolder, size }, 0),
      content,
      new Uint8Array(paddingOf(size)),
    );
  }
  return Buffer.concat([...pieces, new Uint8Array(2 * BLOCK)]);
}

/** All of it or nothing. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${process.pid}.new`;
  const file = await open(unfinished, "w", 0o600);
  await file.writeFile(bytes).finally(() => file.close());
  await rename(unfinished, path);
}

function cachedPath(): string {
  const name = `pglite-${pglite.version}-${schemaHash().slice(0, 16)}.tar`;
  return join(import.meta.dir, "../../node_modules/.cache/rufbaum", name);
}
