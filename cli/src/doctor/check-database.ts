import { createClient } from "../client.ts";
import type { LocalServer } from "../connection/local-server.ts";
import { type Finding, fail, inWords, ok, warn } from "./check.ts";
import type { Examined } from "./examine.ts";

/** Whether the database opens, with the newest schema, and what it promises. */
export async function checkDatabase(examined: Examined): Promise<Finding> {
  const { deps, config, server } = examined;
  if (server) return askServer(examined, server);
  const { DataUnusableError, lookAtData, openStore } = await import("@rufbaum/store");
  if (config.databaseUrl === null) {
    const { kind } = await lookAtData(deps.runtime.disk, config.dataDirectory);
    if (kind === "none") return embedded("will be made at the first start");
  }
  try {
    const store = await openStore({
      runtime: deps.runtime,
      dataDirectory: config.dataDirectory,
      databaseUrl: config.databaseUrl ?? undefined,
      log: () => {},
    });
    await store.close();
  } catch (error) {
    if (error instanceof DataUnusableError) {
      return fail("database", error.message, "See all backups with: rufbaum backups list");
    }
    return fail("database", `It does not open: ${inWords(error)}`, adviceFor(config.databaseUrl));
  }
  return opened(config.databaseUrl);
}

async function askServer({ deps, config }: Examined, server: LocalServer): Promise<Finding> {
  if (server.isDatabaseAway) return away(server, config.databaseUrl);
  const client = createClient({ ...server, network: deps.runtime.network });
  const { error } = await client.api.api.tokens.get();
  if (!error) return opened(config.databaseUrl);
  if (error.status === 503) return away(server, config.databaseUrl);
  return fail(
    "database",
    `The server can't read from it (status ${String(error.status)}).`,
    "Look at what the server logs.",
  );
}

function away({ url, pid }: LocalServer, databaseUrl: string | null): Finding {
  return fail(
    "database",
    `The server at ${url} (process ${pid}) is running, but its database does not answer.`,
    databaseUrl === null
      ? "Look at what the server logs."
      : "See that the PostgreSQL server runs and can be reached; the server then goes on by itself.",
  );
}

function opened(databaseUrl: string | null): Finding {
  return databaseUrl === null
    ? embedded("opens, its schema is the newest")
    : ok("database", "PostgreSQL opens, writes are made durable, the schema is the newest");
}

/** It runs without fsync, whatever is configured. */
function embedded(state: string): Finding {
  return warn(
    "database",
    `embedded, ${state}; it survives a crash of the program, but not a power cut.`,
    "For a team, or where that matters, set DATABASE_URL to a PostgreSQL server.",
  );
}

function adviceFor(databaseUrl: string | null): string {
  return databaseUrl === null
    ? "Look at what the start says: rufbaum serve"
    : "Check DATABASE_URL, and that the PostgreSQL server runs and lets this user in.";
}
