import { afterAll, describe, expect, test } from "bun:test";
import { realClock, realTimers } from "@rufbaum/runtime/real";
import { outageOf } from "../outage.ts";
import { getSetting, setSetting } from "../queries/settings.ts";
import { findPostgres, startPostgres } from "../testing/postgres-server.ts";
import { openPostgres } from "./open-postgres.ts";
import { createOutageWatch } from "./outage-watch.ts";

const bin = await findPostgres();
const failure = (promise: Promise<unknown>) => promise.then(() => null).catch((error) => error);

describe.skipIf(bin === null)("a PostgreSQL server that goes away", async () => {
  if (bin === null) return;
  const server = await startPostgres(bin);
  const logged: string[] = [];
  const watch = createOutageWatch({ clock: realClock, log: (line) => void logged.push(line) });
  const hurried = {
    ...realTimers,
    after: (wait: number, task: () => void) => realTimers.after(wait / 3, task),
  };
  const log = (line: string) => void slow.push(line);
  const slow: string[] = [];
  const { db, started, close } = await openPostgres(server.url, { timers: hurried, watch, log });
  afterAll(async () => {
    server.thaw();
    await close();
    await server.stop();
  });

  test("busy at the start: it is waited for longer, which is told once", async () => {
    server.freeze();
    const asked = Promise.all([setSetting(db, "start", 1), getSetting(db, "none")]);
    while (slow.length === 0) await Bun.sleep(10);
    server.thaw();
    expect((await asked)[1]).toBeUndefined();
    expect(await getSetting(db, "start")).toBe(1);
    expect(slow).toEqual([
      "The database is slow to answer; while this server starts, it waits 30 s for each answer.",
    ]);
    expect(logged).toEqual([]);
    started();
  });

  test("frozen: queries and transactions fail as an outage, and go on when it does", async () => {
    await setSetting(db, "before", 1);
    server.freeze();
    expect(outageOf(await failure(getSetting(db, "before")))).toBe("away");
    expect(outageOf(await failure(db.transaction((tx) => setSetting(tx, "x", 1))))).toBe("away");
    server.thaw();
    await setSetting(db, "after", 2);
    expect([await getSetting(db, "before"), await getSetting(db, "after")]).toEqual([1, 2]);
  });

  test("crashed: queries fail at once, and succeed soon after it is back", async () => {
    await server.crash();
    for (let times = 0; times < 5; times += 1) {
      expect(outageOf(await failure(getSetting(db, "before")))).toBe("away");
    }
    await server.start();
    let failures = 0;
    while ((await failure(getSetting(db, "before"))) !== null) failures += 1;
    expect(failures).toBeLessThan(40);
    expect(await getSetting(db, "after")).toBe(2);
    expect(logged.map((line) => line.slice(0, 21))).toEqual([
      ...["The database is away.", "The database does wha"],
      ...["The database is away.", "The database does wha"],
    ]);
  });
});
