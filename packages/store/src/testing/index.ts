export { type CampaignCall, campaignCall } from "./campaign-call.ts";

import postgres from "postgres";
import { drizzleOn } from "../open/drizzle-on.ts";
import { migrate } from "../open/migrate.ts";
import { openPostgres } from "../open/open-postgres.ts";
import { startPglite } from "../pglite/client.ts";
import { prepareTemplate } from "../pglite/template.ts";
import { findPostgres, startPostgres } from "./postgres-server.ts";
import { type TestStore, testStore } from "./test-store.ts";

export { tarHeader } from "../backup/tar.ts";
export { startPglite } from "../pglite/client.ts";
export { findLosses } from "../pglite/relation-files.ts";
export { changeTree } from "./change-tree.ts";
export { emptyTables } from "./empty-tables.ts";
export { type Amount, storeManyCalls } from "./many-calls.ts";
export { findPostgres, type PostgresServer, startPostgres } from "./postgres-server.ts";
export { databaseOver, openTestClient, type TestClient } from "./test-client.ts";
export type { TestStore } from "./test-store.ts";
export { watchedDatabase } from "./watched-database.ts";

/**
 * The embedded database in memory, empty: what a test needs that does not ask which database it is.
 * One that is closed is opened again for the next file of the same process: to make another one
 * takes longer than most files of tests.
 */
export async function openTestStore(): Promise<TestStore> {
  const store = closed ?? (await makeTestStore());
  closed = null;
  await store.clear();
  return {
    ...store,
    async close() {
      if (closed === null) closed = store;
      else if (closed.db !== store.db) await store.close();
    },
  };
}

let closed: TestStore | null = null;

async function makeTestStore(): Promise<TestStore> {
  const client = await startPglite({ directory: null, template: await prepareTemplate() });
  const db = drizzleOn(client);
  await migrate(db);
  return testStore("pglite", db, () => client.close());
}

/**
 * Both databases, for tests of what must hold on either. PostgreSQL is the server that
 * RUFBAUM_TEST_DATABASE_URL names (a database of its own is made there and dropped), else one
 * started from Debian's binaries; where there is neither, it is left out, with a line saying so.
 */
export async function testStores(): Promise<{ name: string; open(): Promise<TestStore> }[]> {
  const stores = [{ name: "PGlite", open: openTestStore }];
  const url = process.env.RUFBAUM_TEST_DATABASE_URL;
  const bin = await findPostgres();
  if (url) stores.push({ name: "PostgreSQL", open: () => openOnServer(url, async () => {}) });
  else if (bin) stores.push({ name: "PostgreSQL", open: () => openOnNewServer(bin) });
  else {
    console.warn(
      "PostgreSQL is not tested: install it, or set RUFBAUM_TEST_DATABASE_URL to a server.",
    );
  }
  return stores;
}

async function openOnNewServer(bin: string): Promise<TestStore> {
  const server = await startPostgres(bin);
  try {
    return await openOnServer(server.url, server.stop);
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function openOnServer(url: string, stop: () => Promise<void>): Promise<TestStore> {
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  const name = `rufbaum_test_${process.pid}_${performance.now().toFixed(0)}`;
  await admin`create database ${admin(name)}`;
  const own = new URL(url);
  own.pathname = `/${name}`;
  const { db, close } = await openPostgres(own.href);
  return testStore("postgres", db, async () => {
    await close();
    await admin`drop database ${admin(name)}`;
    await admin.end();
    await stop();
  });
}
