import type { Database } from "../database.ts";
import { drizzleOn } from "../open/drizzle-on.ts";
import { migrate } from "../open/migrate.ts";
import type { PgliteClient } from "../pglite/client.ts";
import { compiledWasm } from "../pglite/compile-wasm.ts";
import { DatabaseError, errorFields } from "../pglite/database-error.ts";
import { openPglite } from "../pglite/open-pglite.ts";
import { runQuery } from "../pglite/run-query.ts";
import { prepareTemplate } from "../pglite/template.ts";
import { type TestStore, testStore } from "./test-store.ts";

/** What the queries' database stands on. Of a transaction it has `begin` and `commit` as queries. */
export type TestClient = Pick<PgliteClient, "query" | "close">;

/**
 * The embedded database in memory, below the queries: to put something between the two. It computes
 * in this very thread, so that nothing of it runs beside the test.
 */
export async function openTestClient(): Promise<{ client: TestClient } & TestStore> {
  const template = await prepareTemplate();
  const pglite = await openPglite({ directory: null, template }, await compiledWasm());
  const client: TestClient = {
    async query(sql, params = [], { rowMode = "object" } = {}) {
      try {
        return await runQuery(pglite, { sql, params, rowMode });
      } catch (error) {
        throw new DatabaseError(errorFields(error));
      }
    },
    close: () => pglite.close(),
  };
  const db = databaseOver({
    ...client,
    transaction: async (body) => {
      await client.query("begin");
      try {
        const result = await body(client);
        await client.query("commit");
        return result;
      } catch (error) {
        await client.query("rollback");
        throw error;
      }
    },
  });
  await migrate(db);
  return { client, ...testStore("pglite", db, client.close) };
}

/** The queries' database over whatever stands for a client. */
export function databaseOver(client: Pick<PgliteClient, "query" | "transaction">): Database {
  return drizzleOn(client as PgliteClient);
}
