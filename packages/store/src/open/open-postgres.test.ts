import { afterAll, describe, expect, test } from "bun:test";
import postgres from "postgres";
import { holdDialling } from "../queries/hold-dialling.ts";
import { findPostgres, startPostgres } from "../testing/postgres-server.ts";
import { migrations } from "./migrations.ts";
import { openPostgres } from "./open-postgres.ts";

const bin = await findPostgres();
const failure = (promise: Promise<unknown>) => promise.then(() => null).catch((error) => error);

describe.skipIf(bin === null)("a PostgreSQL server", async () => {
  if (bin === null) return;
  const server = await startPostgres(bin);
  const admin = postgres(server.url, { max: 1, onnotice: () => {} });
  afterAll(async () => {
    await admin.end();
    await server.stop();
  });

  test("that may lose acknowledged rows in a power cut is refused", async () => {
    for (const setting of ["fsync", "synchronous_commit"]) {
      await admin.unsafe(`alter system set ${setting} = off`);
      await admin`select pg_reload_conf()`;
      while ((await admin.unsafe(`show ${setting}`))[0]?.[setting] !== "off") await Bun.sleep(10);
      const error = await failure(openPostgres(server.url));
      expect(error?.message).toContain(`PostgreSQL runs with ${setting}=off`);
      await admin.unsafe(`alter system reset ${setting}`);
      await admin`select pg_reload_conf()`;
      while ((await admin.unsafe(`show ${setting}`))[0]?.[setting] === "off") await Bun.sleep(10);
    }
  });

  test("that does not answer at first is asked again", async () => {
    const { hostname, port } = new URL(server.url);
    let asked = 0;
    const late = Bun.listen<{ server: Bun.Socket | null }>({
      hostname: "127.0.0.1",
      port: 0,
      socket: {
        async open(client) {
          client.data = { server: null };
          asked += 1;
          // The first is never answered.
          if (asked === 1) return;
          client.pause();
          client.data.server = await Bun.connect({
            hostname,
            port: Number(port),
            socket: {
              data: (_, bytes) => void client.write(bytes),
              close: () => void client.end(),
            },
          });
          client.resume();
        },
        data: (client, bytes) => void client.data.server?.write(bytes),
        close: (client) => void client.data.server?.end(),
      },
    });
    const through = new URL(server.url);
    through.port = String(late.port);
    const { close } = await openPostgres(through.href);
    await close();
    late.stop(true);
    expect(asked).toBeGreaterThan(1);
  });

  test("is migrated once by servers that start at the same time", async () => {
    const stores = await Promise.all([1, 2, 3].map(() => openPostgres(server.url)));
    const applied = await admin`select count(*)::int as count from drizzle.__drizzle_migrations`;
    expect(applied[0]?.count).toBe(migrations.length);
    for (const { close } of stores) await close();
  });

  test("takes the right to dial from a server that froze with it", async () => {
    const [frozen, other] = await Promise.all([1, 2].map(() => openPostgres(server.url)));
    if (!frozen || !other) return;
    const goesOn = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const stuck = failure(
      frozen.db.transaction(async (tx) => {
        await holdDialling(tx);
        held.resolve();
        await goesOn.promise;
        await holdDialling(tx);
      }),
    );
    await held.promise;
    const given = setTimeout(goesOn.resolve, 20_000);
    const since = performance.now();
    await other.db.transaction((tx) => holdDialling(tx));
    expect(performance.now() - since).toBeLessThan(15_000);
    clearTimeout(given);
    goesOn.resolve();
    expect(await stuck).toBeInstanceOf(Error);
    await frozen.db.transaction((tx) => holdDialling(tx));
    for (const { close } of [frozen, other]) await close();
  }, 60_000);
});
