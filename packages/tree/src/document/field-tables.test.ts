import { expect, test } from "bun:test";
import { join } from "node:path";
import type { z } from "zod";
import { NODE_KINDS } from "../nodes/registry.ts";
import { fieldTables } from "./field-tables.ts";
import { treeSchema } from "./schema.ts";

const PAGE = await Bun.file(join(import.meta.dir, "../../../../docs/tree-files.md")).text();

/** The names of all fields of a schema and of whatever is in it, found without the tables' own help. */
function fieldsIn(schema: z.core.$ZodType): Set<string> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).reduce(
        (names, [name, field]) => names.add(name).union(fieldsIn(field)),
        new Set<string>(),
      );
    case "union":
      return def.options.map(fieldsIn).reduce((all, names) => all.union(names), new Set());
    case "array":
      return fieldsIn(def.element);
    case "optional":
    case "nullable":
      return fieldsIn(def.innerType);
    default:
      return new Set();
  }
}

/** Fields that a page has no name of, alone or within something. */
function untoldIn(page: string): string[] {
  return [...fieldsIn(treeSchema)].filter(
    (name) => !new RegExp(`\`(\\w+\\.)*${name}\``).test(page),
  );
}

test("every field of every schema stands in docs/tree-files.md", () => {
  expect(fieldsIn(treeSchema).size).toBeGreaterThan(60);
  expect(untoldIn(PAGE)).toEqual([]);
  expect(untoldIn(fieldTables())).toEqual([]);
});

test.each(["examples", "maxDigits", "announce", "sourceNodeId", "holdSeconds"])(
  "one that is left out would be found: %s",
  (name) => {
    expect(untoldIn(PAGE.replaceAll(new RegExp(`${name}\``, "g"), "`"))).toEqual([name]);
  },
);

test("every field says what it means, and every kind of node what it is for", () => {
  const tables = fieldTables();
  const fields = [...tables.matchAll(/^\| field \|.*\n\| ---.*\n((?:\|.*\n)+)/gm)];
  const rows = fields.flatMap(([, body = ""]) => body.trim().split("\n"));
  expect(rows.length).toBeGreaterThan(60);
  for (const row of rows) expect(row).toMatch(/\| [^|]*\p{Lu}[^|]*\. \|$/u);
  for (const kind of NODE_KINDS) expect(tables).toMatch(new RegExp(`### ${kind}\n\n\\p{Lu}`, "u"));
});
