import { join } from "node:path";
import type { Disk, Runtime } from "@rufbaum/runtime";
import { type Backups, createBackups } from "../backup/keep-backups.ts";
import { writeBackup } from "../backup/write-backup.ts";
import type { Database } from "../database.ts";
import { dataFault, lookAtData, RESTORED, RESTORING } from "../directory/data-folder.ts";
import { type PgliteClient, startPglite } from "../pglite/client.ts";
import { lastingClient } from "../pglite/lasting-client.ts";
import { findLosses, wasClosed } from "../pglite/relation-files.ts";
import { findTemplate } from "../pglite/template.ts";
import { drizzleOn } from "./drizzle-on.ts";
import { isBehind, migrate, NewerDataError, schemaOf } from "./migrate.ts";
import type { OutageWatch } from "./outage-watch.ts";
import { createTraces, type Traces } from "./traces.ts";

/**
 * Opens PGlite in `<dataDirectory>/data`, whose lock the caller holds.
 * @throws DataUnusableError
 */
export async function openEmbedded(options: {
  runtime: Pick<Runtime, "clock" | "timers" | "disk">;
  dataDirectory: string;
  keepsBackups: boolean;
  watch: OutageWatch;
  log(message: string): void;
}): Promise<{
  db: Database;
  sideDb: Database;
  backups: Backups;
  traces: Traces;
  close(): Promise<void>;
}> {
  const { runtime, dataDirectory, keepsBackups, watch, log } = options;
  const directory = join(dataDirectory, "data");
  const client = lastingClient(await openOrCreate(runtime.disk, dataDirectory), {
    reopen: () => startPglite({ directory, template: null }),
    hasRoom: async () => (await runtime.disk.free(dataDirectory)) >= ROOM,
    timers: runtime.timers,
    watch,
  });
  try {
    const db = drizzleOn(client);
    const backups = createBackups({
      ...runtime,
      dataDirectory,
      async write(target, madeAt) {
        const account = { madeAt, schema: await schemaOf(db) };
        await writeBackup({ client, directory, target, account });
      },
      log,
    });
    const traces = createTraces({ client, db, alone: backups.alone });
    if (await isBehind(db)) await backups.make("before-migration");
    await migrate(db).catch(async (error: unknown) => {
      if (!(error instanceof NewerDataError)) throw error;
      const why = "was written by a newer version of Rufbaum. Start that version, or go back";
      const fault = { why, reason: "data-newer", cause: error } as const;
      throw await dataFault(runtime.disk, dataDirectory, fault);
    });
    if (keepsBackups) backups.start();
    log(
      `Data is kept in the embedded database: it survives a crash of this program, but not a power cut. Set DATABASE_URL to a PostgreSQL server for that.${keepsBackups ? " A backup is written every 15 minutes and at the stop." : ""}`,
    );
    return {
      db,
      sideDb: drizzleOn(client.side),
      backups,
      traces,
      async close() {
        await backups.stop();
        await lastRewrite(traces, log);
        if (keepsBackups) await lastBackup(backups, log);
        await client.close();
      },
    };
  } catch (error) {
    await client.close();
    throw error;
  }
}

/** Bytes: PostgreSQL's recovery writes a new file of its log, of 16 MB. */
const ROOM = 48 * 1024 * 1024;

/** While it runs, calls may have been in the way. */
async function lastRewrite(traces: Traces, log: (message: string) => void): Promise<void> {
  try {
    if (await traces.areLeft()) await traces.remove();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    log(`Traces of who was erased are left until the next start: ${why}`);
  }
}

async function lastBackup(backups: Backups, log: (message: string) => void): Promise<void> {
  await backups.make("at-stop").catch((error: unknown) => {
    log(`The backup at the stop failed: ${error instanceof Error ? error.message : String(error)}`);
  });
}

/**
 * Makes a new database only where there is nothing. What is there is opened if it is whole, and
 * left as it is otherwise.
 */
export async function openOrCreate(disk: Disk, dataDirectory: string): Promise<PgliteClient> {
  const directory = join(dataDirectory, "data");
  let standing = await lookAtData(disk, dataDirectory);
  if (standing.kind === "none" && (await disk.move(join(dataDirectory, RESTORED), directory))) {
    standing = await lookAtData(disk, dataDirectory);
  }
  if (standing.kind === "unusable") throw await dataFault(disk, dataDirectory, standing);
  if (standing.kind === "none") {
    return startPglite({ directory, template: await findTemplate(), isNew: true });
  }
  const isRecovered = !(await wasClosed(directory));
  const client = await startPglite({ directory, template: null }).catch(async (error: unknown) => {
    const why = "can't be opened: something in it is missing or damaged";
    throw await dataFault(disk, dataDirectory, { why, cause: error });
  });
  const losses = await findLosses(client, directory, { isRecovered }).catch((error: unknown) => [
    `its catalogue can't be read (${error instanceof Error ? error.message : String(error)})`,
  ]);
  if (losses.length === 0) {
    // What a restore left that was cut short would take the place of newer data later.
    for (const left of [RESTORED, RESTORING]) await disk.remove(join(dataDirectory, left));
    return client;
  }
  await client.close();
  throw await dataFault(disk, dataDirectory, { why: `is damaged: ${listed(losses)}` });
}

const MOST_TOLD = 3;

function listed(losses: readonly string[]): string {
  const more = losses.length - MOST_TOLD;
  return [...losses.slice(0, MOST_TOLD), ...(more > 0 ? [`and ${more} more`] : [])].join(", ");
}
