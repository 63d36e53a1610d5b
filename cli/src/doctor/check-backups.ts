import { join } from "node:path";
import { type Finding, fail, ok, warn } from "./check.ts";
import type { Examined } from "./examine.ts";

const MINUTE = 60_000;
/** One is made every 15 minutes and takes a while. */
const EXPECTED = 20 * MINUTE;
const DAY = 24 * 60 * MINUTE;

/** How old the newest backup of the embedded database is, and whether it can be restored. */
export async function checkBackups(examined: Examined): Promise<Finding> {
  const { deps, config } = examined;
  const { disk, clock } = deps.runtime;
  if (config.databaseUrl !== null) {
    return warn(
      "backups",
      "PostgreSQL's own; from here nobody can tell whether there are any.",
      "Have `rufbaum backup`, or pg_dump, run once a day, and try a restore.",
    );
  }
  const { BackupFault, backupsFolder, listBackupNames, lookAtData, readBackup } = await import(
    "@rufbaum/store"
  );
  const { dataDirectory } = config;
  const [newest] = await listBackupNames(disk, dataDirectory);
  if (!newest) {
    const { kind } = await lookAtData(disk, dataDirectory);
    if (kind === "none") return ok("backups", "none yet, as there are no data");
    return warn("backups", "There is none.", "Make one with: rufbaum backup");
  }
  const path = join(backupsFolder(dataDirectory), newest.file);
  const age = inWords(clock.now() - newest.madeAt);
  if (newest.file.endsWith(".tar.zst")) {
    try {
      await readBackup(path, null);
    } catch (error) {
      if (!(error instanceof BackupFault)) throw error;
      return fail(
        "backups",
        `The newest (${newest.name}, ${age} old) can't be restored: it ${error.message}.`,
        "Make another one with: rufbaum backup",
      );
    }
  }
  if (await isLate(examined, newest.madeAt)) {
    return warn(
      "backups",
      `The newest (${newest.name}) is ${age} old, and the data have changed since.`,
      "Look at what the server logs, or make one with: rufbaum backup",
    );
  }
  return ok("backups", `the newest (${newest.name}) is ${age} old and whole`);
}

/**
 * Whether there should be a newer one: where a server has run for long enough, else where data were
 * written more than a day after it, by single commands.
 */
async function isLate({ deps, config, server }: Examined, madeAt: number): Promise<boolean> {
  const { disk, clock } = deps.runtime;
  const { dataDirectory } = config;
  if (server) {
    const owner = await disk.stat(join(dataDirectory, "owner.json")).catch(() => null);
    return clock.now() - Math.max(madeAt, owner?.changedAt ?? 0) > EXPECTED;
  }
  const written = await disk
    .stat(join(dataDirectory, "data", "global", "pg_control"))
    .catch(() => null);
  return (written?.changedAt ?? 0) - madeAt > DAY;
}

function inWords(milliseconds: number): string {
  const minutes = Math.max(0, Math.round(milliseconds / MINUTE));
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
