import { expect, test } from "bun:test";
import { textOf } from "../content.ts";
import { parseTree } from "../document/parse-tree.ts";
import { canStart } from "../lint/opening.ts";
import { sampleTree } from "./index.ts";

const SAMPLE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });

test("it is a valid document with which a call can be made", () => {
  expect(parseTree(SAMPLE)).toEqual({ ok: true, tree: SAMPLE });
  expect(canStart(SAMPLE)).toEqual([]);
});

test("its cards lie on the canvas and none covers another", () => {
  // A card is 240 wide and, with four lines of text, about 200 high.
  for (const [index, { position }] of SAMPLE.nodes.entries()) {
    expect(position.x).toBeGreaterThanOrEqual(0);
    expect(position.x + 240).toBeLessThanOrEqual(5_000);
    for (const other of SAMPLE.nodes.slice(index + 1)) {
      const apart =
        Math.abs(other.position.x - position.x) >= 280 ||
        Math.abs(other.position.y - position.y) >= 240;
      expect([SAMPLE.nodes[index]?.id, other.id, apart]).toEqual([
        SAMPLE.nodes[index]?.id,
        other.id,
        true,
      ]);
    }
  }
});

test("it says with the first breath who calls, for whom, that it is an AI, and why", () => {
  const [start] = SAMPLE.nodes;
  expect(start && textOf(start)).toMatch(/Lena.*KI-Assistentin.*Sonnwerk.*weil/);
});

test("each one handed out is a document of its own", () => {
  const other = sampleTree({ id: "tree_2", createdAt: "" });
  other.nodes[0]?.conditions?.push({ id: "x", condition: "x" });
  other.nodes.pop();
  expect(sampleTree({ id: "tree_1", createdAt: SAMPLE.createdAt })).toEqual(SAMPLE);
});
