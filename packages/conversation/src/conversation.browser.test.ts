import { expect, test } from "bun:test";
import { join } from "node:path";

// The test chat runs it in the browser, where a schema's library would be dead weight.
test("runs in a browser, without zod and without modules of Node", async () => {
  const { outputs, metafile } = await Bun.build({
    entrypoints: [join(import.meta.dir, "index.ts")],
    target: "browser",
    metafile: true,
  });
  const inputs = Object.keys(metafile?.inputs ?? {});
  expect(outputs).toHaveLength(1);
  expect(inputs.some((path) => path.includes("transition"))).toBe(true);
  expect(inputs.filter((path) => /zod|jsonc-parser|^node:/.test(path))).toEqual([]);
});
