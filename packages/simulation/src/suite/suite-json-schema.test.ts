import { expect, test } from "bun:test";
import { join } from "node:path";
import Ajv from "ajv";
import { parse } from "yaml";
import { readSuite } from "./read-suite.ts";
import { suiteJsonSchema } from "./suite-json-schema.ts";

const ROOT = join(import.meta.dir, "../../../..");
const allows = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(suiteJsonSchema());

test("docs/suite.schema.json is current; else: bun run rufbaum test --schema > docs/suite.schema.json", async () => {
  const file = Bun.file(join(ROOT, "docs/suite.schema.json"));
  expect(await file.json()).toEqual(suiteJsonSchema());
});

test("it allows this project's own suite", async () => {
  const suite = parse(await Bun.file(join(ROOT, "suites/photovoltaik.yaml")).text());
  expect({ allowed: allows(suite), errors: allows.errors }).toEqual({
    allowed: true,
    errors: null,
  });
});

const CASE = (line: string) => `tree: sample\ncases:\n  - { name: a, lines: [${line}] }\n`;

test.each([
  [CASE("{ caler: Ja }"), false],
  [CASE("{ caller: '' }"), false],
  [CASE("{ silence: 0 }"), false],
  [CASE("{ keys: 1a }"), false],
  [CASE("{ caller: Ja, action: [fails, breaks] }"), false],
  [CASE("{ caller: Ja, node: [a] }"), false],
  [CASE("{ caller: Ja, variables: { a: [1] } }"), false],
  ["tree: sample\ncases:\n  - { name: a, lines: [], written: [{ tag: a }] }\n", false],
  ["tree: sample\ncases:\n  - { name: a, lines: [], values: { a: [1] } }\n", false],
  [
    "tree: sample\ncases:\n  - { name: a, lines: [], written: [a, { kind: tag, tag: null }] }\n",
    true,
  ],
  ["tree: sample\ncases: []", false],
  ["cases:\n  - { name: a, lines: [] }", false],
  ["tree: { title: a }\ncases:\n  - { name: a, lines: [] }", false],
  ["tree: sample\nsimulations:\n  - { runs: 0 }", false],
  ["tree: sample\nsimulations:\n  - { runs: 5, success: { max: 101 } }", false],
  ["tree: sample\nsimulations:\n  - { runs: 5, no-failures: [crash] }", false],
  [CASE("Ja, { silence: 3, says: [a, /b/] }, { interrupts: 4, caller: x, condition: null }"), true],
  ["tree: { id: a }\nsimulations:\n  - { runs: 5, success: { max: 10 }, personas: [a] }", true],
])("it is of one mind with the reader about %p", (text, isAllowed) => {
  expect({ schema: allows(parse(text)), reader: readSuite(text).ok }).toEqual({
    schema: isAllowed,
    reader: isAllowed,
  });
});
