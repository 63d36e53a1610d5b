import { afterAll, expect, test } from "bun:test";
import { chmod, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realRuntime } from "@rufbaum/runtime/real";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { sql } from "drizzle-orm";
import { DataLockedError } from "../directory/lock.ts";
import { prepareTemplate } from "../pglite/template.ts";
import { getSetting, setSetting } from "../queries/settings.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import { openStore } from "./open-store.ts";

const root = await mkdtemp(join(tmpdir(), "rufbaum-store-"));
afterAll(() => rm(root, { recursive: true }));
await prepareTemplate();

const failure = (promise: Promise<unknown>) => promise.then(() => null).catch((error) => error);

function open(name: string, time = virtualTime()) {
  const runtime = { ...realRuntime(), clock: time, timers: time };
  const logged: string[] = [];
  const log = (message: string) => logged.push(message);
  return openStore({ runtime, dataDirectory: join(root, name), log }).then((store) => ({
    ...store,
    logged,
  }));
}

test("data is there again after a restart, and the notice tells what it does not survive", async () => {
  const first = await open("restart");
  expect(first.kind).toBe("pglite");
  expect(first.logged).toEqual([expect.stringContaining("not a power cut")]);
  await setSetting(first.db, "kept", "yes");
  await first.close();
  const second = await open("restart");
  expect(await getSetting(second.db, "kept")).toBe("yes");
  await second.close();
});

test("nobody else may look into the data, also in a folder that is open to all", async () => {
  const folder = join(root, "open-to-all");
  await mkdir(folder, { mode: 0o755 });
  const modeOf = async () => (await stat(join(folder, "data"))).mode & 0o777;
  await (await open("open-to-all")).close();
  expect(await modeOf()).toBe(0o700);
  await chmod(join(folder, "data"), 0o755);
  await (await open("open-to-all")).close();
  expect(await modeOf()).toBe(0o700);
});

test("a second opener gets an error that names the first, and harms nothing", async () => {
  const first = await open("twice");
  const error = await failure(open("twice"));
  expect(error).toBeInstanceOf(DataLockedError);
  expect(error.message).toContain(`process ${process.pid}`);
  await setSetting(first.db, "still", "here");
  await first.close();
});

test("a first start that was cut short is made anew", async () => {
  await Bun.write(join(root, "cut/data.new/PG_VERSION"), "17");
  const store = await open("cut");
  await setSetting(store.db, "works", true);
  await store.close();
  expect(await realRuntime().disk.list(join(root, "cut"))).not.toContain("data.new");
});

test("before a migration a backup is made, and only where there is something to lose", async () => {
  const backups = () =>
    realRuntime()
      .disk.list(join(root, "behind/backups"))
      .catch(() => []);
  const store = await open("behind");
  expect(await backups()).toEqual([]);
  const last = migrations.findLast((migration) => migration.sql.includes("CREATE TABLE"));
  await store.db.execute(
    sql`delete from drizzle.__drizzle_migrations where created_at >= ${last?.createdAt}`,
  );
  await store.close();
  // The tables of that migration are there already, so that it fails: all the better to have one.
  expect(await failure(open("behind"))).toMatchObject({ code: "42P07" });
  expect(await backups()).toEqual([expect.stringMatching(/^\d+T\d+Z-before-migration\.tar\.zst$/)]);
});

test("data of a newer version is left alone", async () => {
  const store = await open("newer");
  const ahead = { tag: "9999_ahead", createdAt: Date.UTC(2099, 0), sql: "create table ahead ()" };
  await migrate(store.db, [...migrations, ahead]);
  await store.close();
  expect((await failure(open("newer"))).message).toContain("newer version");
});

test("a migration that fails leaves nothing behind", async () => {
  const store = await open("failing");
  const sqlText = "create table half ();--> statement-breakpoint\nselect broken";
  const bad = { tag: "9999_bad", createdAt: Date.UTC(2099, 0), sql: sqlText };
  expect(await failure(migrate(store.db, [...migrations, bad]))).toMatchObject({ code: "42703" });
  expect(await failure(store.db.execute(sql`select * from half`))).toMatchObject({ code: "42P01" });
  await store.close();
});
