import { drizzle } from "drizzle-orm/pglite";
import type { Database } from "../database.ts";
import type { PgliteClient } from "../pglite/client.ts";
import "./plain-errors.ts";

/** Drizzle over PGlite's thread: of PGlite's own class its session calls `query` and `transaction`. */
export function drizzleOn(client: Pick<PgliteClient, "query" | "transaction">): Database {
  return drizzle({ client: client as never }) as unknown as Database;
}
