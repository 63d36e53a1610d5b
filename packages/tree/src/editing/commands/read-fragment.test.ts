import { describe, expect, test } from "bun:test";
import type { Random } from "@rufbaum/runtime";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { newTree } from "../../document/new-tree.ts";
import { parseTree } from "../../document/parse-tree.ts";
import { sampleTree } from "../../sample/index.ts";
import { applyDiff, copyItems, idsFor, isRefused, paste } from "../index.ts";
import { readFragment } from "./read-fragment.ts";

const NEW = newTree({ id: "tree_2", name: "Neu", createdAt: "2026-01-01T00:00:00.000Z" });
const SAMPLE = {
  ...sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" }),
  notes: [{ id: "n", text: "Prüfen", position: { x: 1, y: 1 }, size: { width: 9, height: 9 } }],
};
const ALL = copyItems(SAMPLE, { nodes: SAMPLE.nodes.map(({ id }) => id), notes: ["n"] });

test("what was copied is read again, key for key", () => {
  expect(JSON.stringify(readFragment(JSON.stringify(ALL)))).toBe(JSON.stringify(ALL));
});

const CONDITION = { id: "c", condition: "Ja", targetNodeId: null };

/** Of lists that are too long for a node, all entries are looked at. */
const TOO_MANY_WITH_RUBBISH = [
  ["201 conditions and null", { conditions: [...Array(201).fill(CONDITION), null] }],
  [
    "201 examples and a number",
    { conditions: [{ ...CONDITION, examples: [...Array(201).fill("gern"), 1] }] },
  ],
  ["11 re-prompts and null", { reprompts: [...Array(11).fill("Bitte?"), null] }],
].map(([what, fields]): [string, string] => {
  const node = { id: "a", type: "decision", title: "A", position: { x: 0, y: 0 } };
  const nodes = [{ ...node, ...(fields as object) }];
  return [String(what), JSON.stringify({ ...ALL, nodes, connections: [] })];
});

test("what is only too much is read, and refused by name", () => {
  const conditions = Array.from({ length: 201 }, (_, index) => ({ ...CONDITION, id: `c${index}` }));
  const node = { id: "a", type: "decision", title: "A", position: { x: 0, y: 0 }, conditions };
  const read = readFragment(JSON.stringify({ ...ALL, nodes: [node], connections: [] }));
  if (!read) throw new Error("It was not read.");
  expect(paste(NEW, read, { x: 0, y: 0 }, idsFor(NEW, 1))).toMatchObject({
    refused: { code: "too-many-conditions", node: "A" },
  });
});

describe("is no fragment", () => {
  const [node] = ALL.nodes;
  test.each<[string, string]>([
    ["nothing", ""],
    ["a text", "Guten Tag"],
    ["half a file", JSON.stringify(ALL).slice(0, -1)],
    ["null", "null"],
    ["a list", "[]"],
    ["another program's clipboard", '{"type":"excalidraw/clipboard","elements":[]}'],
    ["a later version", JSON.stringify({ ...ALL, version: 2 })],
    ["without lists", '{"rufbaum":"fragment","version":1}'],
    ["an unknown kind", JSON.stringify({ ...ALL, nodes: [{ ...node, type: "toString" }] })],
    ...TOO_MANY_WITH_RUBBISH,
    ["two nodes of one id", JSON.stringify({ ...ALL, nodes: [node, node] })],
    ["no place", JSON.stringify({ ...ALL, nodes: [{ ...node, position: { x: "0", y: 0 } }] })],
    ["a forbidden name", JSON.stringify(ALL).replace('"title"', '"__proto__":{"x":1},"title"')],
    [
      "100 levels",
      `{"rufbaum":"fragment","version":1,"nodes":${"[".repeat(100)}${"]".repeat(100)}}`,
    ],
  ])("%s", (_what, text) => {
    expect(readFragment(text)).toBeNull();
  });
});

test.each(Array.from({ length: 20 }, (_, seed) => seed + 1))(
  "rubbish in any place is turned away, or makes a valid document (seed %d)",
  (seed) => {
    const random = seededRandom(seed);
    let taken = 0;
    for (let round = 0; round < 200; round++) {
      const fragment = readFragment(JSON.stringify(spoilt(structuredClone(ALL), random)));
      if (!fragment) continue;
      const edited = paste(NEW, fragment, { x: 10, y: 10 }, idsFor(NEW, 1));
      if (isRefused(edited)) continue;
      taken += 1;
      expect(parseTree(applyDiff(NEW, edited.diff))).toMatchObject({ ok: true });
    }
    expect(taken).toBeGreaterThan(0);
  },
);

const RUBBISH = [null, "", "x", "__proto__", -1, 0, 1e99, true, [], {}, [null], { text: 1 }, [[]]];

/** One value somewhere in it, replaced, taken away or put in beside. */
function spoilt<T extends object>(whole: T, random: Pick<Random, "number">): T {
  const places: [Record<string, unknown>, string][] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, child] of Object.entries(value)) {
      places.push([value as Record<string, unknown>, name]);
      walk(child);
    }
  };
  walk(whole);
  const below = (limit: number) => Math.floor(random.number() * limit);
  const [object, name] = places[below(places.length)] ?? [{}, ""];
  if (random.number() < 0.2) delete object[name];
  else object[name] = RUBBISH[below(RUBBISH.length)];
  return whole;
}
