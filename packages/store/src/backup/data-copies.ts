import { join } from "node:path";
import type { Disk } from "@rufbaum/runtime";
import {
  type BackupName,
  type BackupReason,
  backupFileAt,
  backupsFolder,
  listBackupNames,
  readBackupName,
} from "./backup-names.ts";
import { KEPT_OF_KIND, replaced } from "./keep-backups.ts";

/** A copy of data of before, and how long it stays. */
export interface DataCopy {
  /** As it is called in the data directory. */
  path: string;
  /** Milliseconds since 1970; `null` where only its own file system knows. */
  madeAt: number | null;
  kind: BackupReason | "dump" | "set-aside";
  /**
   * The last day on which it is there, if the program runs on each: midnight before it (UTC), in
   * milliseconds since 1970. `null`: no day ends it.
   */
  lastDay: number | null;
  /**
   * Where no day ends it: how many more of its kind do; of one at a stop within a week after them.
   * `null`: only whoever removes it.
   */
  endsAfter: number | null;
}

/** All copies of data of before that a data directory holds, the newest backup first. */
export async function listDataCopies(
  disk: Disk,
  dataDirectory: string,
  now: number,
): Promise<DataCopy[]> {
  const folder = backupsFolder(dataDirectory);
  const backups = await listBackupNames(disk, dataDirectory);
  const dumps = (await disk.list(folder).catch(() => [])).filter((file) => file.endsWith(".dump"));
  const aside = (await disk.list(dataDirectory).catch(() => [])).filter((file) =>
    file.startsWith("data.aside-"),
  );
  const path = (file: string) => join(folder, file).slice(join(dataDirectory, "/").length);
  return [
    ...backups.map((backup) => ({
      path: path(backup.file),
      madeAt: backup.madeAt,
      kind: backup.reason,
      ...endOf(backup, backups, now),
    })),
    ...dumps.map((file) => ({
      path: path(file),
      madeAt: null,
      kind: "dump" as const,
      lastDay: null,
      endsAfter: null,
    })),
    ...aside.map((file) => ({
      path: file,
      madeAt: null,
      kind: "set-aside" as const,
      lastDay: null,
      endsAfter: null,
    })),
  ];
}

const DAY = 24 * 60 * 60_000;
const QUARTER = 15 * 60_000;
/** None that the clock replaces stays for longer. */
const MOST_DAYS = 30;

function endOf(
  backup: BackupName,
  newestFirst: readonly BackupName[],
  now: number,
): Pick<DataCopy, "lastDay" | "endsAfter"> {
  const lastDay = lastDayOf(backup, newestFirst, now);
  if (lastDay !== null || backup.reason === "regular") return { lastDay, endsAfter: null };
  const place = newestFirst.filter(({ reason }) => reason === backup.reason).indexOf(backup);
  return { lastDay, endsAfter: KEPT_OF_KIND[backup.reason] - place };
}

/** As `replaced` has it, if from tomorrow on each day brings what the clock makes. */
export function lastDayOf(
  backup: BackupName,
  newestFirst: readonly BackupName[],
  now: number,
): number | null {
  let known = [...newestFirst];
  const today = Math.floor(now / DAY) * DAY;
  for (let day = today + DAY; day <= today + MOST_DAYS * DAY; day += DAY) {
    const made = [4, 3, 2, 1, 0].flatMap((n) => {
      const name = readBackupName(backupFileAt(day + DAY - 1000 - n * QUARTER, "regular"));
      return name ? [name] : [];
    });
    known = [...made.reverse(), ...known];
    if (replaced(known).includes(backup)) return day;
  }
  return null;
}
