import { expect, test } from "bun:test";
import type { Disk } from "@rufbaum/runtime";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { type BackupReason, backupFileAt, readBackupName } from "./backup-names.ts";
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

test("who makes one by hand while the clock's is made gets one of their own, after it", async () => {
  const { names, backups } = setUp();
  const [regular, byHand] = await Promise.all([backups.make(), backups.make("by-hand")]);
  expect([regular.reason, byHand.reason]).toEqual(["regular", "by-hand"]);
  expect([...names].slice(1)).toEqual([
    "20260105T090000Z.tar.zst",
    "20260105T090001Z-by-hand.tar.zst",
  ]);
});

test("of those made in the same second none takes the place of another", async () => {
  const { names, backups } = setUp();
  const files = [];
  for (const reason of ["by-hand", "by-hand", "at-stop"] as const) {
    files.push((await backups.make(reason)).file);
  }
  expect([...names].slice(1)).toEqual(files);
  expect(files).toEqual([...files].sort());
});

test("one made by hand outlasts the clock's and the stop's of the same quarter and all later ones", async () => {
  const { time, names, backups } = setUp();
  const { file } = await backups.make("by-hand");
  await time.pass(MINUTE);
  await backups.make();
  await time.pass(MINUTE);
  await backups.make("at-stop");
  expect(names).toContain(file);
  backups.start();
  await time.pass(2 * DAY);
  expect(names).toContain(file);
  await backups.stop();
});

const NOW = Date.UTC(2026, 5, 20, 17, 59);
const at = (madeAt: number, reason: BackupReason = "regular") => {
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
  const stops = Array.from({ length: 14 }, (_, n) => at(NOW - n * MINUTE, "at-stop"));
  const before = [14 * MINUTE, HOUR, 2 * HOUR, 3 * HOUR].map((age) => at(NOW - age));
  expect(kept([...stops, ...before])).toEqual([...stops.slice(0, 2), ...before]);
});

test("who runs it for some minutes a day has the stop's of seven days", () => {
  const stops = Array.from({ length: 20 }, (_, n) => at(NOW - n * DAY, "at-stop"));
  expect(kept(stops)).toEqual(stops.slice(0, 7));
});

test("the stop's takes no day from the clock's", () => {
  const days = Array.from({ length: 9 }, (_, n) => [
    at(NOW - n * DAY, "at-stop"),
    at(NOW - n * DAY - MINUTE),
  ]);
  const [[first], [second]] = days as [[object], [object]];
  expect(kept(days.flat())).toEqual(
    days.flat().filter((backup, n) => backup === first || backup === second || (n % 2 && n < 14)),
  );
});

test("of those made by hand the newest ten stay, however many others come", () => {
  const byHand = Array.from({ length: 11 }, (_, n) => at(NOW - n * MINUTE, "by-hand"));
  const others = [at(NOW), at(NOW, "at-stop"), at(NOW, "before-migration")];
  expect(kept([...others, ...byHand])).toEqual([...others, ...byHand.slice(0, 10)]);
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
  expect(readBackupName("20260105T091500Z-at-stop.tar.zst")?.reason).toBe("at-stop");
  expect(readBackupName("20260105T091500Z-by-hand.tar.zst")?.reason).toBe("by-hand");
  for (const name of [
    "notes.txt",
    "20260105T091500Z-.tar.zst",
    "20260105T091500Z.tar.zst.unfinished",
    "20260105",
    "",
  ]) {
    expect(readBackupName(name)).toBeNull();
  }
});
