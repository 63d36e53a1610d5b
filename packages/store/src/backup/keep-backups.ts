import { join } from "node:path";
import type { Runtime } from "@rufbaum/runtime";
import {
  type BackupName,
  type BackupReason,
  backupFileAt,
  backupsFolder,
  listBackupNames,
  readBackupName,
} from "./backup-names.ts";

const EVERY = 15 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
const QUARTERS_KEPT = 4;
const DAYS_KEPT = 7;
const MIGRATIONS_KEPT = 2;

export interface Backups {
  /** Makes one now; of several who ask at once all get the same. Older ones make room. */
  make(reason?: BackupReason): Promise<BackupName>;
  /** Makes one every 15 minutes from now on. */
  start(): void;
  /** Makes none by itself any more, and waits for the one that is under way. */
  stop(): Promise<void>;
}

/** The backups of a data directory: makes them in turn, and removes those that others replace. */
export function createBackups(options: {
  clock: Runtime["clock"];
  timers: Runtime["timers"];
  disk: Runtime["disk"];
  dataDirectory: string;
  /** Makes a whole backup at that path, or none. */
  write(path: string, madeAt: number): Promise<void>;
  log(message: string): void;
}): Backups {
  const { clock, timers, disk, dataDirectory, write, log } = options;
  const folder = backupsFolder(dataDirectory);
  let running: Promise<BackupName> | null = null;
  let cancel = () => {};

  async function makeOne(reason: BackupReason): Promise<BackupName> {
    const now = clock.now();
    const file = backupFileAt(now, reason);
    for (const left of await disk.list(folder).catch(() => [])) {
      if (left.endsWith(".unfinished")) await disk.remove(join(folder, left));
    }
    await write(join(folder, file), now);
    for (const { file } of replaced(await listBackupNames(disk, dataDirectory))) {
      await disk.remove(join(folder, file));
    }
    const made = readBackupName(file);
    if (made === null) throw new Error(`${file} is no name of a backup.`);
    return made;
  }

  function make(reason: BackupReason = "regular"): Promise<BackupName> {
    running ??= makeOne(reason).finally(() => {
      running = null;
    });
    return running;
  }

  const attempt = () =>
    make().catch((error: unknown) => {
      log(`The backup failed: ${error instanceof Error ? error.message : String(error)}`);
    });

  return {
    make,
    start() {
      cancel = timers.every(EVERY, () => void attempt());
    },
    async stop() {
      cancel();
      await running?.catch(() => {});
    },
  };
}

/**
 * Those that are no longer kept, of backups sorted by age: of each of the last four quarters of an
 * hour and of each of the last seven days that have any, the newest is, and of those before a
 * migration the last two.
 */
export function replaced(newestFirst: readonly BackupName[]): BackupName[] {
  const regular = newestFirst.filter(({ reason }) => reason === "regular");
  const kept = new Set([
    ...newestOfEach(regular, EVERY).slice(0, QUARTERS_KEPT),
    ...newestOfEach(regular, DAY).slice(0, DAYS_KEPT),
    ...newestFirst.filter(({ reason }) => reason !== "regular").slice(0, MIGRATIONS_KEPT),
  ]);
  return newestFirst.filter((backup) => !kept.has(backup));
}

function newestOfEach(newestFirst: readonly BackupName[], span: number): BackupName[] {
  const seen = new Set<number>();
  return newestFirst.filter(({ madeAt }) => {
    const part = Math.floor(madeAt / span);
    return !seen.has(part) && seen.add(part);
  });
}
