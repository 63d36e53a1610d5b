import { type FileHandle, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PgliteRunner } from "../pglite/client.ts";
import { type BackupAccount, MANIFEST } from "./manifest.ts";
import { paddingOf, tarHeader } from "./tar.ts";

/** How much is read and compressed at a time. */
const PIECE = 1024 ** 2;
const CONTROL = "global/pg_control";
const WAL = "pg_wal";
/** Bytes of one file of the write-ahead log. */
const WAL_FILE = 16 * 1024 ** 2;
/** What belongs to the running process alone. */
const PASSING = /^(postmaster\.(pid|opts)|pg_wal\/.*|pg_stat_tmp\/.*|global\/pg_control)$/;

/**
 * Writes a cluster that is in use into one compressed archive, which appears whole or not at all.
 *
 * Queries go on: only the checkpoint before the copy holds them up. What is copied is what a crash
 * would leave: the control file of that checkpoint, files that change meanwhile, and of the
 * write-ahead log what was written since, from which PostgreSQL mends them at the next start
 * (`full_page_writes` is on). `pg_backup_start` and `pg_backup_stop` would begin a new file of the
 * log each, filling up the old one, and each hold up queries for longer than the checkpoint.
 * PGlite checkpoints only when it is told to, so nobody else must tell it meanwhile.
 */
export async function writeBackup(options: {
  client: PgliteRunner;
  /** The cluster's folder. */
  directory: string;
  target: string;
  account: Pick<BackupAccount, "madeAt" | "schema">;
}): Promise<void> {
  const { client, directory, target, account } = options;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const unfinished = `${target}.unfinished`;
  const file = await open(unfinished, "w", 0o600);
  try {
    const archive = createArchive(file, account.madeAt);
    await client.query("checkpoint");
    const start = await checkpointOf(client);
    const control = await Bun.file(join(directory, CONTROL)).bytes();
    const paths = await pathsIn(directory);
    for (const { path, isFolder } of paths) {
      if (isFolder) await archive.folder(path);
      else if (!PASSING.test(path)) await archive.file(path, join(directory, path));
    }
    await archive.bytes(CONTROL, control);
    const end = await flushedOf(client);
    if ((await checkpointOf(client)).place !== start.place) {
      throw new Error("Somebody made a checkpoint while the backup was written.");
    }
    for (const { name, used } of logFiles(start, end)) {
      await archive.file(`${WAL}/${name}`, join(directory, WAL, name), { used, size: WAL_FILE });
    }
    await archive.end(account);
    await file.sync();
  } catch (error) {
    await file.close();
    await rm(unfinished, { force: true });
    throw error;
  }
  await file.close();
  await rename(unfinished, target);
  await syncFolder(dirname(target));
}

/** A rename lasts once the folder does. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  await folder.sync().finally(() => folder.close());
}

async function pathsIn(directory: string): Promise<{ path: string; isFolder: boolean }[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .map((entry) => ({
      path: join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll("\\", "/"),
      isFolder: entry.isDirectory(),
    }))
    .filter(({ path, isFolder }) => isFolder || !PASSING.test(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

interface Checkpoint {
  timeline: number;
  /** Where recovery begins, in bytes of the log. */
  place: number;
}

async function checkpointOf(client: PgliteRunner): Promise<Checkpoint> {
  const { rows } = await client.query(
    "select timeline_id as timeline, (redo_lsn - '0/0')::float8 as place from pg_control_checkpoint()",
  );
  return rows[0] as Checkpoint;
}

async function flushedOf(client: PgliteRunner): Promise<number> {
  const { rows } = await client.query(
    "select (pg_current_wal_flush_lsn() - '0/0')::float8 as place",
  );
  return (rows[0] as { place: number }).place;
}

/** The log's files from one place to another, and how much of each counts. */
function logFiles({ timeline, place }: Checkpoint, end: number): { name: string; used: number }[] {
  const files: { name: string; used: number }[] = [];
  const perName = 2 ** 32 / WAL_FILE;
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, "0");
  for (let number = Math.floor(place / WAL_FILE); number * WAL_FILE < end; number++) {
    files.push({
      name: hex(timeline) + hex(Math.floor(number / perName)) + hex(number % perName),
      used: Math.min(WAL_FILE, end - number * WAL_FILE),
    });
  }
  return files;
}

function createArchive(file: FileHandle, madeAt: number) {
  const hash = new Bun.CryptoHasher("sha256");
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  let files = 0;
  let total = 0;

  async function write(piece: Uint8Array): Promise<void> {
    hash.update(piece);
    await compress(piece);
  }

  async function compress(piece: Uint8Array): Promise<void> {
    waiting.push(piece);
    bytes += piece.length;
    if (bytes >= PIECE) await flush();
  }

  async function flush(): Promise<void> {
    const pieces = Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
    // Frames that follow each other are one stream. `write` would stop at a full disk without a word.
    await file.writeFile(await Bun.zstdCompress(pieces, { level: 1 }));
  }

  async function pad(size: number): Promise<void> {
    await write(new Uint8Array(paddingOf(size)));
    files += 1;
    total += size;
  }

  return {
    folder: (name: string) => write(tarHeader({ name, isFolder: true, size: 0 }, madeAt)),
    async bytes(name: string, content: Uint8Array): Promise<void> {
      await write(tarHeader({ name, isFolder: false, size: content.length }, madeAt));
      await write(content);
      await pad(content.length);
    },
    /** As long as it is now, or as told; what the file has not, or is not used of it, are zeros. */
    async file(
      name: string,
      path: string,
      options: { used?: number; size?: number } = {},
    ): Promise<void> {
      const source = await open(path, "r").catch(nullIfGone);
      if (source === null) return;
      try {
        const size = options.size ?? (await source.stat()).size;
        const used = options.used ?? size;
        await write(tarHeader({ name, isFolder: false, size }, madeAt));
        for (let at = 0; at < size; at += PIECE) {
          const piece = new Uint8Array(Math.min(PIECE, size - at));
          const wanted = Math.max(0, Math.min(piece.length, used - at));
          if (wanted > 0) await source.read(piece, 0, wanted, at);
          await write(piece);
        }
        await pad(size);
      } finally {
        await source.close();
      }
    },
    async end(account: Pick<BackupAccount, "madeAt" | "schema">): Promise<void> {
      const manifest: BackupAccount = {
        format: 1,
        ...account,
        files,
        bytes: total,
        sha256: hash.digest("hex"),
      };
      const content = Buffer.from(`${JSON.stringify(manifest)}\n`);
      await compress(tarHeader({ name: MANIFEST, isFolder: false, size: content.length }, madeAt));
      await compress(content);
      await compress(new Uint8Array(paddingOf(content.length) + 1024));
      await flush();
    },
  };
}

/** A table may go while its folder is copied; the log tells that it did. */
function nullIfGone(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
