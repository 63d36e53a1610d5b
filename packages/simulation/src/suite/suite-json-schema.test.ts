import { expect, test } from "bun:test";
import { join } from "node:path";
import { suiteJsonSchema } from "./suite-json-schema.ts";

const FILE = join(import.meta.dir, "../../../../docs/suite.schema.json");

test("docs/suite.schema.json is current; else: bun run rufbaum test --schema > docs/suite.schema.json", async () => {
  expect(await Bun.file(FILE).json()).toEqual(suiteJsonSchema());
});
