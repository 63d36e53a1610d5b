import { afterAll, beforeAll, expect, test } from "bun:test";
import { chmod, cp, mkdtemp, readdir, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realRuntime } from "@rufbaum/runtime/real";
import { sql } from "drizzle-orm";
import { DataUnusableError } from "../directory/data-folder.ts";
import { prepareTemplate } from "../pglite/template.ts";
import { getSetting } from "../queries/settings.ts";
import { openStore } from "./open-store.ts";

const BACKUP = "20260105T091500Z";
const ROWS = 2000;

let root = "";
/** Data that was closed, and the same as a crash leaves it, with rows written since the last checkpoint. */
let closed = "";
let crashed = "";
/** Where the settings lie in a data folder. */
let table = "";

beforeAll(async () => {
  // Umlauts and blanks as a home folder may have them.
  root = await mkdtemp(join(tmpdir(), "rufbaum Dänischer Löffel "));
  closed = join(root, "closed");
  crashed = join(root, "crashed");
  await prepareTemplate();
  const store = await open(closed);
  for (const from of [0, ROWS / 2]) {
    await store.db.execute(sql`insert into settings
      select 'row-' || n, to_json(repeat('x', 100)) from generate_series(${from}::int, ${from + ROWS / 2 - 1}::int) n`);
    if (from === 0) await store.db.execute(sql`checkpoint`);
  }
  const found = await store.db.execute(sql`select pg_relation_filepath('settings') as path`);
  table = (found as unknown as { rows: { path: string }[] }).rows[0]?.path ?? "";
  await cp(closed, crashed, { recursive: true });
  await store.close();
});
afterAll(() => rm(root, { recursive: true, force: true }));

function open(dataDirectory: string) {
  return openStore({ runtime: realRuntime(), dataDirectory, log() {} });
}

/** Why a copy of the data does not open, once something was done to it. */
async function refusalOf(
  from: string,
  harm: (data: string, directory: string) => Promise<unknown>,
) {
  const directory = await mkdtemp(join(root, "copy-"));
  await cp(from, directory, { recursive: true });
  await harm(join(directory, "data"), directory);
  const before = await namesIn(directory);
  const error = await open(directory).then(
    (store) => store.close(),
    (error) => error,
  );
  expect(error).toBeInstanceOf(DataUnusableError);
  expect(error.message).toContain(directory);
  // Nothing of what was there is gone.
  const after = new Set(await namesIn(directory));
  expect(before.filter((name) => !after.has(name))).toEqual([]);
  return error as DataUnusableError;
}

async function namesIn(directory: string): Promise<string[]> {
  const passing = /postmaster|lock-journal|owner\.json|pg_stat|pg_wal|pg_internal|\.opts$/;
  const names = await readdir(directory, { recursive: true }).catch(() => []);
  return names.filter((name) => !passing.test(name)).sort();
}

test("data in a folder with umlauts and blanks open again, after a crash, too", async () => {
  for (const directory of [closed, crashed]) {
    const copy = await mkdtemp(join(root, "whole-"));
    await cp(directory, copy, { recursive: true });
    const store = await open(copy);
    expect(await getSetting(store.db, `row-${ROWS - 1}`)).toBe("x".repeat(100));
    await store.close();
  }
});

test("a folder that was copied half is not taken for an empty one", async () => {
  const { message } = await refusalOf(closed, (data) => rm(join(data, "PG_VERSION")));
  expect(message).toContain("PG_VERSION is missing");
  expect(message).toContain("There is no backup in");
});

test("the newest backup is named, and the command that restores it", async () => {
  const { message } = await refusalOf(closed, async (data, directory) => {
    await rm(join(data, "global"), { recursive: true });
    for (const name of ["20250105T091500Z", `${BACKUP}.tar.zst`, "notes.txt"]) {
      await Bun.write(join(directory, "backups", name), "");
    }
  });
  expect(message).toContain(`backups/${BACKUP}.tar.zst`);
  expect(message).toContain(`\`rufbaum restore ${BACKUP}\``);
});

test("a mark of earlier versions beside a full folder deletes nothing", async () => {
  const copy = join(root, "marked");
  await cp(closed, copy, { recursive: true });
  await Bun.write(join(copy, "data.creating"), "");
  const store = await open(copy);
  expect(await getSetting(store.db, "row-1")).toBe("x".repeat(100));
  await store.close();
});

test.each([
  ["closed", /settings has \d+ of \d+ pages/],
  ["crashed", /settings has lost pages/],
])("a table that was cut in a %s folder is noticed at the start", async (name, told) => {
  const from = name === "closed" ? closed : crashed;
  const { message } = await refusalOf(from, (data) => truncate(join(data, table), 8192));
  expect(message).toMatch(told);
});

test.each([
  ["a file in place of the data directory", "", "is not a folder"],
  ["a file on the way to it", "below", "is not a folder"],
  ["a lock that is none", "lock", "delete"],
])("%s is told in a sentence", async (_what, name, told) => {
  const directory = await mkdtemp(join(root, "odd-"));
  const file = join(directory, "file");
  await Bun.write(name === "lock" ? join(directory, "lock") : file, "something else, long enough");
  const opened = name === "lock" ? directory : join(file, name);
  const error = await open(opened).catch((error) => error);
  expect(error).toMatchObject({ name: "DataUnusableError", reason: "data-directory" });
  expect(error.message).toContain(opened);
  expect(error.message).toContain(told);
});

test("a folder without permission, and one that can only be read, are told in a sentence", async () => {
  await chmod(root, 0o755);
  for (const mode of [0o000, 0o555]) {
    const directory = await mkdtemp(join(root, "rights-"));
    await chmod(directory, mode);
    const error = await asNobody(() => open(directory).catch((error) => error));
    await chmod(directory, 0o700);
    expect(error).toMatchObject({ name: "DataUnusableError", reason: "data-directory" });
    expect(error.message).toContain(directory);
    expect(error.message).toContain("may not write there");
  }
});

/** Root may write everywhere: for a while this process is somebody else. */
async function asNobody<Result>(work: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(65534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}
