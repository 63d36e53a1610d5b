import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "bun:test";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realRuntime } from "@rufbaum/runtime/real";
import { isSuppressed, suppressNumber } from "../queries/suppressions.ts";
import { openTestStore, type TestStore } from "../testing/index.ts";
import { lastingJournal } from "./journal.ts";
import type { LastingEntry } from "./lasting.ts";

const ONE = "+493023125001";
const TWO = "+493023125002";
const THREE = "+493023125003";

let store: TestStore;
let dataDirectory = "";
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), "rufbaum-lasting-"));
});
afterEach(async () => {
  await store.clear();
  await rm(dataDirectory, { recursive: true });
});

const journal = () => lastingJournal({ ...realRuntime(), dataDirectory });
const entry = (number: string): LastingEntry => ({ kind: "suppression", number, at: 0 });
const file = () => join(dataDirectory, "lasting.jsonl");
const text = () => Bun.file(file()).text();
const suppressed = async () => {
  const all = [ONE, TWO, THREE];
  const found = await Promise.all(all.map((number) => isSuppressed(store.db, number)));
  return all.filter((_, index) => found[index]);
};

test("a database that does not know an entry is told, for its owner's eyes alone", async () => {
  await journal().append([entry(ONE)]);
  await journal().append([entry(TWO)]);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  await journal().agreeWith(store.db);
  expect(await suppressed()).toEqual([ONE, TWO]);
  // As a restore would leave it: without the numbers, and without having been told of them.
  await store.clear();
  await journal().agreeWith(store.db);
  expect(await suppressed()).toEqual([ONE, TWO]);
});

test("what only the database knows is written down, once, and not where it only listens", async () => {
  await suppressNumber(store.db, { number: ONE, callId: null, createdAt: 0 });
  await journal().agreeWith(store.db, { listensOnly: true });
  expect(await Bun.file(file()).exists()).toBe(false);
  await journal().agreeWith(store.db);
  const written = await text();
  expect(written.split("\n").filter((line) => line.includes(ONE))).toHaveLength(1);
  await journal().agreeWith(store.db);
  expect(await text()).toBe(written);
});

test("a line that a crash cut short costs no other", async () => {
  await journal().append([entry(ONE)]);
  await Bun.write(file(), `${await text()}{"kind":"suppr`);
  await journal().agreeWith(store.db);
  await journal().append([entry(TWO)]);
  await journal().agreeWith(store.db);
  expect(await suppressed()).toEqual([ONE, TWO]);
});

test("lines that mean nothing are left out", async () => {
  const odd = [
    "null",
    "[]",
    '{"kind":"constructor","number":"+1","at":0}',
    '{"kind":"suppression"}',
  ];
  await Bun.write(
    file(),
    `{"journal":"odd"}\n${odd.join("\n")}\n${JSON.stringify(entry(THREE))}\n`,
  );
  await journal().agreeWith(store.db);
  expect(await suppressed()).toEqual([THREE]);
});
