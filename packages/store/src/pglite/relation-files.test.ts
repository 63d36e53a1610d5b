import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtemp, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PgliteClient, startPglite } from "./client.ts";
import { findLosses, wasClosed } from "./relation-files.ts";
import { prepareTemplate } from "./template.ts";

let root = "";
let client: PgliteClient;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "rufbaum-files-"));
  const directory = join(root, "whole");
  client = await startPglite({ directory, template: await prepareTemplate(), isNew: true });
  // Few distinct keys make lists in the index, long ones a tree of three levels; some rows are gone.
  for (const statement of [
    "create table entries (id int primary key, kind text, name text, note text)",
    "create index entries_by_kind on entries (kind)",
    "create index entries_by_name on entries (name)",
    "create index entries_open on entries (id) where kind = 'open'",
    `insert into entries select n, 'kind ' || n % 3, repeat(md5(n::text), 30), 'note'
     from generate_series(1, 6000) n`,
    "delete from entries where id between 2000 and 3000",
    "vacuum entries",
    "update entries set note = 'another' where id % 5 = 0",
    "checkpoint",
  ]) {
    await client.query(statement);
  }
});
afterAll(async () => {
  await client.close();
  await rm(root, { recursive: true });
});

async function fileOf(relation: string): Promise<string> {
  const { rows } = await client.query("select pg_relation_filepath($1::regclass) as path", [
    relation,
  ]);
  return (rows[0] as { path: string }).path;
}

/** What is found after a file was harmed, which is mended again. */
async function lossesAfter(
  relation: string,
  harm: (file: string, bytes: number) => Promise<unknown>,
): Promise<string[]> {
  const file = join(root, "whole", await fileOf(relation));
  const whole = await Bun.file(file).bytes();
  await harm(file, whole.length);
  try {
    return await findLosses(client, join(root, "whole"), { isRecovered: true });
  } finally {
    await Bun.write(file, whole);
  }
}

const pages = (count: number) => (file: string, bytes: number) =>
  truncate(file, bytes + count * 8192);

test("only a folder that was closed in order says so", async () => {
  expect(await wasClosed(join(root, "whole"))).toBe(false);
  expect(await wasClosed(join(root, "nowhere"))).toBe(false);
  const directory = join(root, "closed");
  await (await startPglite({ directory, template: await prepareTemplate(), isNew: true })).close();
  expect(await wasClosed(directory)).toBe(true);
});

test("a whole folder lacks nothing", async () => {
  expect(await findLosses(client, join(root, "whole"), { isRecovered: true })).toEqual([]);
});

test.each([
  ["its last page", pages(-1)],
  ["half of it", (file: string, bytes: number) => truncate(file, (bytes >> 14) * 8192)],
  ["all of it", (file: string) => truncate(file, 0)],
])("a table that lost %s is found", async (_what, harm) => {
  expect(await lossesAfter("entries", harm)).toEqual([
    expect.stringMatching(/^entries has \d+ of \d+ pages$/),
  ]);
});

test("pages that became zeros are found", async () => {
  const zeros = async (file: string, bytes: number) => {
    await truncate(file, 8192 * 3);
    await truncate(file, bytes);
  };
  expect(await lossesAfter("entries", zeros)).toEqual(["entries has lost pages"]);
});

test.each(["entries_pkey", "entries_by_kind", "entries_by_name"])(
  "the index %s without its last page is found",
  async (index) => {
    expect(await lossesAfter(index, pages(-1))).toEqual([`the index ${index} is cut`]);
  },
);

test("a file that is missing or ends within a page is found", async () => {
  expect(await lossesAfter("entries", (file) => rm(file))).toEqual([
    "the file of entries is missing",
  ]);
  const within = (file: string, bytes: number) => truncate(file, bytes - 1);
  expect(await lossesAfter("entries", within)).toEqual(["the file of entries ends within a page"]);
});

test("a table that is longer than it has to be lacks nothing", async () => {
  expect(await lossesAfter("entries", pages(2))).toEqual([]);
});
