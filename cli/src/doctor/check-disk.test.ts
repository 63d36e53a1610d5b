import { expect, test } from "bun:test";
import { memoryDisk } from "../testing/memory-disk.ts";
import { checkDisk } from "./check-disk.ts";
import type { Examined } from "./examine.ts";

const MEGABYTE = 1024 * 1024;

test.each([
  [50_000, "ok", "50000 MB free"],
  [1_023, "warn", "Only 1023 MB free; below 64 MB nobody is called."],
  [63, "fail", "Only 63 MB free: nobody is called any more."],
] as const)("%d MB are %s", async (megabytes, standing, message) => {
  const disk = { ...memoryDisk(), free: async () => megabytes * MEGABYTE };
  const examined = { deps: { runtime: { disk } }, config: { dataDirectory: "/data" } };
  const finding = await checkDisk(examined as unknown as Examined);
  expect(finding).toMatchObject({ standing, message });
});

test("nothing is told of a folder that is not there yet", async () => {
  const disk = { ...memoryDisk(), free: () => Promise.reject(new Error("ENOENT")) };
  const examined = { deps: { runtime: { disk } }, config: { dataDirectory: "/data" } };
  expect(await checkDisk(examined as unknown as Examined)).toBeNull();
});
