import { afterAll, beforeAll, expect, test } from "bun:test";
import { cp, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { USUAL_PLAN } from "@rufbaum/dialing/campaigns";
import { subjectOf } from "@rufbaum/dialing/subjects";
import { realRuntime } from "@rufbaum/runtime/real";
import { sql } from "drizzle-orm";
import { DataUnusableError } from "../directory/data-folder.ts";
import { DataLockedError } from "../directory/lock.ts";
import { openStore, type Store } from "../open/open-store.ts";
import { prepareTemplate } from "../pglite/template.ts";
import { listAuditEntries } from "../queries/audit.ts";
import { changeCampaign, findCampaign, insertCampaign } from "../queries/campaigns.ts";
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
  await campaign(store, "campaign_1", "running");
  await campaign(store, "campaign_2", "completed");
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

/** A campaign that dials, or did so. */
async function campaign(store: Store, id: string, status: "running" | "completed"): Promise<void> {
  await insertCampaign(store.db, {
    id,
    name: "Frühjahr",
    agent: "Tom",
    message: "",
    useDecisionTree: false,
    treeId: null,
    treeName: null,
    plan: USUAL_PLAN,
    lists: [],
    otherColumns: [],
    createdAt: 0,
    createdBy: "Ada",
  });
  const among = ["draft"] as const;
  await changeCampaign(store.db, id, { among, changes: { status } });
}

/** As the server does it. */
async function suppress(store: Store, number: string): Promise<void> {
  await store.remember({ kind: "suppression", number, at: 0 });
  await suppressNumber(store.db, { number, callId: null, createdAt: 0 });
}

const restore = () => restoreBackup({ runtime, dataDirectory, path, by: "Ada" });
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
  const [entry] = await listAuditEntries(store.db, { limit: 1 });
  const details = { backup: path.split("/").at(-1) };
  expect(entry).toMatchObject({ action: "data-restored", by: "Ada", details });
  // It may have called people since the backup.
  expect(await findCampaign(store.db, "campaign_1")).toMatchObject({
    status: "paused",
    pauseReason: "restored",
  });
  // Nor does one go on by itself that had ended before the last of a list was put into it.
  expect(await findCampaign(store.db, "campaign_2")).toMatchObject({
    status: "completed",
    pauseReason: "restored",
  });
  await suppress(store, LATEST);
  await store.close();
});

test("restores within one second set aside what was there before each", async () => {
  const clock = { now: () => Date.UTC(2026, 10, 22, 18, 10, 46) };
  const restored = () =>
    restoreBackup({ runtime: { ...runtime, clock }, dataDirectory, path, by: "Ada" });
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
  const restoreElsewhere = () =>
    restoreBackup({ runtime, dataDirectory: elsewhere, path, by: "Ada" });
  expect(await restoreElsewhere()).toEqual({ aside: null, couldRead: null, hadJournal: false });
  await cp(join(dataDirectory, "lasting.jsonl"), join(elsewhere, "lasting.jsonl"));
  const store = await openStore({ runtime, dataDirectory: elsewhere, log() {} });
  expect(await isSuppressed(store.db, LATEST)).toBe(true);
  await store.close();
  await rm(join(elsewhere, "data"), { recursive: true });
  expect(await restoreElsewhere()).toMatchObject({ couldRead: null, hadJournal: true });
});

/** A data directory that has been used, by itself. */
async function another(name: string, use = async (_store: Store) => {}): Promise<string> {
  const directory = join(root, name);
  const store = await openStore({ runtime, dataDirectory: directory, log() {} });
  await use(store);
  await store.close();
  return directory;
}

const BLOCKED_THERE = "+493023125009";
const into = (directory: string) =>
  restoreBackup({ runtime, dataDirectory: directory, path, by: "Ada" });

test("a restore takes the place of an installation that has nobody to remember, key and all", async () => {
  const there = await another("unused");
  const fresh = await Bun.file(join(there, "lasting.jsonl")).text();
  await into(there);
  const store = await openStore({ runtime, dataDirectory: there, log() {} });
  expect(await isSuppressed(store.db, EARLY)).toBe(true);
  const key = (await findSubjectKey(store.db)) ?? "";
  await store.close();
  expect(fresh).not.toContain(key);
  const text = await Bun.file(join(there, "lasting.jsonl")).text();
  expect(text).toContain(key);
  expect(text).toContain(subjectOf(key, EARLY));
  expect(text).not.toContain(JSON.parse(fresh.split("\n")[1] ?? "").key);
});

const REMEMBERED: [string, (store: Store) => Promise<void>, string][] = [
  ["blocks", (store) => suppress(store, BLOCKED_THERE), "1 blocks, 0 withdrawals and 0 erasures"],
  [
    "an erasure that only lasting.jsonl knows",
    (store) => store.remember({ kind: "erasure", subject: `${"e".repeat(21)}A`, by: "Ada", at: 0 }),
    "0 blocks, 0 withdrawals and 1 erasures",
  ],
];
test.each(REMEMBERED)(
  "a backup of another installation is refused beside %s",
  async (what, use, told) => {
    const there = await another(what.replaceAll(" ", "-"), use);
    if (what !== "blocks") await rm(join(there, "data"), { recursive: true });
    const before = await readdir(there);
    const text = await Bun.file(join(there, "lasting.jsonl")).text();
    const fault = await failure(into(there));
    expect(fault).toBeInstanceOf(BackupFault);
    expect(fault.message).toContain("is of another installation");
    expect(fault.message).toContain(told);
    expect((await readdir(there)).sort()).toEqual(before.sort());
    expect(await Bun.file(join(there, "lasting.jsonl")).text()).toBe(text);
    const store = await openStore({ runtime, dataDirectory: there, log() {} });
    expect(await isSuppressed(store.db, BLOCKED_THERE)).toBe(what === "blocks");
    await store.close();
  },
);

test("data of another installation beside a lasting.jsonl are not opened, and it is said why", async () => {
  const there = await another("mixed", (store) => suppress(store, BLOCKED_THERE));
  await rm(join(there, "data"), { recursive: true });
  await cp(join(dataDirectory, "data"), join(there, "data"), { recursive: true });
  const text = await Bun.file(join(there, "lasting.jsonl")).text();
  const fault = await failure(openStore({ runtime, dataDirectory: there, log() {} }));
  expect(fault).toBeInstanceOf(DataUnusableError);
  expect(fault).toMatchObject({ reason: "lasting-foreign" });
  expect(fault.message).toContain("1 entries about people");
  expect(await Bun.file(join(there, "lasting.jsonl")).text()).toBe(text);
  await rm(join(there, "lasting.jsonl"));
  const store = await openStore({ runtime, dataDirectory: there, log() {} });
  expect(await isSuppressed(store.db, EARLY)).toBe(true);
  await store.close();
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
  const faulty = restoreBackup({
    runtime,
    dataDirectory,
    path: join(root, "faulty.tar.zst"),
    by: "Ada",
  });
  expect(await failure(faulty)).toBeInstanceOf(BackupFault);
  expect((await readdir(dataDirectory)).sort()).toEqual(before.sort());
});

test("a backup that is not there is told", async () => {
  const missing = restoreBackup({
    runtime,
    dataDirectory,
    path: join(root, "none.tar.zst"),
    by: "Ada",
  });
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
  await restoreBackup({ runtime, dataDirectory, path: folder, by: "Ada" });
  const store = await open();
  expect(await getSetting(store.db, "row-1")).toBe("x".repeat(100));
  await store.close();
});
