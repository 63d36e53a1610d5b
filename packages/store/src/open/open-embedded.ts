import { join } from "node:path";
import type { Runtime } from "@rufbaum/runtime";
import type { Database } from "../database.ts";
import { keepBackups } from "../directory/backups.ts";
import { backUp } from "../pglite/back-up.ts";
import { type PgliteClient, startPglite } from "../pglite/client.ts";
import { findTemplate } from "../pglite/template.ts";
import { drizzleOn } from "./drizzle-on.ts";
import { migrate } from "./migrate.ts";

/** Opens PGlite in `<dataDirectory>/data`, whose lock the caller holds. */
export async function openEmbedded(options: {
  runtime: Pick<Runtime, "clock" | "timers" | "disk">;
  dataDirectory: string;
  log(message: string): void;
}): Promise<{ db: Database; close(): Promise<void> }> {
  const { runtime, dataDirectory, log } = options;
  const directory = join(dataDirectory, "data");
  const client = await openOrCreate(runtime.disk, directory);
  try {
    const db = drizzleOn(client);
    await migrate(db);
    log(
      "Data is kept in the embedded database: it survives a crash of this program, but not a power cut. Set DATABASE_URL to a PostgreSQL server for that. A backup is written every 15 minutes.",
    );
    const stopBackups = keepBackups({
      ...runtime,
      directory: join(dataDirectory, "backups"),
      backUp: (path) => backUp(client, directory, path),
      log,
    });
    return {
      db,
      async close() {
        await stopBackups();
        await client.close();
      },
    };
  } catch (error) {
    await client.close();
    throw error;
  }
}

/** A folder whose creation was cut short is made anew; `data.creating` beside it marks such a one. */
async function openOrCreate(disk: Runtime["disk"], directory: string): Promise<PgliteClient> {
  const mark = `${directory}.creating`;
  if ((await disk.read(mark)) !== null) await disk.remove(directory);
  else if ((await disk.read(join(directory, "PG_VERSION"))) !== null) {
    return startPglite({ directory, template: null });
  }
  await disk.write(mark, "");
  const client = await startPglite({ directory, template: await findTemplate() });
  await disk.remove(mark);
  return client;
}
