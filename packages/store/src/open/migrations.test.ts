import { expect, test } from "bun:test";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { migrations } from "./migrations.ts";

test("every migration that was generated is imported, in order", async () => {
  const folder = join(import.meta.dir, "../../migrations");
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  expect(migrations.map(({ tag }) => `${tag}.sql`)).toEqual(files);
  for (const { tag, sql } of migrations) {
    expect(sql).toBe(await Bun.file(join(folder, `${tag}.sql`)).text());
  }
});

test("the tables in the code are those the migrations make", () => {
  const root = join(import.meta.dir, "../../../..");
  const generated = Bun.spawnSync(["bunx", "drizzle-kit", "check"], { cwd: root });
  expect(generated.exitCode).toBe(0);
});
