import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fingerprint } from "./fingerprint.ts";

let house: string;
const write = (path: string, text: string) => Bun.write(join(house, path), text);
const print = () => fingerprint(join(house, "apps/dashboard"));

beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), "rufbaum-fingerprint-"));
  await write("apps/dashboard/package.json", '{"dependencies":{"@rufbaum/words":"workspace:*"}}');
  await write("apps/dashboard/src/main.tsx", "one");
  await write("packages/words/src/de.ts", "eins");
  await write("packages/store/src/open.ts", "one");
});
afterAll(() => rm(house, { recursive: true }));

test.each([
  ["apps/dashboard/src/main.tsx", true],
  ["packages/words/src/de.ts", true],
  ["packages/words/model/weights.bin", true],
  ["packages/words/library/yes.txt", false],
  ["packages/words/src/de.test.ts", false],
  ["packages/store/src/open.ts", false],
])("what changes in %s has the page built anew: %p", async (path, isBuilt) => {
  const before = await print();
  expect(await print()).toBe(before);
  await write(path, "another");
  expect((await print()) !== before).toBe(isBuilt);
});
