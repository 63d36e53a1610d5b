import { afterAll, describe, expect, test } from "bun:test";
import postgres from "postgres";
import { findPostgres, startPostgres } from "../testing/postgres-server.ts";
import { createPostgresBus } from "./postgres-bus.ts";

const bin = await findPostgres();

describe.skipIf(bin === null)("the bus of a PostgreSQL server", async () => {
  if (bin === null) return;
  const server = await startPostgres(bin);
  const client = postgres(server.url, { max: 3, onnotice: () => {} });
  const [a, b] = [createPostgresBus(server.url, client), createPostgresBus(server.url, client)];
  afterAll(async () => {
    await a.close();
    await b.close();
    await client.end();
    await server.stop();
  });

  /** Listens, and resolves when as many texts are there. */
  async function ear(bus: typeof a) {
    const texts: string[] = [];
    let heard = 0;
    let look = () => {};
    await bus.listen(
      (text) => {
        texts.push(text);
        look();
      },
      () => {
        heard += 1;
        look();
      },
    );
    const until = (isThere: () => boolean) =>
      new Promise<void>((resolve) => {
        look = () => {
          if (isThere()) resolve();
        };
        look();
      });
    return { texts, heard: () => heard, until };
  }

  test("brings each text to everybody, in its order, who sent it included", async () => {
    const [atA, atB] = [await ear(a), await ear(b)];
    const texts = Array.from({ length: 50 }, (_, index) => `${index} ${"ä".repeat(3_900)}`);
    for (const text of texts) await a.send(text);
    await Promise.all(
      [atA, atB].map(({ until, texts: there }) => until(() => there.length === 50)),
    );
    expect([atA.texts, atB.texts]).toEqual([texts, texts]);
  });

  test("listens again after its connection broke, and says so", async () => {
    const { until, heard, texts } = await ear(a);
    await client`
      select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`;
    await until(() => heard() === 2);
    await b.send("after");
    await until(() => texts.includes("after"));
  });

  test("listens afresh in place of before", async () => {
    const before = await ear(b);
    const after = await ear(b);
    await a.send("once");
    await after.until(() => after.texts.length === 1);
    expect(before.texts).toEqual([]);
  });
});
