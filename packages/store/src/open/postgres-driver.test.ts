import { afterAll, describe, expect, test } from "bun:test";
import { codeOf } from "@rufbaum/runtime";
import postgres from "postgres";
import { outageOf } from "../outage.ts";
import { findPostgres, startPostgres } from "../testing/postgres-server.ts";
import { copying } from "./copying.ts";

const bin = await findPostgres();

const LOSSES = process.env.RUFBAUM_SOAK === undefined ? 100 : 2_000;

/** What patches/ mends in the driver. */
describe.skipIf(bin === null)("the driver of PostgreSQL", async () => {
  if (bin === null) return;
  const server = await startPostgres(bin);
  // One: what comes after has to take the same.
  const client = postgres(server.url, { max: 1, onnotice: () => {}, backoff: () => 0.01 });
  const admin = postgres(server.url, { max: 1, onnotice: () => {} });
  afterAll(async () => {
    await Promise.all([client.end(), admin.end()]);
    await server.stop();
  });
  await admin`create table kept (what text)`;

  /** Ends what the transaction runs on. */
  async function lose(transaction: postgres.TransactionSql): Promise<void> {
    const [own] = await transaction`select pg_backend_pid() as pid`;
    await admin`select pg_terminate_backend(${own?.pid}, 5000)`;
  }
  const isBusy = async (pid: number) => {
    const rows = await admin`select from pg_stat_activity where pid = ${pid} and state = 'active'`;
    return rows.length > 0;
  };
  const codeOfFault = (work: Promise<unknown>) => work.then(() => null, codeOf);

  test("a connection lost within a query of a transaction: the next one works", async () => {
    const fault = await codeOfFault(
      client.begin(async (transaction) => {
        const [own] = await transaction`select pg_backend_pid() as pid`;
        void admin`select pg_terminate_backend(${own?.pid})`.then();
        await transaction`select pg_sleep(60)`;
      }),
    );
    expect(["CONNECTION_CLOSED", "57P01"]).toContain(fault ?? "");
    expect(await client`select 1 as one`).toEqual([{ one: 1 }] as never);
  });

  test("one lost between two queries of a transaction: the next one works", async () => {
    const fault = await codeOfFault(
      client.begin(async (transaction) => {
        await lose(transaction);
        await transaction`select 1`;
      }),
    );
    expect(["CONNECTION_CLOSED", "57P01"]).toContain(fault ?? "");
    for (const one of [1, 2, 3]) {
      expect(await client`select ${one}::int as one`).toEqual([{ one }] as never);
    }
  });

  test("nothing of a lost transaction is done on the connection that follows", async () => {
    let isOver = () => {};
    const over = new Promise<void>((resolve) => {
      isOver = resolve;
    });
    const late: (string | null)[] = [];
    const fault = await codeOfFault(
      client.begin(async (transaction) => {
        await transaction`insert into kept values ('first')`;
        await lose(transaction);
        // Connects anew.
        while ((await codeOfFault(client`select 1`)) !== null);
        late.push(await codeOfFault(transaction`insert into kept values ('second')`));
        isOver();
      }),
    );
    await over;
    expect(["CONNECTION_CLOSED", "57P01"]).toContain(fault ?? "");
    expect(late).toEqual(["CONNECTION_CLOSED"]);
    expect(await client`select what from kept`).toEqual([] as never);
  });

  test("queries that waited within a lost transaction fail with it", async () => {
    const codes: Promise<(string | null)[]>[] = [];
    await codeOfFault(
      client.begin(async (transaction) => {
        const [own] = await transaction`select pg_backend_pid() as pid`;
        void admin`select pg_terminate_backend(${own?.pid})`.then();
        const asked = [60, 1, 2].map((each) => transaction`select pg_sleep(${each}::float)`);
        codes.push(Promise.all(asked.map(codeOfFault)));
        await Promise.all(asked);
      }),
    );
    expect((await Promise.all(codes)).flat()).not.toContain(null);
  });

  test("a client ends though its connection is lost meanwhile", async () => {
    const own = postgres(server.url, { max: 1, onnotice: () => {} });
    const [backend] = await own`select pg_backend_pid() as pid`;
    const asked = codeOfFault(own`select pg_sleep(60)`);
    while (!(await isBusy(backend?.pid))) await Bun.sleep(1);
    const ended = own.end();
    await admin`select pg_terminate_backend(${backend?.pid})`;
    expect(await asked).not.toBeNull();
    await ended;
  });

  test.each([
    ["refuses", "1\nno number\n", async () => {}, "22P02"],
    [
      "never saw the end of",
      "1\n",
      (transaction: postgres.TransactionSql) => lose(transaction),
      "CONNECTION_CLOSED",
    ],
  ] as const)(
    "what a server %s is not copied, and the next is",
    async (_case, text, before, code) => {
      await client`create table if not exists numbers (n int)`;
      const copy = (
        rows: string,
        meanwhile: (transaction: postgres.TransactionSql) => Promise<void>,
      ) =>
        copying(client).begin(async (transaction) => {
          await meanwhile(transaction);
          await transaction.unsafe("copy numbers from stdin $1", [rows]);
          await transaction.unsafe("copy numbers from stdin $1", [rows]);
        });
      expect(await codeOfFault(copy(text, before))).toBe(code);
      await codeOfFault(client`select 1`);
      await copy("2\n3\n", async () => {});
      expect(await client`delete from numbers returning n`.values()).toEqual([
        [2],
        [3],
        [2],
        [3],
      ] as never);
    },
  );

  test("a query that fails after its first rows leaves none to the next", async () => {
    expect(await codeOfFault(client`select 1 / (x - 5) from generate_series(1, 8) as x`)).toBe(
      "22012",
    );
    expect([...(await client`select 1 as one`)]).toEqual([{ one: 1 }]);
  });

  test.each([99, 100, 101])("a transaction may follow %p queries", async (count) => {
    const before = Array.from({ length: count }, () => client.unsafe("select 1").execute());
    const same = await client.begin(async (transaction) => {
      const [first] = await transaction`select pg_current_xact_id()::text as id`;
      const [second] = await transaction`select pg_current_xact_id()::text as id`;
      return first?.id === second?.id;
    });
    await Promise.all(before);
    expect(same).toBe(true);
  });

  test(`none of ${LOSSES} losses gives a query the rows of another, keeps one waiting or halves a transaction`, async () => {
    const pool = postgres(server.url, { max: 5, onnotice: () => {}, backoff: () => 0.01 });
    await admin`create table pairs (pair int)`;
    let isOver = false;
    let pairs = 0;
    const faults: unknown[] = [];
    async function ask(): Promise<void> {
      while (!isOver) {
        const own = ++pairs;
        const asked = pool.begin(async (transaction) => {
          await transaction`insert into pairs values (${own})`;
          const [row] = await transaction`select ${own}::int as own`;
          if (row?.own !== own) faults.push(`${own} got ${row?.own}`);
          await transaction`insert into pairs values (${own})`;
        });
        await asked.catch((error) => outageOf(error) ?? faults.push(error));
      }
    }
    const asking = Array.from({ length: 15 }, ask);
    for (let loss = 0; loss < LOSSES; loss++) {
      const before = pairs;
      await admin`
        select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and pid % 3 <> ${loss % 4}`;
      while (pairs < before + 15) await Bun.sleep(1);
    }
    isOver = true;
    await Promise.all(asking);
    expect(faults).toEqual([]);
    expect(await pool`select pair from pairs group by pair having count(*) <> 2`).toHaveLength(0);
    await pool.end();
  });
});
