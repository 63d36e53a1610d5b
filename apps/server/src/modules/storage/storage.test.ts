import { expect, test } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import type { Outage } from "@rufbaum/store";
import { wordsIn } from "@rufbaum/words";
import { createStorage } from "./storage.ts";

const MEGABYTE = 1024 * 1024;

function start({ elsewhere = false } = {}) {
  const time = virtualTime();
  const logged: string[] = [];
  const disk = { free: 50_000 * MEGABYTE, outage: null as Outage | null, takesWrites: true };
  const storage = createStorage({
    timers: time,
    outage: {
      current: () => (disk.outage ? { outage: disk.outage, since: 0 } : null),
      hasRoom() {
        disk.outage = null;
      },
    },
    free: async () => (elsewhere ? null : disk.free),
    async tryWrite() {
      if (!disk.takesWrites) throw new Error("full");
    },
    log: (line) => void logged.push(line),
  });
  const refusal = () => {
    try {
      storage.refuseWhenFull();
      return null;
    } catch (error) {
      return error;
    }
  };
  const later = () => time.pass(10_000);
  return { disk, logged, storage, refusal, later };
}

test("a disk that fills up is warned of, then nobody is called, each told once", async () => {
  const { disk, logged, storage, refusal, later } = start();
  await later();
  expect(storage.view(wordsIn("de"))).toMatchObject({ state: "ok", message: null });
  disk.free = 1_023 * MEGABYTE;
  for (let look = 0; look < 100; look += 1) await later();
  expect(storage.view(wordsIn("de"))).toMatchObject({ state: "low", freeBytes: 1_023 * MEGABYTE });
  expect(storage.view(wordsIn("de")).message).toContain("nur noch 1023 MB Speicherplatz frei");
  expect(refusal()).toBeNull();
  disk.free = 63 * MEGABYTE;
  for (let look = 0; look < 100; look += 1) await later();
  expect(storage.view(wordsIn("de")).message).toContain("Der Speicherplatz des Servers ist voll.");
  expect(refusal()).toMatchObject({ reason: "disk-full", status: 507 });
  disk.free = 5_000 * MEGABYTE;
  await later();
  expect([storage.view(wordsIn("de")).state, refusal()]).toEqual(["ok", null]);
  expect(logged).toEqual([
    "The disk is nearly full: 1023 MB free.",
    "The disk is nearly full: 63 MB free. Nobody is called until there is room.",
    "The disk has room again.",
  ]);
});

test("a write that found no room counts until there is some", async () => {
  const { disk, storage, refusal, later } = start();
  await later();
  disk.outage = "disk-full";
  expect(refusal()).not.toBeNull();
  disk.free = 10 * MEGABYTE;
  await later();
  expect(storage.view(wordsIn("de")).state).toBe("full");
  disk.free = 50_000 * MEGABYTE;
  await later();
  expect([storage.view(wordsIn("de")).state, refusal()]).toEqual(["ok", null]);
});

test("a full disk elsewhere is over when something can be stored there", async () => {
  const { disk, storage, later } = start({ elsewhere: true });
  await later();
  expect(storage.view(wordsIn("de"))).toEqual({ state: "ok", freeBytes: null, message: null });
  Object.assign(disk, { outage: "disk-full", takesWrites: false });
  await later();
  expect(storage.view(wordsIn("de")).state).toBe("full");
  disk.takesWrites = true;
  await later();
  expect(storage.view(wordsIn("de")).state).toBe("ok");
});

test("a database that is away is told, but does not keep anybody from calling later", async () => {
  const { disk, storage, refusal, later } = start();
  await later();
  disk.outage = "away";
  expect(storage.view(wordsIn("de"))).toMatchObject({
    state: "away",
    message: expect.stringContaining("antwortet gerade nicht"),
  });
  expect(refusal()).toBeNull();
});
