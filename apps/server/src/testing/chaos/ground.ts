import type { Database } from "@rufbaum/store";
import { emptyTables, openTestClient, type TestClient } from "@rufbaum/store/testing";
import { ownNumbers } from "../own-numbers.ts";
import { NUMBERS } from "./callers.ts";
import { directCarrier } from "./direct-carrier.ts";
import { installWitness } from "./witness.ts";

/** A database for any number of runs, one after the other; trials call telephones of one's own. */
export interface Ground {
  client: TestClient;
  db: Database;
  clear(): Promise<void>;
  close(): Promise<void>;
}

export async function openGround(): Promise<Ground> {
  const { client, db } = await openTestClient();
  await installWitness(client);
  // Shown to be one's own once: to do it before each run took a quarter of all runs' time.
  await ownNumbers(db, NUMBERS);
  await client.query("create temporary table shown_numbers as table own_numbers");
  // The SDK is loaded at its first use: once, before any run counts what is under way.
  await directCarrier(() => Promise.reject(new Error("nobody is there")))
    .findCall(`CA${"0".repeat(32)}`)
    .catch(() => {});
  const { rows } = await client.query(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const emptied = emptyTables((rows as { name: string }[]).map(({ name }) => name));
  return {
    client,
    db,
    async clear() {
      await client.query(emptied);
      // Their trigger has counted those that went with the counts.
      await client.query("delete from campaign_counts");
      await client.query("insert into own_numbers table shown_numbers");
    },
    close: () => client.close(),
  };
}
