import { expect, test } from "bun:test";
import { join } from "node:path";

const MAIN = join(import.meta.dirname, "main.ts");

/** The program as a process of its own. */
async function process(...words: string[]) {
  const child = Bun.spawn(["bun", MAIN, ...words], {
    env: { PATH: Bun.env.PATH, RUFBAUM_DATA: "/nowhere" },
    stdout: "pipe",
    stderr: "pipe",
  });
  const [stdout, stderr, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { code, stdout, stderr };
}

test("the process ends with the program's exit code", async () => {
  expect(await process("--version")).toMatchObject({ code: 0, stderr: "" });
  expect(await process("tree", "lst")).toMatchObject({ code: 2, stdout: "" });
  const { code, stderr } = await process("tree", "import", "/nowhere/tree.json");
  expect(code).toBe(2);
  expect(stderr).toStartWith("error: There is no file /nowhere/tree.json.\nhint: ");
});
