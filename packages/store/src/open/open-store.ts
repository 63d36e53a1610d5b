import { hostname } from "node:os";
import type { Runtime } from "@rufbaum/runtime";
import type { Database } from "../database.ts";
import { directoryFault } from "../directory/data-folder.ts";
import { takeLock } from "../directory/lock.ts";
import { openEmbedded } from "./open-embedded.ts";
import { openPostgres } from "./open-postgres.ts";
import type { Bus } from "./postgres-bus.ts";

export interface Store {
  db: Database;
  kind: "pglite" | "postgres";
  /** To the other servers on the same database; `null` where it belongs to this process alone. */
  bus: Bus | null;
  close(): Promise<void>;
}

export interface StoreOptions {
  runtime: Pick<Runtime, "clock" | "timers" | "random" | "disk">;
  /** Holds the lock, the embedded database and its backups. */
  dataDirectory: string;
  /** A PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string | undefined;
  log(message: string): void;
}

/**
 * Opens the data with the newest schema. The embedded database belongs to one process: its
 * directory is locked until `close`; with a server there is nothing to lock.
 * @throws DataLockedError, DataUnusableError
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { runtime, dataDirectory, databaseUrl } = options;
  if (databaseUrl) {
    return { kind: "postgres", ...(await openPostgres(databaseUrl)) };
  }
  const lock = await takeLock(runtime.disk, dataDirectory, {
    pid: process.pid,
    startedAt: runtime.clock.now(),
    host: hostname(),
  }).catch((error: unknown) => {
    throw directoryFault(dataDirectory, error);
  });
  try {
    const { db, close } = await openEmbedded(options);
    return {
      db,
      kind: "pglite",
      bus: null,
      async close() {
        await close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
