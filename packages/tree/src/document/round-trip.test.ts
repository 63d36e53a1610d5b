import { expect, test } from "bun:test";
import type { Random } from "@rufbaum/runtime";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { lintFieldNames } from "../lint/field-names.ts";
import { NODE_KINDS } from "../nodes/registry.ts";
import { exportTree } from "./export-tree.ts";
import { importTree } from "./import-tree.ts";

test("any document of the specification's shape comes back the same, key for key", () => {
  for (let seed = 0; seed < 300; seed++) {
    const document = randomDocument(seededRandom(seed));
    const text = `${JSON.stringify(document, null, 2)}\n`;
    const read = importTree(text);
    if (!read.ok) throw new Error(`seed ${seed}: ${JSON.stringify(read.problems[0])}`);
    expect(read.tree).toEqual(document as unknown as typeof read.tree);
    expect([seed, exportTree(read.tree as Parameters<typeof exportTree>[0])]).toEqual([seed, text]);
  }
});

test("fields of others, and misspelt ones, at any place come back, and looking for them changes nothing", () => {
  for (let seed = 0; seed < 300; seed++) {
    const random = seededRandom(seed);
    const document = randomDocument(random);
    const added = addAnywhere(document, random);
    const text = `${JSON.stringify(document, null, 2)}\n`;
    const read = importTree(text);
    if (!read.ok) throw new Error(`seed ${seed}: ${JSON.stringify(read.problems[0])}`);
    const told = lintFieldNames(read.tree);
    expect([seed, exportTree(read.tree as Parameters<typeof exportTree>[0])]).toEqual([seed, text]);
    expect([seed, told.length > 0]).toEqual([seed, added > 0 || text.includes("x-unknown")]);
    expect(told.every(({ severity }) => severity !== "error")).toBe(true);
  }
});

/** Puts fields that no schema has into some of the objects that one has. @returns how many */
function addAnywhere(document: Record<string, unknown>, { number }: Random): number {
  let added = 0;
  const fields: Record<string, unknown> = { exmples: ["gern"], Titel: 1, node_id: null, data: {} };
  const places = [document, document.nodes, document.connections].flat();
  for (const place of places as Record<string, unknown>[]) {
    for (const [name, value] of Object.entries(fields)) {
      if (number() > 0.2) continue;
      place[name] = value;
      added += 1;
    }
  }
  return added;
}

/** Every optional field may be there or not, in any order, among fields nobody knows. */
function randomDocument({ number }: Random): Record<string, unknown> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(number() * list.length)] as T;
  const some = <T>(value: T): T[] => (number() < 0.6 ? [value] : []);
  const words = [
    "Guten Tag [firstName|dort]",
    "",
    "Привет",
    "😀👩‍👩‍👧",
    "\u202eabc",
    "a\u0000b",
    "ﬁ",
  ];

  function shuffled(fields: [string, unknown][]): Record<string, unknown> {
    const all: [string, unknown][] = [...fields, ...some<[string, unknown]>(["x-unknown", odd(2)])];
    const order = all.map((field) => ({ field, place: number() }));
    return Object.fromEntries(order.sort((a, b) => a.place - b.place).map(({ field }) => field));
  }

  function odd(depth: number): unknown {
    if (depth === 0) return pick([null, 1.5, "ä", true, [], {}]);
    return pick([() => [odd(depth - 1)], () => ({ b: odd(depth - 1), a: 1 }), () => pick(words)])();
  }

  const ids = Array.from({ length: Math.floor(number() * 6) }, (_, index) => `node_${index}`);
  const nodes = ids.map((id) =>
    shuffled([
      ["id", id],
      ["type", pick(NODE_KINDS)],
      ["title", pick(words)],
      [
        "position",
        shuffled([
          ["x", number() * 5_000],
          ["y", 3],
        ]),
      ],
      ...some<[string, unknown]>([
        "content",
        pick([
          pick(words),
          shuffled([["text", pick(words)], ...some<[string, unknown]>(["responses", ["a", 1]])]),
          shuffled([
            ["text", "x"],
            ["conditions", ["Ja", "Nein", "Vielleicht"]],
          ]),
        ]),
      ]),
      ...some<[string, unknown]>([
        "voiceSettings",
        shuffled([
          ["voice", "alice"],
          ["speed", pick([1, "slow"])],
        ]),
      ]),
      ...some<[string, unknown]>([
        "conditions",
        ["Ja", "secretary_detected"].map((condition, index) =>
          shuffled([
            ["id", `c${index}`],
            ["condition", condition],
            ...some<[string, unknown]>(["targetNodeId", pick([...ids, null, ""])]),
          ]),
        ),
      ]),
    ]),
  );
  const connections = ids.map((id, index) =>
    shuffled([
      ["id", `connection_${index}`],
      ["sourceNodeId", id],
      ["targetNodeId", pick(ids)],
      ...some<[string, unknown]>(["condition", pick([null, "Ja"])]),
    ]),
  );
  return shuffled([
    ["nodes", nodes],
    ["connections", connections],
    ...some<[string, unknown]>(["id", "tree_1"]),
    ...some<[string, unknown]>(["name", "Ein Baum 🌳"]),
    ...some<[string, unknown]>(["isActive", number() < 0.5]),
    ...some<[string, unknown]>(["createdAt", "2026-01-01T00:00:00.000Z"]),
  ]);
}
