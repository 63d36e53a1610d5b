import { expect, test } from "bun:test";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { migrations } from "./migrations.ts";

const root = join(import.meta.dir, "../../../..");
const folder = join(import.meta.dir, "../../migrations");

async function filesIn(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name.endsWith(".sql")).sort();
}

test("every migration that was generated is imported, in order", async () => {
  expect(migrations.map(({ tag }) => `${tag}.sql`)).toEqual(await filesIn(folder));
  for (const { tag, sql } of migrations) {
    expect(sql).toBe(await Bun.file(join(folder, `${tag}.sql`)).text());
  }
});

test("the tables in the code are those the migrations make", async () => {
  const out = await mkdtemp(join(tmpdir(), "rufbaum-migrations-"));
  try {
    await cp(folder, out, { recursive: true });
    const schema = join(import.meta.dir, "../schema/*.ts");
    const generate = ["drizzle-kit", "generate", "--dialect=postgresql", `--schema=${schema}`];
    const ran = Bun.spawnSync(["bunx", ...generate, `--out=${relative(root, out)}`], {
      cwd: root,
    });
    expect(ran.stdout.toString()).toContain("No schema changes");
    expect(await filesIn(out)).toEqual(await filesIn(folder));
  } finally {
    await rm(out, { recursive: true });
  }
});
