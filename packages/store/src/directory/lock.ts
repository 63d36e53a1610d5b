import { Database as SqliteFile } from "bun:sqlite";
import { join } from "node:path";
import type { Disk } from "@rufbaum/runtime";
import { readLocalServer } from "./local-server.ts";

export interface LockOwner {
  pid: number;
  /** When it took the lock, milliseconds since 1970. */
  startedAt: number;
  /** The machine's name. */
  host: string;
  /** Where it serves, once it told. */
  address?: string;
}

export interface Lock {
  owner: LockOwner;
  release(): Promise<void>;
}

/** Somebody else has the data directory open. */
export class DataLockedError extends Error {
  override readonly name = "DataLockedError";
  readonly reason = "data-locked";
  readonly directory: string;
  /** `null` if it can't be told who. */
  readonly owner: LockOwner | null;

  constructor(directory: string, owner: LockOwner | null) {
    super(`The data in ${directory} is in use by ${named(owner)}. ${advice(owner)}`);
    this.directory = directory;
    this.owner = owner;
  }
}

/**
 * Takes the data directory for one process.
 *
 * The lock itself is the kernel's, held through SQLite on the file `lock`, because Bun offers no
 * flock: it ends with its process however that ends, so there is no stale lock to judge, and no
 * reused process id or other container to mistake it for. `owner.json` beside it says who.
 * @throws DataLockedError
 */
export async function takeLock(disk: Disk, directory: string, owner: LockOwner): Promise<Lock> {
  await disk.makeDirectory(directory, { mode: 0o700 });
  const file = lockFile(join(directory, "lock"));
  if (!file) throw new DataLockedError(directory, await findOwner(disk, directory));
  const ownerFile = join(directory, "owner.json");
  try {
    await disk.write(ownerFile, `${JSON.stringify(owner)}\n`);
  } catch (error) {
    file.close();
    throw error;
  }
  held.add(file);
  return {
    owner,
    async release() {
      await disk.remove(ownerFile);
      held.delete(file);
      file.close();
    },
  };
}

/** Keeps the files from the garbage collector, which would let go of the locks. */
const held = new Set<SqliteFile>();

/** `null` if another process, or another part of this one, has it. */
function lockFile(path: string): SqliteFile | null {
  const file = new SqliteFile(path, { create: true });
  try {
    file.run("pragma busy_timeout = 0");
    file.run("begin exclusive");
    return file;
  } catch (error) {
    file.close();
    if (error instanceof Error && "code" in error && error.code === "SQLITE_BUSY") return null;
    throw error;
  }
}

/** Reads a few times: the one who has just taken the lock may not have said so yet. */
async function findOwner(disk: Disk, directory: string): Promise<LockOwner | null> {
  let owner: LockOwner | null = null;
  for (let look = 0; look < 20 && !owner; look++) {
    owner = parse(await disk.read(join(directory, "owner.json")));
  }
  const server = await readLocalServer(disk, directory);
  return owner && server?.pid === owner.pid ? { ...owner, address: server.url } : owner;
}

function parse(text: string | null): LockOwner | null {
  if (text === null) return null;
  try {
    const { pid, startedAt, host } = JSON.parse(text);
    const isWhole =
      typeof pid === "number" && typeof startedAt === "number" && typeof host === "string";
    return isWhole ? { pid, startedAt, host } : null;
  } catch {
    return null;
  }
}

function named(owner: LockOwner | null): string {
  if (!owner) return "another process";
  const since = new Date(owner.startedAt).toISOString();
  const address = owner.address ? `, serving ${owner.address}` : "";
  return `process ${owner.pid} on ${owner.host} since ${since}${address}`;
}

function advice(owner: LockOwner | null): string {
  const open = owner?.address ? `Open ${owner.address}, stop` : "Stop";
  return `${open} that process, or choose another folder with RUFBAUM_DATA.`;
}
