import { expect, test } from "bun:test";
import { join } from "node:path";

test("what the test chat loads holds neither zod, nor parsers, nor modules of Node", async () => {
  const { metafile } = await Bun.build({
    entrypoints: [join(import.meta.dir, "test-chat-panel.tsx")],
    target: "browser",
    metafile: true,
  });
  const inputs = Object.keys(metafile?.inputs ?? {});
  expect(inputs.some((path) => path.includes("packages/understanding"))).toBe(true);
  expect(inputs.some((path) => path.endsWith("suite/write/write-case.ts"))).toBe(true);
  expect(inputs.filter((path) => /zod|jsonc-parser|\byaml\b|^node:/.test(path))).toEqual([]);
});
