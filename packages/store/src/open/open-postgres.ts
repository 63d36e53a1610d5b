import { codeOf, type Timers } from "@rufbaum/runtime";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import type { Database } from "../database.ts";
import { answersInTime, type Patience } from "./answers-in-time.ts";
import { copying } from "./copying.ts";
import { migrate } from "./migrate.ts";
import type { OutageWatch } from "./outage-watch.ts";
import { type Bus, createPostgresBus, reconnectAfter } from "./postgres-bus.ts";
import "./plain-errors.ts";

/** Connections for calls; and for lists and reports, which can't take the others. */
const CONNECTIONS = 10;
const READING_CONNECTIONS = 2;

/**
 * Milliseconds after which the database breaks off a transaction whose server says nothing: a frozen
 * one would keep from all others what it holds, as the right to dial.
 */
const SILENT_IN_TRANSACTION = 5_000;

/** PostgreSQL's type numbers of json and jsonb. */
const JSON_TYPES = [114, 3802];

/**
 * Connects to a PostgreSQL server, refuses one that may lose what it acknowledged, and migrates.
 * With `watched` no later query waits for an answer for ever, and it is told how they fare; until
 * `started` is called they are waited for longer, as long as nobody is on the phone.
 */
export async function openPostgres(
  databaseUrl: string,
  watched: { timers: Timers; watch: OutageWatch; log(message: string): void } | null = null,
): Promise<{
  db: Database;
  sideDb: Database;
  bus: Bus;
  started(): void;
  close(): Promise<void>;
}> {
  const client = connect(databaseUrl, CONNECTIONS);
  const reader = connect(databaseUrl, READING_CONNECTIONS);
  let isSlow = false;
  const patience: Patience = {
    isStarting: true,
    onSlowStart(within) {
      if (!isSlow) watched?.log(slowStart(within));
      isSlow = true;
    },
  };
  const databaseOn = (connections: postgres.Sql) => {
    const client = copying(connections);
    return drizzle(
      watched ? answersInTime(client, { ...watched, patience }) : client,
    ) as unknown as Database;
  };
  try {
    await patiently(() => refuseUnsafe(client));
    await migrate(drizzle(client) as unknown as Database);
    const bus = createPostgresBus(databaseUrl, client);
    return {
      db: databaseOn(client),
      sideDb: databaseOn(reader),
      bus,
      started() {
        patience.isStarting = false;
      },
      async close() {
        await bus.close();
        await Promise.all([client.end({ timeout: 5 }), reader.end({ timeout: 5 })]);
      },
    };
  } catch (error) {
    await client.end({ timeout: 1 });
    throw error;
  }
}

function slowStart(within: number): string {
  return `The database is slow to answer; while this server starts, it waits ${within / 1_000} s for each answer.`;
}

function connect(databaseUrl: string, max: number): postgres.Sql {
  return postgres(databaseUrl, {
    max,
    connect_timeout: 4,
    backoff: reconnectAfter,
    connection: {
      application_name: "rufbaum",
      idle_in_transaction_session_timeout: SILENT_IN_TRANSACTION,
    },
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
}

/** Times that a server which does not answer is asked at the start. */
const ATTEMPTS = 5;

/**
 * A start has as much to do as the machine can give, and a database that has just started, too: one
 * that is late then is not away.
 */
async function patiently(ask: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (attempt === ATTEMPTS || codeOf(error) !== "CONNECT_TIMEOUT") throw error;
    }
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
