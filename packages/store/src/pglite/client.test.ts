import { afterAll, beforeAll, expect, test } from "bun:test";
import { leastOfFive } from "@rufbaum/runtime/testing";
import { type PgliteClient, startPglite } from "./client.ts";
import { prepareTemplate } from "./template.ts";

let client: PgliteClient;

beforeAll(async () => {
  client = await startPglite({ directory: null, template: await prepareTemplate() });
  await client.query("create table seen (n int primary key)");
});
afterAll(() => client.close());

const failure = (promise: Promise<unknown>) => promise.then(() => null).catch((error) => error);
const seen = async () => {
  const { rows } = await client.query("select n from seen order by n", [], { rowMode: "array" });
  return rows.flat();
};

test("a fault keeps PostgreSQL's code and what it names", async () => {
  await client.query("insert into seen values (0)");
  const fault = await failure(client.query("insert into seen values ($1)", [0]));
  expect(fault).toBeInstanceOf(Error);
  expect(fault).toMatchObject({ code: "23505", table: "seen", constraint: "seen_pkey" });
  await client.query("delete from seen");
});

test("a transaction has the database for itself, and what threw leaves no trace", async () => {
  const order: string[] = [];
  const first = client.transaction(async (tx) => {
    await tx.query("insert into seen values (1)");
    await Bun.sleep(20);
    order.push("first");
  });
  const second = failure(
    client.transaction(async (tx) => {
      order.push("second");
      await tx.query("insert into seen values (2)");
      throw new Error("changed my mind");
    }),
  );
  const outside = client.query("insert into seen values (3)").then(() => order.push("outside"));
  await Promise.all([first, outside]);
  expect((await second)?.message).toBe("changed my mind");
  expect(order[0]).toBe("first");
  expect(await seen()).toEqual([1, 3]);
});

test("a transaction whose fault was swallowed does not pass for stored", async () => {
  const swallowed = client.transaction(async (tx) => {
    await tx.query("insert into seen values (9)");
    await failure(tx.query("select broken"));
  });
  expect(await failure(swallowed)).toBeInstanceOf(Error);
  expect(await seen()).not.toContain(9);
  const leaked = await client.transaction(async (tx) => tx);
  expect((await failure(leaked.query("select 1")))?.message).toContain("over already");
});

test("a slow query does not hold up the thread that serves calls", async () => {
  const longestShare = async () => {
    const slow = client.query("select count(*) from generate_series(1, 3000000)");
    const started = performance.now();
    let longest = 0;
    let last = started;
    const tick = () => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    };
    const ticks = setInterval(tick, 1);
    await slow;
    clearInterval(ticks);
    // Who was held up all the time has had no tick yet.
    tick();
    const took = performance.now() - started;
    expect(took).toBeGreaterThan(100);
    return longest / took;
  };
  expect(await leastOfFive(0.5, longestShare)).toBeLessThan(0.5);
});

test("after closing, a query fails instead of waiting", async () => {
  const other = await startPglite({ directory: null, template: await prepareTemplate() });
  await other.close();
  expect((await failure(other.query("select 1")))?.message).toBe("The database is closed.");
});
