import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "@rufbaum/runtime/testing";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import { beginContactImport, listContactImports } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import type { FileNews, FileOpened } from "../../file-reader/file-order.ts";
import { startKillableServer } from "../../testing/kills/killable-server.ts";
import { createContactFiles } from "./contact-files.ts";
import { endLeftImports } from "./end-left-imports.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const SECOND = 1_000;

test("an import whose server was killed is cancelled once it is there again, with what it stored", async () => {
  const directory = await mkdtemp(join(tmpdir(), "rufbaum-left-"));
  const server = await startKillableServer({ RUFBAUM_DATA: directory });
  try {
    const { total: before } = await server.ask("/api/contacts");
    const gone = new AbortController();
    const sent = sendSlowly(await server.url(), await tokenOf(directory), gone.signal);
    await until(async () => (await server.ask("/api/contacts")).total > before);
    expect(await server.ask("/api/contacts/imports")).toMatchObject([{ status: "running" }]);
    await server.killAndRestart();
    gone.abort();
    await sent;
    const [left] = await server.ask("/api/contacts/imports");
    const { total } = await server.ask("/api/contacts");
    expect(left).toMatchObject({ status: "cancelled", counts: { rows: total - before } });
    expect(left.counts.rows).toBeGreaterThan(0);
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
});

/** A file that never ends; resolves once nobody takes more of it. */
async function sendSlowly(url: string, token: string, signal: AbortSignal): Promise<void> {
  let row = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const rows = Array.from({ length: 1_000 }, () => `0171 ${1_000_000 + row++}`);
      controller.enqueue(
        new TextEncoder().encode(`${row === 1_000 ? "phone\n" : ""}${rows.join("\n")}\n`),
      );
      await Bun.sleep(20);
    },
  });
  const headers = {
    authorization: `Bearer ${token}`,
    "rufbaum-person": "Ada",
    "content-length": String(80_000_000),
  };
  const address = `${url}/api/contacts/import?name=a.csv`;
  await fetch(address, { method: "POST", headers, body, signal }).catch(() => {});
}

/** As the command line on the same machine finds it. */
async function tokenOf(directory: string): Promise<string> {
  for await (const file of new Bun.Glob("*.json").scan({ cwd: directory, dot: true })) {
    const { token } = await Bun.file(join(directory, file)).json();
    if (token) return token;
  }
  throw new Error("The server tells nobody where it is.");
}

test("where several servers are, an import is cancelled after two silent minutes, and not while it tells", async () => {
  await store.clear();
  const time = virtualTime();
  const status = async () =>
    Object.fromEntries(
      (await listContactImports(store.db, { limit: 9 })).map(({ id, status }) => [id, status]),
    );
  await beginContactImport(store.db, {
    id: "import_left",
    name: "A",
    fileName: "a.csv",
    otherColumns: [],
    statementId: null,
    importedBy: "Ada",
    startedAt: time.now(),
  });
  const end = Promise.withResolvers<void>();
  const files = {
    async *read(): AsyncGenerator<FileNews> {
      yield {
        kind: "opened",
        opened: { columns: [], otherColumns: [], header: "a" } as never as FileOpened,
      };
      await end.promise;
      yield { kind: "fault", fault: { code: "empty", format: null } };
    },
  };
  const importing = createContactFiles({
    sideDb: store.db,
    kind: "pglite",
    clock: time,
    timers: time,
    random: { ...seededRandom(1), id: () => "import_slow" },
    files: files as never,
    suppressions: { addUnwanted: async () => 0 },
  });
  const bytes = (async function* () {})();
  const how = { list: "B", by: "Ada", consent: null, noteOf: String };
  const slow = importing.read({ name: "b.csv", bytes }, how).catch((error: Error) => error);
  await until(async () => Object.keys(await status()).length === 2);
  const deps = { sideDb: store.db, clock: time, timers: time, isAlone: false, log: () => {} };
  const stop = await endLeftImports(deps);
  async function pass(seconds: number): Promise<void> {
    for (let passed = 0; passed < seconds; passed += 10) {
      await time.pass(10 * SECOND);
      // What was stored meanwhile stands before what is read next.
      await status();
    }
  }
  await pass(110);
  expect(await status()).toEqual({ import_left: "running", import_slow: "running" });
  await pass(40);
  expect(await status()).toEqual({ import_left: "cancelled", import_slow: "running" });
  await pass(600);
  expect(await status()).toMatchObject({ import_slow: "running" });
  end.resolve();
  expect(await slow).toBeInstanceOf(Error);
  expect(await status()).toEqual({ import_left: "cancelled" });
  stop();
});
