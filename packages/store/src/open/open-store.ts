import { hostname } from "node:os";
import type { Runtime } from "@rufbaum/runtime";
import type { Backups } from "../backup/keep-backups.ts";
import type { Database } from "../database.ts";
import { directoryFault } from "../directory/data-folder.ts";
import { takeLock } from "../directory/lock.ts";
import { type LastingJournal, lastingJournal } from "../lasting/journal.ts";
import { type LastingEntry, withSubject } from "../lasting/lasting.ts";
import { openEmbedded } from "./open-embedded.ts";
import { openPostgres } from "./open-postgres.ts";
import { createOutageWatch, type OutageWatch } from "./outage-watch.ts";
import type { Bus } from "./postgres-bus.ts";
import type { Traces } from "./traces.ts";

export interface Store {
  /** What calls are led with. */
  db: Database;
  /** The same data, for lists, reports and cleaning up: they never keep a call waiting for long. */
  sideDb: Database;
  kind: "pglite" | "postgres";
  /** To the other servers on the same database; `null` where it belongs to this process alone. */
  bus: Bus | null;
  /** Of the embedded database; `null` where PostgreSQL's own tools make them. */
  backups: Pick<Backups, "make"> | null;
  /** Of people who were erased; `null` where PostgreSQL's own cleaning removes them. */
  traces: Traces | null;
  /** Writes down, outside of the database, what must outlast its restore from a backup. */
  remember(...entries: LastingEntry[]): Promise<void>;
  /** What keeps the database from doing what it is asked, as far as its queries have told. */
  outage: Pick<OutageWatch, "current" | "hasRoom">;
  /** Calls may come in from now on: no query is waited for longer than somebody on the phone would. */
  started(): void;
  close(): Promise<void>;
}

export interface StoreOptions {
  runtime: Pick<Runtime, "clock" | "timers" | "random" | "disk">;
  /** Holds the lock, the embedded database and its backups. */
  dataDirectory: string;
  /** A PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** Makes a backup every 15 minutes and at `close`: for who has the data open for long. */
  keepsBackups?: boolean;
  log(message: string): void;
}

/**
 * Opens the data with the newest schema. The embedded database belongs to one process: its
 * directory is locked until `close`; with a server there is nothing to lock.
 * @throws DataLockedError, DataUnusableError
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { runtime, dataDirectory, databaseUrl, keepsBackups = false, log } = options;
  const watch = createOutageWatch({ clock: runtime.clock, log });
  const journal = lastingJournal({ ...runtime, dataDirectory });
  const rememberWith =
    (key: string): Store["remember"] =>
    (...entries) =>
      journal.append(entries.map((entry) => withSubject(entry, key)));
  if (databaseUrl) {
    const opened = await openPostgres(databaseUrl, { ...runtime, watch, log });
    const key = await agree(journal, opened, { listensOnly: !keepsBackups });
    const remember = rememberWith(key);
    return { kind: "postgres", ...opened, backups: null, traces: null, remember, outage: watch };
  }
  const lock = await takeLock(runtime.disk, dataDirectory, {
    pid: process.pid,
    startedAt: runtime.clock.now(),
    host: hostname(),
  }).catch((error: unknown) => {
    throw directoryFault(dataDirectory, error);
  });
  try {
    const opened = await openEmbedded({ ...options, keepsBackups, watch });
    const key = await agree(journal, opened, { listensOnly: false });
    const { db, sideDb, backups, traces, close } = opened;
    return {
      db,
      sideDb,
      kind: "pglite",
      bus: null,
      backups,
      traces,
      remember: rememberWith(key),
      outage: watch,
      // The embedded database answers or fails; it has no connection to wait at.
      started() {},
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

async function agree(
  journal: LastingJournal,
  { db, close }: Pick<Store, "db" | "close">,
  options: { listensOnly: boolean },
): Promise<string> {
  try {
    return await journal.agreeWith(db, options);
  } catch (error) {
    await close();
    throw error;
  }
}
