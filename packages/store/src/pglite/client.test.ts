import { afterAll, beforeAll, expect, test } from "bun:test";
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
  const slow = client.query("select count(*) from generate_series(1, 3000000)");
  let ticks = 0;
  const clock = setInterval(() => void ticks++, 1);
  await slow;
  clearInterval(clock);
  expect(ticks).toBeGreaterThan(5);
});

test("after closing, a query fails instead of waiting", async () => {
  const other = await startPglite({ directory: null, template: await prepareTemplate() });
  await other.close();
  expect((await failure(other.query("select 1")))?.message).toBe("The database is closed.");
});
