import { expect, test } from "bun:test";
import type { Disk } from "@rufbaum/runtime";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { backupFileAt, readBackupName } from "./backup-names.ts";
import { createBackups, replaced } from "./keep-backups.ts";

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function setUp(more: { write?: () => Promise<void> } = {}) {
  const time = virtualTime();
  const names = new Set(["notes.txt", "20250101T000000Z.tar.zst.unfinished"]);
  const logged: string[] = [];
  const disk = {
    list: async () => [...names],
    remove: async (path: string) => void names.delete(path.replace("/here/backups/", "")),
  } as unknown as Disk;
  const backups = createBackups({
    clock: time,
    timers: time,
    disk,
    dataDirectory: "/here",
    write: async (path) => {
      await more.write?.();
      names.add(path.replace("/here/backups/", ""));
    },
    log: (message) => logged.push(message),
  });
  return { time, names, logged, backups };
}

test("one is made every quarter of an hour, and the last four are kept", async () => {
  const { time, names, backups } = setUp();
  backups.start();
  await time.pass(6 * QUARTER);
  expect([...names]).toEqual([
    "notes.txt",
    "20260105T094500Z.tar.zst",
    "20260105T100000Z.tar.zst",
    "20260105T101500Z.tar.zst",
    "20260105T103000Z.tar.zst",
  ]);
});

test("one that fails is told, and the next one is made", async () => {
  let tries = 0;
  const { time, names, logged, backups } = setUp({
    write: async () => {
      if (++tries === 1) throw new Error("no space left");
    },
  });
  backups.start();
  await time.pass(2 * QUARTER);
  expect(logged).toEqual(["The backup failed: no space left"]);
  expect(names).toContain("20260105T093000Z.tar.zst");
});

test("after stopping none is made", async () => {
  const { time, names, backups } = setUp();
  backups.start();
  await backups.stop();
  await time.pass(2 * QUARTER);
  expect(names.size).toBe(2);
  expect(time.waiting).toBe(0);
});

test("who asks while one is made gets that one", async () => {
  const { names, backups } = setUp();
  const [first, second] = await Promise.all([backups.make(), backups.make()]);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ name: "20260105T090000Z", madeAt: Date.UTC(2026, 0, 5, 9) });
  // The one that a crash had cut short has made room.
  expect([...names]).toEqual(["notes.txt", "20260105T090000Z.tar.zst"]);
});

const NOW = Date.UTC(2026, 5, 20, 17, 59);
const at = (madeAt: number, reason: "regular" | "before-migration" = "regular") => {
  const name = readBackupName(backupFileAt(madeAt, reason));
  if (!name) throw new Error("no name");
  return name;
};
const kept = (backups: ReturnType<typeof at>[]) => {
  const gone = new Set(replaced(backups));
  return backups.filter((backup) => !gone.has(backup));
};

test("of two weeks of quarters the last four stay, and the last of each of seven days", () => {
  const all = Array.from({ length: 14 * 96 }, (_, n) => at(NOW - n * QUARTER));
  const days = Array.from({ length: 6 }, (_, n) => Date.UTC(2026, 5, 19 - n, 23, 59));
  expect(kept(all).map(({ madeAt }) => madeAt)).toEqual([
    ...[0, 1, 2, 3].map((n) => NOW - n * QUARTER),
    ...days,
  ]);
});

test("starts and stops by the minute push out nothing but each other", () => {
  const restarts = Array.from({ length: 14 }, (_, n) => at(NOW - n * MINUTE));
  const before = [1, 2, 3].map((n) => at(NOW - n * HOUR));
  expect(kept([...restarts, ...before])).toEqual([restarts[0] as never, ...before]);
});

test("days without the program count for nothing", () => {
  const holidays = [0, 20, 40, 60].map((n) => at(NOW - n * DAY));
  expect(kept(holidays)).toEqual(holidays);
});

test("the last two from before a migration stay, however many others come", () => {
  const migrations = [100, 200, 300].map((n) => at(NOW - n * DAY, "before-migration"));
  const all = [at(NOW), ...migrations];
  expect(kept(all)).toEqual(all.slice(0, 3));
});

test("folders that earlier versions wrote are backups, too, and anything else is none", () => {
  expect(readBackupName("20260105T091500Z")).toMatchObject({ reason: "regular" });
  expect(readBackupName("20260105T091500Z-before-migration.tar.zst")).toEqual({
    name: "20260105T091500Z-before-migration",
    file: "20260105T091500Z-before-migration.tar.zst",
    madeAt: Date.UTC(2026, 0, 5, 9, 15),
    reason: "before-migration",
  });
  for (const name of ["notes.txt", "20260105T091500Z.tar.zst.unfinished", "20260105", ""]) {
    expect(readBackupName(name)).toBeNull();
  }
});
