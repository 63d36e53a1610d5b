import { join } from "node:path";
import type { Disk } from "@rufbaum/runtime";
import { backupsFolder, listBackupNames } from "../backup/backup-names.ts";

/** The data can't be opened as they lie there, and were left so; the message says what to do. */
export class DataUnusableError extends Error {
  override readonly name = "DataUnusableError";
  readonly reason: "data-unusable" | "data-newer" | "data-directory" | "lasting-foreign";
  readonly directory: string;

  constructor(
    reason: DataUnusableError["reason"],
    message: string,
    { directory, cause }: { directory: string; cause?: unknown },
  ) {
    super(message, { cause });
    this.reason = reason;
    this.directory = directory;
  }
}

/** Beside `data`: a backup that is whole and has only to take its place. */
export const RESTORED = "data.restored";
/** Beside `data`: a backup that is being unpacked. */
export const RESTORING = "data.restoring";

/** What stands at `<dataDirectory>/data`. */
export type DataStanding =
  /** Nothing, or an empty folder: there a new database may begin. */
  { kind: "none" } | { kind: "there" } | { kind: "unusable"; why: string };

export async function lookAtData(disk: Disk, dataDirectory: string): Promise<DataStanding> {
  const directory = join(dataDirectory, "data");
  let files: string[];
  try {
    files = await disk.list(directory);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return { kind: "none" };
    return { kind: "unusable", why: `can't be read: ${inWords(error)}` };
  }
  if (files.length === 0) return { kind: "none" };
  if (files.includes("PG_VERSION")) return { kind: "there" };
  return { kind: "unusable", why: "is not empty, but no database: PG_VERSION is missing" };
}

/** The fault of a database that can't be used, with its folder, the newest backup and the way back. */
export async function dataFault(
  disk: Disk,
  dataDirectory: string,
  options: { why: string; reason?: "data-unusable" | "data-newer"; cause?: unknown },
): Promise<DataUnusableError> {
  const directory = join(dataDirectory, "data");
  const { why, reason = "data-unusable", cause } = options;
  const message = `The data in ${directory} ${why}. ${await wayBack(disk, dataDirectory)}`;
  return new DataUnusableError(reason, message, { directory, cause });
}

async function wayBack(disk: Disk, dataDirectory: string): Promise<string> {
  const [newest] = await listBackupNames(disk, dataDirectory);
  const folder = backupsFolder(dataDirectory);
  if (newest) {
    return `The newest backup is ${join(folder, newest.file)}: restore it with \`rufbaum restore ${newest.name}\`, which sets this folder aside.`;
  }
  return `There is no backup in ${folder}: if you have one elsewhere, restore it with \`rufbaum restore <path>\`; to begin anew, move the folder aside.`;
}

/** The fault of a data directory that can't even be locked; as it is, where nobody foresaw it. */
export function directoryFault(dataDirectory: string, error: unknown): unknown {
  const why = WHY[codeOf(error)];
  if (why === undefined) return error;
  return new DataUnusableError(
    "data-directory",
    `The data directory ${dataDirectory} can't be used: ${why(dataDirectory)}.`,
    { directory: dataDirectory, cause: error },
  );
}

const FORBIDDEN = () =>
  "this user may not write there. Let it have the folder, or name another one with RUFBAUM_DATA";
const NO_FOLDER = () => "it is not a folder. Name another one with RUFBAUM_DATA";
const READ_ONLY = () =>
  "it can only be read. Make it writable, or name another one with RUFBAUM_DATA";

const WHY: Record<string, (directory: string) => string> = {
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  SQLITE_CANTOPEN: FORBIDDEN,
  SQLITE_PERM: FORBIDDEN,
  EEXIST: NO_FOLDER,
  ENOTDIR: NO_FOLDER,
  EROFS: READ_ONLY,
  SQLITE_READONLY: READ_ONLY,
  SQLITE_READONLY_DIRECTORY: READ_ONLY,
  SQLITE_NOTADB: (directory) =>
    `its file \`lock\` holds something else, so nobody can tell whether it is in use. If no Rufbaum runs on it, delete ${join(directory, "lock")}; the data stay as they are, and backups are in ${backupsFolder(directory)}`,
};

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

function inWords(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
