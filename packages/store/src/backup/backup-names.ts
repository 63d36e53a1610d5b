import { join } from "node:path";
import type { Disk } from "@rufbaum/runtime";

/** Why a backup was made: each kind makes room for its own alone; see `keep-backups.ts`. */
export type BackupReason = "regular" | "at-stop" | "by-hand" | "before-migration";

export interface BackupName {
  /** `20260105T091500Z`, with the reason behind it (`-by-hand`) where it was not the clock. */
  name: string;
  /** The file's name in the folder; without an ending, a folder as earlier versions wrote them. */
  file: string;
  /** When it was made, milliseconds since 1970. */
  madeAt: number;
  reason: BackupReason;
}

const ENDING = ".tar.zst";
const PATTERN =
  /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(?:-(at-stop|by-hand|before-migration))?(\.tar\.zst)?$/;
const DUMP = ".dump";

/** Names in the order of time. */
export function backupFileAt(now: number, reason: BackupReason): string {
  const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, "");
  return `${time}${reason === "regular" ? "" : `-${reason}`}${ENDING}`;
}

/** Of what `pg_dump` writes for us: those are not kept in turns, but as long as somebody wants. */
export function dumpFileAt(now: number): string {
  return backupFileAt(now, "regular").replace(ENDING, DUMP);
}

/** `null` for what is no backup. */
export function readBackupName(file: string): BackupName | null {
  const found = PATTERN.exec(file);
  if (!found) return null;
  const [year = 0, month = 0, day, hours, minutes, seconds] = found.slice(1, 7).map(Number);
  return {
    name: file.replace(ENDING, ""),
    file,
    madeAt: Date.UTC(year, month - 1, day, hours, minutes, seconds),
    reason: (found[7] as BackupReason | undefined) ?? "regular",
  };
}

export function backupsFolder(dataDirectory: string): string {
  return join(dataDirectory, "backups");
}

/** The backups of a data directory, the newest first. */
export async function listBackupNames(disk: Disk, dataDirectory: string): Promise<BackupName[]> {
  const files = await disk.list(backupsFolder(dataDirectory)).catch(() => []);
  return files
    .map(readBackupName)
    .filter((name) => name !== null)
    .sort((a, b) => b.madeAt - a.madeAt || (a.file < b.file ? 1 : -1));
}
