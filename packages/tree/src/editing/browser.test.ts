import { expect, test } from "bun:test";
import { dirname, join } from "node:path";
import manifest from "../../package.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "../..");
const { exports } = manifest;

/** Every package that a file imports, itself or through files it imports. */
async function packagesBehind(file: string, seen = new Set<string>()): Promise<Set<string>> {
  const packages = new Set<string>();
  if (seen.has(file) || file.endsWith(".json")) return packages;
  seen.add(file);
  const source = await Bun.file(file).text();
  for (const { path } of new Bun.Transpiler({ loader: "ts" }).scanImports(source)) {
    if (!path.startsWith(".")) packages.add(path);
    else
      for (const name of await packagesBehind(join(dirname(file), path), seen)) packages.add(name);
  }
  return packages;
}

test.each([
  "./graph",
  "./lint",
  "./editing",
  "./drawing",
  "./drawing/render",
  "./templates",
] as const)("%s loads nothing else into a browser", async (subpath) => {
  expect([...(await packagesBehind(join(ROOT, exports[subpath])))]).toEqual([]);
});

test("the check sees an import through other files", async () => {
  expect([...(await packagesBehind(join(ROOT, exports["./editing/schema"])))]).toEqual(["zod"]);
});
