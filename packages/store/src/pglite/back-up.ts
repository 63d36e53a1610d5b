import { constants } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { PgliteRunner } from "./client.ts";

/**
 * Copies a cluster while it is in use: PostgreSQL's own low-level base backup
 * (continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP), in which queries go on. PGlite's
 * `dumpDataDir` holds them up for over a second at 90 MB. The copy is a data folder like any
 * other; it appears whole or not at all.
 */
export async function backUp(
  client: PgliteRunner,
  directory: string,
  target: string,
): Promise<void> {
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await client.query("select pg_backup_start('rufbaum', true)");
  let label: string;
  try {
    await copy(directory, unfinished, isData);
  } finally {
    const { rows } = await client.query("select labelfile from pg_backup_stop(false)");
    label = (rows[0] as { labelfile: string }).labelfile;
  }
  await copy(join(directory, WAL), join(unfinished, WAL), () => true);
  await Bun.write(join(unfinished, "backup_label"), label);
  await rename(unfinished, target);
}

/** The log is copied last: it says what the files lack. */
const WAL = "pg_wal";

function isData(path: string): boolean {
  const isLog = basename(dirname(path)) === WAL;
  return !isLog && basename(path) !== "postmaster.pid";
}

function copy(from: string, to: string, filter: (path: string) => boolean): Promise<void> {
  return cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE, filter });
}
