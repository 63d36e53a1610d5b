import { afterAll, beforeAll, expect, test } from "bun:test";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, runChild } from "../process/run-child.ts";

let above = "";
beforeAll(async () => {
  above = await mkdtemp(join(tmpdir(), "rufbaum-above-"));
});
afterAll(() => rm(above, { recursive: true, force: true }));

const PACKAGE = { name: "@rufbaum/inner", version: "1.0.0", exports: { ".": "./index.ts" } };

test("packages are found after they were installed, below a folder with others of that name", async () => {
  await write("node_modules/@rufbaum/inner/package.json", PACKAGE);
  await write("node_modules/@rufbaum/inner/index.ts", "export const where = 'above';");
  const workspace = { name: "outer", private: true, workspaces: ["scripts", "packages/*"] };
  await write("clone/package.json", workspace);
  const dependencies = { [PACKAGE.name]: "workspace:*" };
  await write("clone/scripts/package.json", { name: "scripts", dependencies });
  await write("clone/packages/inner/package.json", PACKAGE);
  await write("clone/packages/inner/index.ts", "export const where = 'clone';");
  for (const folder of ["prepare", "process"]) {
    await cp(join(ROOT, "scripts", folder), join(above, "clone/scripts", folder), {
      recursive: true,
    });
  }
  await write(
    "clone/scripts/begin.ts",
    `import { ensurePackages } from "./prepare/packages.ts";
await ensurePackages();
console.log((await import("@rufbaum/inner")).where, ...process.argv.slice(2));
process.exit(3);`,
  );
  const clone = join(above, "clone");
  const locked = await runChild([process.execPath, "install", "--lockfile-only"], { cwd: clone });
  expect(locked.code).toBe(0);

  const begin = [process.execPath, "scripts/begin.ts", "a", "b"];
  const first = await runChild(begin, { cwd: clone });
  expect([first.code, first.output]).toEqual([3, expect.stringContaining("clone a b\n")]);
  const second = await runChild(begin, { cwd: clone });
  expect(second.output).toMatch(/^ {2}packages {4}unchanged .*\nclone a b\n$/);
});

async function write(path: string, content: string | object): Promise<void> {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  await mkdir(join(above, path, ".."), { recursive: true });
  await Bun.write(join(above, path), text);
}
