import { expect, test } from "bun:test";
import type { Disk } from "@rufbaum/runtime";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { keepBackups } from "./backups.ts";

const QUARTER = 15 * 60 * 1000;

function start(more: { backUp?: () => Promise<void> } = {}) {
  const time = virtualTime();
  const names = new Set(["notes.txt", "20250101T000000Z.unfinished"]);
  const logged: string[] = [];
  const disk = {
    list: async () => [...names],
    remove: async (path: string) => void names.delete(path.replace("/backups/", "")),
  } as unknown as Disk;
  const stop = keepBackups({
    clock: time,
    timers: time,
    disk,
    directory: "/backups",
    backUp: async (path) => {
      await more.backUp?.();
      names.add(path.replace("/backups/", ""));
    },
    log: (message) => logged.push(message),
  });
  return { time, names, logged, stop };
}

test("a backup is made every quarter of an hour, and the last four are kept", async () => {
  const { time, names } = start();
  await time.pass(6 * QUARTER);
  expect([...names]).toEqual([
    "notes.txt",
    "20250101T000000Z.unfinished",
    "20260105T094500Z",
    "20260105T100000Z",
    "20260105T101500Z",
    "20260105T103000Z",
  ]);
});

test("a backup that fails is told, and the next one is made", async () => {
  let tries = 0;
  const { time, names, logged } = start({
    backUp: async () => {
      if (++tries === 1) throw new Error("no space left");
    },
  });
  await time.pass(2 * QUARTER);
  expect(logged).toEqual(["The backup failed: no space left"]);
  expect(names).toContain("20260105T093000Z");
});

test("after stopping none is made", async () => {
  const { time, names, stop } = start();
  await stop();
  await time.pass(2 * QUARTER);
  expect(names.size).toBe(2);
  expect(time.waiting).toBe(0);
});
