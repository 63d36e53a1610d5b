import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import type { Database } from "../database.ts";
import { migrate } from "./migrate.ts";
import { type Bus, createPostgresBus } from "./postgres-bus.ts";
import "./plain-errors.ts";

/** PostgreSQL's type numbers of json and jsonb. */
const JSON_TYPES = [114, 3802];

/** Connects to a PostgreSQL server, refuses one that may lose what it acknowledged, and migrates. */
export async function openPostgres(
  databaseUrl: string,
): Promise<{ db: Database; bus: Bus; close(): Promise<void> }> {
  const client = postgres(databaseUrl, {
    max: 10,
    connect_timeout: 10,
    connection: { application_name: "rufbaum" },
    onnotice: () => {},
    types: {
      // Documents are read as text, as PGlite hands them over (see schema/json-document.ts).
      json: {
        to: 114,
        from: JSON_TYPES,
        serialize: (text: string) => text,
        parse: (text: string) => text,
      },
    },
  });
  try {
    await refuseUnsafe(client);
    const db = drizzle(client) as unknown as Database;
    await migrate(db);
    const bus = createPostgresBus(databaseUrl, client);
    return {
      db,
      bus,
      async close() {
        await bus.close();
        await client.end({ timeout: 5 });
      },
    };
  } catch (error) {
    await client.end({ timeout: 1 });
    throw error;
  }
}

async function refuseUnsafe(client: postgres.Sql): Promise<void> {
  for (const setting of ["fsync", "synchronous_commit"]) {
    const [row] = await client`select current_setting(${setting}) as value`;
    if (row?.value === "off") {
      throw new Error(
        `PostgreSQL runs with ${setting}=off: a power cut would lose calls that were acknowledged. Set ${setting}=on in postgresql.conf and reload it.`,
      );
    }
  }
}
