import { expect, test } from "bun:test";
import type { Disk } from "@rufbaum/runtime";
import type { Store } from "@rufbaum/store";
import { createBackups } from "./service.ts";

const MADE = "20260105T091500Z";

function backupsWith(backups: Store["backups"], files: string[] = []) {
  const logged: string[] = [];
  const disk = {
    list: async () => files,
    stat: async () => ({ bytes: 7, changedAt: 0 }),
  } as unknown as Disk;
  const log = (line: string) => void logged.push(line);
  return { service: createBackups({ disk, dataDirectory: "/here", backups, log }), logged };
}

test("one that is asked for is under way at once, and of many who ask there is one", async () => {
  let finish = () => {};
  let begun = 0;
  const reasons: unknown[] = [];
  const made = { name: MADE, file: "", madeAt: 0, reason: "by-hand" } as const;
  const { service } = backupsWith({
    make: (reason) => {
      begun += 1;
      reasons.push(reason);
      return new Promise((resolve) => {
        finish = () => resolve(made);
      });
    },
  });
  service.begin();
  service.begin();
  expect(await service.view()).toMatchObject({ isRunning: true, made: null });
  finish();
  expect(await service.view()).toMatchObject({ isRunning: false, made: MADE, failure: null });
  expect(begun).toBe(1);
  expect(reasons).toEqual(["by-hand"]);
});

test("why one failed is told to who asked, and logged", async () => {
  const { service, logged } = backupsWith({
    make: () => Promise.reject(new Error("no space left")),
  });
  service.begin();
  await Bun.sleep(0);
  expect(await service.view()).toMatchObject({
    isRunning: false,
    made: null,
    failure: "no space left",
  });
  expect(logged).toEqual(["The backup failed: no space left"]);
});

test("all that are kept are listed, the newest first, and nothing else", async () => {
  const files = ["20250105T091500Z.tar.zst", "notes.txt", `${MADE}-before-migration.tar.zst`];
  const { backups } = await backupsWith(null, files).service.view();
  expect(backups).toEqual([
    {
      name: `${MADE}-before-migration`,
      madeAt: "2026-01-05T09:15:00.000Z",
      reason: "before-migration",
      bytes: 7,
    },
    expect.objectContaining({ name: "20250105T091500Z", reason: "regular" }),
  ]);
});

test("where PostgreSQL has the data nothing is begun", () => {
  const { service } = backupsWith(null);
  expect(() => service.begin()).toThrow("not-embedded");
});
