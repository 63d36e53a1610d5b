import { afterAll, beforeAll, expect, test } from "bun:test";
import { cp, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { subjectOf } from "@rufbaum/dialing/subjects";
import { realRuntime } from "@rufbaum/runtime/real";
import { sql } from "drizzle-orm";
import { DataLockedError } from "../directory/lock.ts";
import { openStore, type Store } from "../open/open-store.ts";
import { prepareTemplate } from "../pglite/template.ts";
import { getSetting, setSetting } from "../queries/settings.ts";
import { findSubjectKey } from "../queries/subject-key.ts";
import { isSuppressed, suppressNumber } from "../queries/suppressions.ts";
import { backupsFolder } from "./backup-names.ts";
import { BackupFault, readBackup } from "./read-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const EARLY = "+493023125001";
const LATE = "+493023125002";
const LATEST = "+493023125003";
const BEFORE = 3000;

const runtime = realRuntime();
let root = "";
let dataDirectory = "";
/** Made while rows were written. */
let path = "";

beforeAll(async () => {
  await prepareTemplate();
  root = await mkdtemp(join(tmpdir(), "rufbaum-restore-"));
  dataDirectory = join(root, "here");
  const store = await open();
  await suppress(store, EARLY);
  await store.db.execute(sql`insert into settings
    select 'row-' || n, to_json(repeat('x', 100)) from generate_series(1, ${BEFORE}::int) n`);
  let isOver = false;
  const writing = (async () => {
    for (let n = 0; !isOver; n++) await setSetting(store.db, `during-${n}`, n);
  })();
  const made = await store.backups?.make();
  isOver = true;
  await writing;
  await suppress(store, LATE);
  await setSetting(store.db, "late", true);
  await store.close();
  path = join(backupsFolder(dataDirectory), made?.file ?? "");
});
afterAll(() => rm(root, { recursive: true }));

function open(): Promise<Store> {
  return openStore({ runtime, dataDirectory, log() {} });
}

/** As the server does it. */
async function suppress(store: Store, number: string): Promise<void> {
  await store.remember({ kind: "suppression", number, at: 0 });
  await suppressNumber(store.db, { number, callId: null, createdAt: 0 });
}

const restore = () => restoreBackup({ runtime, dataDirectory, path });
const failure = (promise: Promise<unknown>) => promise.then(() => null).catch((error) => error);

test("a backup is one small file for its owner's eyes, without the log of before", async () => {
  const { size, mode } = await stat(path);
  const folder = await Array.fromAsync(
    new Bun.Glob("**").scan({ cwd: join(dataDirectory, "data"), absolute: true }),
  );
  const sizes = await Promise.all(folder.map(async (file) => Bun.file(file).size));
  expect(size).toBeLessThan(sizes.reduce((sum, each) => sum + each, 0) / 8);
  expect(mode & 0o777).toBe(0o600);
  expect(await readdir(backupsFolder(dataDirectory))).toHaveLength(1);
  expect(await readBackup(path, null)).toMatchObject({ format: 1, files: expect.any(Number) });
});

test("a restore has all rows of before the backup, and sets the data aside", async () => {
  const { aside, couldRead } = await restore();
  expect(aside).toStartWith(join(dataDirectory, "data.aside-"));
  expect(couldRead).toBe(true);
  expect(await readdir(aside ?? "")).toContain("PG_VERSION");
  const store = await open();
  for (const n of [1, BEFORE]) expect(await getSetting(store.db, `row-${n}`)).toBe("x".repeat(100));
  expect(await getSetting(store.db, "late")).toBeUndefined();
  await suppress(store, LATEST);
  await store.close();
});

test("restores within one second set aside what was there before each", async () => {
  const clock = { now: () => Date.UTC(2026, 10, 22, 18, 10, 46) };
  const restored = () => restoreBackup({ runtime: { ...runtime, clock }, dataDirectory, path });
  const asides = [await restored(), await restored(), await restored()].map(({ aside }) => aside);
  expect(new Set(asides).size).toBe(3);
  for (const aside of asides) expect(await readdir(aside ?? "")).toContain("PG_VERSION");
});

test("who asked not to be called since the backup is not forgotten, even if all else is lost", async () => {
  await rm(join(dataDirectory, "data/PG_VERSION"));
  expect(await restore()).toMatchObject({ couldRead: false });
  // Cut short between its two moves: the next start makes the second.
  await rename(join(dataDirectory, "data"), join(dataDirectory, "data.restored"));
  const store = await open();
  for (const number of [EARLY, LATE, LATEST])
    expect(await isSuppressed(store.db, number)).toBe(true);
  await store.close();
});

test("a restore that was cut short before its first move leaves nothing behind it", async () => {
  for (const left of ["data.restored", "data.restoring"]) {
    await cp(join(dataDirectory, "data"), join(dataDirectory, left), { recursive: true });
  }
  await (await open()).close();
  const names = await readdir(dataDirectory);
  expect(names.filter((name) => name.startsWith("data.rest"))).toEqual([]);
});

test("what only the data of before know is not forgotten either", async () => {
  await rm(join(dataDirectory, "lasting.jsonl"));
  await restore();
  const store = await open();
  for (const number of [EARLY, LATE, LATEST])
    expect(await isSuppressed(store.db, number)).toBe(true);
  const text = await Bun.file(join(dataDirectory, "lasting.jsonl")).text();
  const key = await findSubjectKey(store.db);
  expect(text).toContain(subjectOf(key ?? "", LATEST));
  expect(text).not.toContain(LATEST);
  expect(await failure(restore())).toBeInstanceOf(DataLockedError);
  await store.close();
});

test("a restore elsewhere tells whether it knew of later opt-outs, and takes them from a file put there after it", async () => {
  const elsewhere = join(root, "elsewhere");
  const restoreElsewhere = () => restoreBackup({ runtime, dataDirectory: elsewhere, path });
  expect(await restoreElsewhere()).toEqual({ aside: null, couldRead: null, hadJournal: false });
  await cp(join(dataDirectory, "lasting.jsonl"), join(elsewhere, "lasting.jsonl"));
  const store = await openStore({ runtime, dataDirectory: elsewhere, log() {} });
  expect(await isSuppressed(store.db, LATEST)).toBe(true);
  await store.close();
  await rm(join(elsewhere, "data"), { recursive: true });
  expect(await restoreElsewhere()).toMatchObject({ couldRead: null, hadJournal: true });
});

const FAULTS: [string, (bytes: Uint8Array) => Uint8Array | string, string][] = [
  ["cut short", (bytes) => bytes.slice(0, bytes.length / 2), "is not complete"],
  ["without its end", (bytes) => bytes.slice(0, -1), "is "],
  [
    "changed in the middle",
    (bytes) => bytes.with(bytes.length / 2, ~(bytes.at(bytes.length / 2) ?? 0)),
    "is damaged",
  ],
  ["empty", () => "", "is not complete"],
  ["no archive", () => "something else", "no backup"],
];
test.each(FAULTS)("a backup that is %s is found out", async (_what, harm, told) => {
  const faulty = join(root, "faulty.tar.zst");
  await Bun.write(faulty, harm(await Bun.file(path).bytes()));
  const fault = await failure(readBackup(faulty, null));
  expect(fault).toBeInstanceOf(BackupFault);
  expect(fault.message).toContain(told);
});

test("a restore from a damaged backup touches nothing", async () => {
  const bytes = await Bun.file(path).bytes();
  await Bun.write(join(root, "faulty.tar.zst"), bytes.slice(0, bytes.length / 2));
  const before = await readdir(dataDirectory);
  const faulty = restoreBackup({ runtime, dataDirectory, path: join(root, "faulty.tar.zst") });
  expect(await failure(faulty)).toBeInstanceOf(BackupFault);
  expect((await readdir(dataDirectory)).sort()).toEqual(before.sort());
});

test("a backup that is not there is told", async () => {
  const missing = restoreBackup({ runtime, dataDirectory, path: join(root, "none.tar.zst") });
  expect((await failure(missing)).message).toBe("is not there");
});

test("a file that would lie outside of the folder is not written", async () => {
  const { tarHeader } = await import("./tar.ts");
  const header = tarHeader({ name: "base/../../../outside", isFolder: false, size: 0 }, 0);
  const evil = join(root, "evil.tar.zst");
  await Bun.write(evil, await Bun.zstdCompress(header));
  expect((await failure(readBackup(evil, join(root, "target")))).message).toContain("no backup");
});

test("a backup in the form of earlier versions, a folder, is restored, too", async () => {
  const folder = join(backupsFolder(dataDirectory), "20260105T091500Z");
  await cp(join(dataDirectory, "data"), folder, { recursive: true });
  await restoreBackup({ runtime, dataDirectory, path: folder });
  const store = await open();
  expect(await getSetting(store.db, "row-1")).toBe("x".repeat(100));
  await store.close();
});
